import type { Messages } from '../../messages.ts';

export const history: Messages['history'] = {
  title: 'बदलांचा इतिहास',
  showAll: (count) => `सर्व ${count} दाखवा`,
  created: (version) => `आवृत्ती ${version}, नोंद केली`,
  current: (version) => `आवृत्ती ${version}, सध्याची`,
  version: (version) => `आवृत्ती ${version}`,
  deleted: 'हटवली',
  restored: 'परत आणली',
  revertToThis: 'या आवृत्तीसारखी ठेवा',
  madeAndCame: (made, came) => `${made}, इथे पोहोचली: ${came}`,

  revertTitle: (version) => `नोंद पुन्हा आवृत्ती ${version} सारखी ठेवायची?`,
  revert: 'पूर्वीसारखे ठेवा',
  reverting: 'पूर्वीसारखे ठेवत आहे...',
  revertNote: (current) =>
    `खालील गोष्टी पूर्वीसारख्या होतील. सध्याची नोंद इतिहासात आवृत्ती ${current} म्हणून राहील.`,
  wasReverted: (version) => `नोंद आता आवृत्ती ${version} सारखी आहे`,

  before: 'आधी: ',
  after: 'नंतर: ',
  alike: {
    number: 'दुसरा नंबर, पण शेवटचे अंक हेच',
    document: 'दुसरा नंबर, पण शेवटची अक्षरे हीच',
    volunteer: 'याच नावाचे दुसरे स्वयंसेवक',
    other: 'दुसरे, पण असेच दिसणारे',
  },
  mayDiffer: 'मध्ये हे बदलले होते: शेवटचा भाग हाच असला, तरी नंबर वेगळा असू शकतो',
};
