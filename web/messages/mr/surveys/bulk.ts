import type { Messages } from '../../messages.ts';
import { formatNumber } from '../../plural.ts';

const entries = (count: number) => (count === 1 ? '1 नोंद' : `${formatNumber(count)} नोंदी`);
/** The verb of a number of entries. */
const verb = (count: number, one: string, other: string) => (count === 1 ? one : other);

const list = new Intl.ListFormat('mr');

export const bulk: Messages['bulk'] = {
  selected: (count, total) =>
    `${formatNumber(total)} पैकी ${entries(count)} ${verb(count, 'निवडली', 'निवडल्या')}`,
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
    reassign: (count) => `${entries(count)} एखाद्या स्वयंसेवकाला ${verb(count, 'द्यायची', 'द्यायच्या')}?`,
    delete: (count) => `${entries(count)} ${verb(count, 'हटवायची', 'हटवायच्या')}?`,
    restore: (count) => `${entries(count)} परत ${verb(count, 'आणायची', 'आणायच्या')}?`,
    send_back: (count) => `${entries(count)} परत ${verb(count, 'पाठवायची', 'पाठवायच्या')}?`,
  },
  consequences: {
    reassign: (count) =>
      count === 1
        ? 'ती ज्यांनी केली त्यांच्या यादीतून जाईल. कोणी केली ते इतिहासात राहील.'
        : 'त्या ज्यांनी केल्या त्यांच्या यादीतून जातील. कोणी केल्या ते इतिहासात राहील.',
    delete: (count) =>
      count === 1
        ? 'ती प्रत्येक यादीतून जाईल. आपण हे लगेच पूर्ववत करू शकता आणि नंतर ती परत आणू शकता.'
        : 'त्या प्रत्येक यादीतून जातील. आपण हे लगेच पूर्ववत करू शकता आणि नंतर त्या परत आणू शकता.',
    restore: (count) =>
      count === 1
        ? 'ती नोंद करणाऱ्या स्वयंसेवकाच्या यादीत परत येईल. ती दुसऱ्या नोंदीत एकत्र केली असल्यास ते एकत्रीकरण रद्द होईल.'
        : 'त्या आपापल्या स्वयंसेवकांच्या यादीत परत येतील. दुसऱ्या नोंदीत एकत्र केलेल्या नोंदी पुन्हा स्वतंत्र होतील.',
    send_back: () =>
      'प्रत्येक स्वयंसेवकाला त्यांच्या नोंदी त्यांच्या पानावर सर्वांत आधी दिसतील, आपण लिहिलेल्या संदेशासह. ज्या स्वयंसेवकांना आता नोंदी दिसत नाहीत, त्यांच्या नोंदी परत पाठवल्या जाणार नाहीत.',
  },
  to: 'कोणत्या स्वयंसेवकाला',
  loadingVolunteers: 'स्वयंसेवकांची यादी येत आहे...',
  progress: (done, all) => `${formatNumber(all)} पैकी ${formatNumber(done)} झाल्या`,
  stop: 'थांबवा',
  done: {
    reassign: (count, name) =>
      count === 0
        ? `या आधीच ${name} यांच्याकडे आहेत`
        : `${entries(count)} ${name} यांना ${verb(count, 'दिली', 'दिल्या')}`,
    delete: (count) => `${entries(count)} ${verb(count, 'हटवली', 'हटवल्या')}`,
    restore: (count) => `${entries(count)} परत ${verb(count, 'आणली', 'आणल्या')}`,
    send_back: (count) => `${entries(count)} परत ${verb(count, 'पाठवली', 'पाठवल्या')}`,
  },
  undone: (count) => `${entries(count)} पूर्ववत ${verb(count, 'केली', 'केल्या')}`,
  undoCutOff: (done, open) =>
    `${entries(done)} पूर्ववत ${verb(done, 'केली', 'केल्या')}. ${entries(open)} यांबद्दल उत्तर आले नाही: पुन्हा प्रयत्न करा, काहीही दोनदा होणार नाही.`,
  notChanged: (count, reason) =>
    `${entries(count)} बदलता ${verb(count, 'आली नाही', 'आल्या नाहीत')}: ${reason}`,
  cutOff: (done, left, unanswered) =>
    unanswered > 0
      ? `${entries(done)} ${verb(done, 'झाली', 'झाल्या')}, ${entries(left)} ${verb(left, 'राहिली', 'राहिल्या')}. ${entries(unanswered)} यांबद्दल उत्तर आले नाही: पुढे जा, म्हणजे कळेल; काहीही दोनदा होणार नाही.`
      : `${entries(done)} ${verb(done, 'झाली', 'झाल्या')}, ${entries(left)} ${verb(left, 'राहिली', 'राहिल्या')}. काहीही हरवले नाही: राहिलेल्यांसह पुढे जा, किंवा सर्व पूर्ववत करा.`,
  goOn: 'राहिलेल्यांसह पुढे जा',
  tooMany: (max) =>
    `एका वेळी जास्तीत जास्त ${formatNumber(max)}. फिल्टरने यादी लहान करा, किंवा यांपासून सुरू करा.`,
};
