import type { Messages } from '../../messages.ts';
import { formatNumber } from '../../plural.ts';

const entries = (count: number) => (count === 1 ? '1 नोंद' : `${formatNumber(count)} नोंदी`);

const list = new Intl.ListFormat('mr');

export const bulk: Messages['bulk'] = {
  selected: (count, total) => `${formatNumber(total)} पैकी ${entries(count)} निवडल्या`,
  /** The first names, and the total number. */
  ownedBy: (names, all) => {
    const others = all - names.length;
    const more = others > 0 ? [`आणखी ${formatNumber(others)} जण`] : [];
    return `नोंद करणारे: ${list.format([...names, ...more])}`;
  },
  region: 'निवडलेल्या नोंदी',
  selectPage: 'या पानावरील सर्व निवडा',
  select: (name) => `${name} निवडा`,
  selectAll: (total) => `सर्व ${formatNumber(total)} निवडा`,
  clear: 'निवड काढा',
  reassign: 'दुसऱ्याला द्या',
  delete: 'हटवा',
  restore: 'परत आणा',
  send_back: 'परत पाठवा',
  titles: {
    reassign: (count) => `${entries(count)} एखाद्या स्वयंसेवकाला द्यायच्या?`,
    delete: (count) => `${entries(count)} हटवायच्या?`,
    restore: (count) => `${entries(count)} परत आणायच्या?`,
    send_back: (count) => `${entries(count)} परत पाठवायच्या?`,
  },
  consequences: {
    reassign: 'त्या ज्यांनी केल्या त्यांच्या यादीतून जातील. कोणी केल्या ते इतिहासात राहील.',
    delete: 'त्या प्रत्येक यादीतून जातील. आपण हे लगेच पूर्ववत करू शकता आणि नंतर त्या परत आणू शकता.',
    restore: 'त्या आपापल्या स्वयंसेवकांच्या यादीत परत येतील.',
    send_back:
      'प्रत्येक स्वयंसेवकाला आपल्या नोंदी पानावर सर्वांत आधी दिसतील, आपल्या सूचनेसह. ज्या स्वयंसेवकांना आता नोंदी दिसत नाहीत, त्यांच्या नोंदी परत पाठवल्या जाणार नाहीत.',
  },
  to: 'कोणत्या स्वयंसेवकाला',
  loadingVolunteers: 'स्वयंसेवकांची यादी येत आहे...',
  progress: (done, all) => `${formatNumber(all)} पैकी ${formatNumber(done)} झाल्या`,
  stop: 'थांबा',
  done: {
    reassign: (count, name) =>
      count === 0 ? `या आधीच ${name} यांच्याकडे आहेत` : `${entries(count)} ${name} यांना दिल्या`,
    delete: (count) => `${entries(count)} हटवल्या`,
    restore: (count) => `${entries(count)} परत आणल्या`,
    send_back: (count) => `${entries(count)} परत पाठवल्या`,
  },
  undone: (count) => `${entries(count)} पूर्ववत केल्या`,
  undoCutOff: (done, open) =>
    `${entries(done)} पूर्ववत केल्या. ${entries(open)} यांबद्दल उत्तर आले नाही: पुन्हा प्रयत्न करा, काहीही दोनदा होणार नाही.`,
  notChanged: (count, reason) => `${entries(count)} बदलता आल्या नाहीत: ${reason}`,
  cutOff: (done, left, unanswered) =>
    unanswered > 0
      ? `${entries(done)} झाल्या, ${entries(left)} राहिल्या. ${entries(unanswered)} यांबद्दल उत्तर आले नाही: पुढे जा, म्हणजे कळेल; काहीही दोनदा होणार नाही.`
      : `${entries(done)} झाल्या, ${entries(left)} राहिल्या. काहीही हरवले नाही: राहिलेल्यांसह पुढे जा, किंवा सर्व पूर्ववत करा.`,
  goOn: 'राहिलेल्यांसह पुढे जा',
  tooMany: (max) =>
    `एका वेळी जास्तीत जास्त ${formatNumber(max)}. फिल्टरने यादी लहान करा, किंवा यांपासून सुरू करा.`,
};
