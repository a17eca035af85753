import type { Messages } from '../../messages.ts';

export const possibleDuplicate: Messages['possibleDuplicate'] = {
  mayBe: (name, place, day) =>
    place
      ? `यांची नोंद कदाचित आधीच झालेली असेल: ${name}, ${place}, ${day}`
      : `यांची नोंद कदाचित आधीच झालेली असेल: ${name}, ${day}`,
  /** An entry that only admins may see. */
  someone: 'यांची नोंद कदाचित दुसऱ्या स्वयंसेवकाने केली असेल',
  someoneNote: 'कार्यालय दोन्ही नोंदी पाहील. इथे यापेक्षा जास्त दाखवता येत नाही.',
  own: 'आपण केलेली नोंद',
  ofAnother: 'दुसऱ्या स्वयंसेवकाने केलेली नोंद',
  waiting: 'याच फोनवर किंवा संगणकावर आहे, पाठवायची बाकी',
  strengths: {
    number: 'तोच ओळख नंबर',
    mobile: 'तोच मोबाइल',
    alike: 'मिळतेजुळते नाव',
  },
  sameEnd: 'ओळख नंबरचे शेवटचे चार अंक तेच',
  ageWithin: (years) => `वयात जास्तीत जास्त ${years} वर्षांचा फरक`,
  open: 'उघडा',
  different: 'ही वेगळी व्यक्ती आहे',
  recordAnyway: 'सूचना बंद करा, पुढे भरा',
  saveAnyway: 'तरीही जतन करा',
  more: (count) => (count === 1 ? 'आणखी एक नोंद यांची असू शकते' : `आणखी ${count} नोंदी यांच्या असू शकतात`),
};
