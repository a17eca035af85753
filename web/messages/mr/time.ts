import type { Messages } from '../messages.ts';

export const time: Messages['time'] = {
  months: ['जाने', 'फेब्रु', 'मार्च', 'एप्रि', 'मे', 'जून', 'जुलै', 'ऑग', 'सप्टें', 'ऑक्टो', 'नोव्हें', 'डिसें'],
  at: (date, clock) => `${date}, ${clock}`,
  today: (clock) => `आज, ${clock}`,
  yesterday: (clock) => `काल, ${clock}`,
  atClock: (clock) => `${clock} वाजता`,
  yesterdayAt: (clock) => `काल ${clock} वाजता`,
  onDayAt: (day, clock) => `${day} रोजी ${clock} वाजता`,
};
