import type { ValuesOf } from '#domain/website/fields.ts';
import type { pageBankDetails as document } from '../../documents/page-bank-details.ts';

export const pageBankDetails: ValuesOf<(typeof document)['fields']> = {
  opening: {
    picture: 'donation-opening.webp',
    heading: 'पुढचा अध्याय लिहायला साथ द्या',
    lede: 'भारतातल्या कोणत्याही बँक खात्यातून, खालील माहितीवर पाठवलेले पैसे आमच्यापर्यंत पोचतात.',
    lede_placeholder:
      'इथे ट्रस्टच्या बँक खात्याची माहिती येईल. आत्ता दिसते तो फक्त नमुना आहे. कृपया यावर पैसे पाठवू नका.',
  },
  details: {
    heading: 'बँक खाते आणि QR कोड',
    account_name: 'खात्याचे नाव',
    account_number: 'खाते क्रमांक',
    ifsc: 'IFSC कोड',
    upi_id: 'UPI ID',
    copy: 'कॉपी करा',
    copied: 'कॉपी झाले',
    copied_spoken: 'कॉपी झाले',
    placeholder: 'ही माहिती नमुना आहे.',
    placeholder_text:
      'ट्रस्टने आपले बँक खाते अजून इथे दिलेले नाही. इथे दिसणाऱ्या कोणत्याही क्रमांकावर कृपया पैसे पाठवू नका.',
    qr: 'UPI ने पैसे पाठवण्याचा QR कोड',
    qr_placeholder: 'नमुना QR कोड',
    caption: 'कोणत्याही UPI ॲपने स्कॅन करा. रक्कम तुम्हीच भरायची.',
    caption_placeholder: 'खरा कोड आला की कोणत्याही UPI ॲपने स्कॅन करा.',
    strip: 'नमुना QR',
    strip_second: 'पैसे पाठवू नका',
  },
  popup: {
    heading: 'पुढचा अध्याय लिहायला साथ द्या',
    close: 'बंद करा',
    note: 'ज्या अध्यायाला साथ द्यायची, त्याचे नाव पैसे पाठवताना नोटमध्ये लिहा, उदाहरणार्थ “WASH”. आम्ही कधीही OTP किंवा PIN मागत नाही.',
    page: 'हीच माहिती पूर्ण पानावर, छापण्यासाठी',
  },
  note: {
    heading: 'नोटमध्ये काय लिहायचे',
    text: 'पुस्तकातल्या अकरा अध्यायांपैकी एक नाव, इथे लिहिले आहे तसेच. सगळेच प्रिय असतील, तर नोट रिकामी ठेवा.',
    examples: ['WASH', 'शिक्षण', 'दुसरी इनिंग'],
    safety: 'ट्रस्टमधील कोणीही तुम्हाला कधीही OTP, PIN किंवा कार्ड नंबर विचारणार नाही.',
  },
  registered: {
    heading: 'नोंदणी आणि मान्यता',
    legal_name: 'नोंदणीकृत नाव',
    registration: 'नोंदणी क्रमांक',
    pan: 'PAN',
    section_12a: '12A नोंदणी',
    section_80g: '80G मान्यता',
    valid_until: 'मान्यतेची शेवटची तारीख',
    fcra: 'FCRA नोंदणी',
    fcra_none: 'आमची FCRA नोंदणी नाही. त्यामुळे आम्ही परदेशातून देणगी घेऊ शकत नाही.',
  },
  search: {
    title: 'देणगीची माहिती | {short_name}',
    description:
      'ट्रस्टला देणगी देण्यासाठी बँक खात्याची माहिती आणि QR कोड, आणि देणगी कोणत्या कामासाठी लागते.',
  },
};
