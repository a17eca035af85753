import type { Messages } from '../messages.ts';

export const time: Messages['time'] = {
  months: ['जन', 'फ़र', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुल', 'अग', 'सित', 'अक्तू', 'नव', 'दिस'],
  at: (date, clock) => `${date}, ${clock}`,
  today: (clock) => `आज, ${clock}`,
  yesterday: (clock) => `कल, ${clock}`,
  atClock: (clock) => `${clock} बजे`,
  yesterdayAt: (clock) => `कल ${clock} बजे`,
  onDayAt: (day, clock) => `${day} को ${clock} बजे`,
};
