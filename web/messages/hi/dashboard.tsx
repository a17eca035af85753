import type { Messages } from '../messages.ts';

export const dashboard: Messages['dashboard'] = {
  welcome: (name) => <>{name}, आपका स्वागत है</>,
  newEntry: 'नया सर्वे भरें',
  surveys: 'सर्वे',
  volunteers: 'स्वयंसेवक',
  enquiries: 'पूछताछ',
  unread: 'बिना पढ़ी',
};
