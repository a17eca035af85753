/** Files beside the pages of events and news items, in each language. */
export const CALENDAR_PATH = '/events.ics';
export const FEED_PATH = '/news.atom';
