import type { Messages } from '../../messages.ts';
import { formatNumber } from '../../plural.ts';

const entries = (count: number) => `${formatNumber(count)} सर्वे`;
/** The verb of a number of entries. */
const verb = (count: number, one: string, other: string) => (count === 1 ? one : other);

const list = new Intl.ListFormat('hi');

export const bulk: Messages['bulk'] = {
  selected: (count, total) =>
    `${formatNumber(total)} में से ${entries(count)} ${verb(count, 'चुना गया', 'चुने गए')}`,
  /** The first names, and the total number. */
  ownedBy: (names, all) => {
    const others = all - names.length;
    return `भरने वाले: ${list.format([...names, ...(others > 0 ? [`${formatNumber(others)} और`] : [])])}`;
  },
  region: 'चुने हुए सर्वे',
  selectPage: 'इस पन्ने के सभी चुनें',
  select: (name) => `${name} को चुनें`,
  selectAll: (total) => `सभी ${formatNumber(total)} चुनें`,
  clear: 'चुनाव हटाएँ',
  reassign: 'दूसरे को दें',
  delete: 'हटाएँ',
  restore: 'वापस लाएँ',
  send_back: 'सुधारने भेजें',
  titles: {
    reassign: (count) => `${entries(count)} किसी स्वयंसेवक को दें?`,
    delete: (count) => `${entries(count)} हटाएँ?`,
    restore: (count) => `${entries(count)} वापस लाएँ?`,
    send_back: (count) => `${entries(count)} सुधारने भेजें?`,
  },
  consequences: {
    reassign: (count) =>
      count === 1
        ? 'यह भरने वाले की सूची से हट जाएगा। किसने भरा, यह इतिहास में रहेगा।'
        : 'ये भरने वालों की सूची से हट जाएँगे। किसने भरे, यह इतिहास में रहेगा।',
    delete: (count) =>
      count === 1
        ? 'यह हर सूची से हट जाएगा। आप इसे तुरंत पहले जैसा कर सकते हैं, और बाद में वापस ला सकते हैं।'
        : 'ये हर सूची से हट जाएँगे। आप इन्हें तुरंत पहले जैसा कर सकते हैं, और बाद में वापस ला सकते हैं।',
    restore: (count) =>
      count === 1
        ? 'यह अपने स्वयंसेवक की सूची में लौट आएगा। अगर इसे किसी और सर्वे में मिलाया गया था, तो वह मिलाना रद्द हो जाएगा।'
        : 'ये अपने स्वयंसेवकों की सूची में लौट आएँगे। जो किसी और सर्वे में मिलाए गए थे, वे फिर अलग सर्वे हो जाएँगे।',
    send_back: () =>
      'हर स्वयंसेवक को उनके सर्वे अपने पन्ने पर सबसे ऊपर दिखेंगे, आपके संदेश के साथ। जिन स्वयंसेवकों को अब सर्वे नहीं दिखते, उनके सर्वे नहीं भेजे जाएँगे।',
  },
  to: 'किस स्वयंसेवक को',
  loadingVolunteers: 'स्वयंसेवकों की सूची आ रही है...',
  progress: (done, all) => `${formatNumber(all)} में से ${formatNumber(done)} हुए`,
  stop: 'रोकें',
  done: {
    reassign: (count, name) =>
      count === 0
        ? `ये पहले से ${name} के हैं`
        : `${entries(count)} ${name} को ${verb(count, 'दिया गया', 'दिए गए')}`,
    delete: (count) => `${entries(count)} ${verb(count, 'हटाया गया', 'हटाए गए')}`,
    restore: (count) => `${entries(count)} वापस ${verb(count, 'लाया गया', 'लाए गए')}`,
    send_back: (count) => `${entries(count)} सुधारने ${verb(count, 'भेजा गया', 'भेजे गए')}`,
  },
  undone: (count) => `${entries(count)} ${verb(count, 'पहले जैसा हो गया', 'पहले जैसे हो गए')}`,
  undoCutOff: (done, open) =>
    `${entries(done)} ${verb(done, 'पहले जैसा हो गया', 'पहले जैसे हो गए')}। ${entries(open)} के बारे में जवाब नहीं आया: फिर कोशिश करें, कुछ भी दो बार नहीं होगा।`,
  notChanged: (count, reason) =>
    `${entries(count)} ${verb(count, 'बदला नहीं जा सका', 'बदले नहीं जा सके')}: ${reason}`,
  cutOff: (done, left, unanswered) =>
    unanswered > 0
      ? `${entries(done)} ${verb(done, 'हुआ', 'हुए')}, ${entries(left)} ${verb(left, 'बाकी है', 'बाकी हैं')}। ${entries(unanswered)} के बारे में जवाब नहीं आया: आगे बढ़ें, तो पता चल जाएगा; कुछ भी दो बार नहीं होगा।`
      : `${entries(done)} ${verb(done, 'हुआ', 'हुए')}, ${entries(left)} ${verb(left, 'बाकी है', 'बाकी हैं')}। कुछ खोया नहीं: बाकी के साथ आगे बढ़ें, या सब पहले जैसा करें।`,
  goOn: 'बाकी के साथ आगे बढ़ें',
  tooMany: (max) =>
    `एक बार में ज़्यादा से ज़्यादा ${formatNumber(max)}। फ़िल्टर से सूची छोटी करें, या इनसे शुरू करें।`,
};
