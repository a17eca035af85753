import type { ValuesOf } from '#domain/website/fields/fields.ts';
import type { pageContact as document } from '../../../documents/pages/page-contact.ts';

export const pageContact: ValuesOf<(typeof document)['fields']> = {
  opening: {
    picture: 'runner.webp',
    heading: 'संपर्क',
    lede: 'तुमच्या मदतीसाठी आम्ही इथे आहोत!',
  },
  cards: {
    phone: 'फोन',
    email: 'ईमेल',
    query: 'विचारणेसाठी ईमेल',
    personal: 'कोणाशी बोलायचे',
    address: 'पत्ता',
  },
  form: {
    heading: 'विचारणेचा फॉर्म',
    intro: 'तुम्हाला काय हवे आहे, ते एक-दोन ओळींत सांगा. सगळे रकाने भरा, म्हणजे योग्य माणूस तुम्हाला उत्तर देईल.',
    notice:
      'तुमचे नाव, फोन, ईमेल, पत्ता आणि संदेश फक्त तुम्हाला उत्तर देण्यासाठी वापरतो. ते काढून टाकायचे असेल, तर वर दिलेल्या विचारणेच्या ईमेलवर कधीही लिहा.',
    next: [
      'संदेश पोचला की इथे तसे लिहिलेले दिसते.',
      'ट्रस्टमधील कोणीतरी तो वाचते.',
      'ते ईमेलने उत्तर देतात, किंवा तुम्हाला फोन करतात.',
    ],
    name: 'नाव',
    phone: 'फोन',
    email: 'ईमेल',
    address: 'पत्ता',
    message: 'संदेश',
    submit: 'पाठवा',
    submitting: 'पाठवत आहे...',
    not_sent: 'तुमचा संदेश गेला नाही',
    still_here: 'तुम्ही लिहिलेले इथेच आहे.',
  },
  thanks: {
    heading: 'धन्यवाद! तुमचा संदेश आमच्यापर्यंत पोचला.',
    text: 'टीममधील कोणीतरी तो वाचेल आणि तुमच्या ईमेलवर उत्तर देईल.',
    home: 'मुख्यपानावर जा',
    faqs: 'नेहमीचे प्रश्न वाचा',
    picture: 'letter.webp',
  },
  search: {
    title: 'संपर्क | {short_name}',
    description: 'ट्रस्टचा फोन, ईमेल, विचारणेसाठी ईमेल, आणि कोणाशी बोलायचे. तुमच्या मदतीसाठी आम्ही इथे आहोत.',
  },
  not_sent_search: {
    title: 'तुमचा संदेश गेला नाही | {short_name}',
    description: 'विचारणेचा फॉर्म पुन्हा एकदा: तुम्ही लिहिलेले, आणि त्यात काय बदलायचे आहे.',
  },
};
