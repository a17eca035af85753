// `clock` is 14:05, `date` 17 Nov 2026 and `day` 17 Nov, in this language's own months.
export const time = {
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  at: (date: string, clock: string) => `${date}, ${clock}`,
  today: (clock: string) => `Today, ${clock}`,
  yesterday: (clock: string) => `Yesterday, ${clock}`,
  /** Within a sentence, as in “Deleted by Meera at 14:05”. */
  atClock: (clock: string) => `at ${clock}`,
  yesterdayAt: (clock: string) => `yesterday at ${clock}`,
  onDayAt: (day: string, clock: string) => `on ${day} at ${clock}`,
};
