import type { ValuesOf } from '#domain/website/fields/fields.ts';
import type { pageContact as document } from '../../../documents/pages/page-contact.ts';

export const pageContact: ValuesOf<(typeof document)['fields']> = {
  opening: {
    picture: 'runner.webp',
    heading: 'संपर्क करें',
    lede: 'हम आपकी मदद के लिए यहीं हैं!',
  },
  cards: {
    phone: 'फ़ोन',
    email: 'ईमेल',
    query: 'पूछताछ का ईमेल',
    personal: 'किससे बात करें',
    address: 'पता',
  },
  form: {
    heading: 'पूछताछ का फ़ॉर्म',
    intro: 'आपको क्या चाहिए, एक-दो पंक्ति में बताइए। सारे ख़ाने भरिए, ताकि सही व्यक्ति आपको जवाब दे सके।',
    notice:
      'आपका नाम, फ़ोन, ईमेल, पता और संदेश सिर्फ़ आपको जवाब देने के काम आते हैं। इन्हें हटवाना हो, तो ऊपर दिए पूछताछ के ईमेल पर कभी भी लिखिए।',
    next: [
      'संदेश पहुँचते ही यहाँ इसकी पुष्टि दिखती है।',
      'ट्रस्ट का कोई व्यक्ति उसे पढ़ेगा।',
      'वे ईमेल से जवाब देंगे, या आपको फ़ोन करेंगे।',
    ],
    name: 'नाम',
    phone: 'फ़ोन',
    email: 'ईमेल',
    address: 'पता',
    message: 'संदेश',
    submit: 'भेजिए',
    submitting: 'भेजा जा रहा है...',
    not_sent: 'आपका संदेश नहीं गया',
    still_here: 'आपका लिखा हुआ यहीं है।',
  },
  thanks: {
    heading: 'धन्यवाद! आपका संदेश हम तक पहुँच गया।',
    text: 'टीम से कोई इसे पढ़ेगा और आपके ईमेल पर जवाब देगा।',
    home: 'होम पर लौटें',
    faqs: 'आम सवाल पढ़ें',
    picture: 'letter.webp',
  },
  search: {
    title: 'संपर्क करें | {short_name}',
    description: 'ट्रस्ट का फ़ोन, ईमेल, पूछताछ का ईमेल, और किससे बात करनी है। हम आपकी मदद के लिए यहीं हैं।',
  },
  not_sent_search: {
    title: 'आपका संदेश नहीं गया | {short_name}',
    description: 'पूछताछ का फ़ॉर्म फिर से: जो आपने लिखा था, और उसमें क्या बदलना है।',
  },
};
