import type { ValuesOf } from '#domain/website/fields/fields.ts';
import type { pageReceipt as document } from '../../../documents/pages/page-receipt.ts';

export const pageReceipt: ValuesOf<(typeof document)['fields']> = {
  opening: {
    picture: 'donation-opening.webp',
    heading: 'रसीद माँगिए',
    lede: 'हम बैंक के विवरण में आपका दान ढूँढते हैं, फिर आपको लिखते हैं। यह पन्ना नहीं बता सकता कि पैसा पहुँच गया है।',
  },
  form: {
    heading: 'आपके दान के बारे में',
    intro: 'संदर्भ नंबर आपके UPI ऐप में या बैंक के संदेश में मिलेगा।',
    notice:
      'आपकी जानकारी केवल रसीद और आयकर विभाग को दिए जाने वाले विवरण के लिए है। आपका PAN सुरक्षित रखा जाता है।',
    next: [
      'आप तारीख़, रक़म और संदर्भ नंबर भेजते हैं।',
      'हम विवरण में वह दान ढूँढते हैं।',
      'नंबर वाली रसीद ईमेल से आती है।',
    ],
    optional: 'ज़रूरी नहीं',
    submit: 'भेजिए',
    not_sent: 'आपका निवेदन नहीं भेजा गया',
    still_here: 'आपने जो लिखा, वह यहीं है।',
    certificate: 'यह रसीद 80G का प्रमाणपत्र (फ़ॉर्म 114) नहीं है। वह साल के विवरण के बाद आता है।',
    name: 'नाम',
    email: 'ईमेल',
    address: 'पता',
    amount: 'रक़म, रुपयों में',
    received_on: 'दान की तारीख़',
    mode: 'आपने कैसे भेजा?',
    mode_hint: 'UPI, बैंक से, चेक या नक़द',
    reference: 'UPI या बैंक का संदर्भ नंबर',
    pan: 'PAN',
    pan_hint: 'दस अक्षर, केवल 80G के लिए',
  },
  thanks: {
    heading: 'धन्यवाद! आपका निवेदन हमें मिल गया।',
    text: 'हम बैंक के विवरण में आपका दान ढूँढेंगे, और आपके ईमेल पर लिखेंगे।',
    home: 'होम पर लौटें',
    picture: 'letter.webp',
  },
  search: {
    title: 'रसीद माँगिए | {short_name}',
    description: 'अपने दान की रसीद माँगिए: उसकी तारीख़, रक़म और भुगतान का संदर्भ नंबर लिखकर।',
  },
  not_sent_search: {
    title: 'आपका निवेदन नहीं भेजा गया | {short_name}',
    description: 'रसीद का निवेदन एक बार फिर, आपके लिखे शब्दों के साथ, और उसमें क्या बदलना है।',
  },
};
