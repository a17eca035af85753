import type { Messages } from '../messages.ts';

export const dashboard: Messages['dashboard'] = {
  welcome: (name) => <>{name}, आपले स्वागत आहे</>,
  newEntry: 'नवीन नोंद करा',
  surveys: 'नोंदी',
  volunteers: 'स्वयंसेवक',
  enquiries: 'विचारणा',
  unread: 'न वाचलेल्या',
};
