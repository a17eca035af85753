import type { ValuesOf } from '#domain/website/fields.ts';
import type { pageBankDetails as document } from '../../documents/page-bank-details.ts';

export const pageBankDetails: ValuesOf<(typeof document)['fields']> = {
  opening: {
    picture: 'donation-opening.webp',
    heading: 'अगला अध्याय लिखने में साथ दीजिए',
    lede: 'भारत के किसी भी बैंक खाते से, नीचे लिखी जानकारी पर भेजा पैसा हम तक पहुँचता है।',
    lede_placeholder:
      'यहाँ ट्रस्ट के बैंक खाते की जानकारी आएगी। अभी जो दिख रहा है, वह बस नमूना है। कृपया इस पर कोई पैसा न भेजें।',
  },
  details: {
    heading: 'बैंक खाता और QR कोड',
    account_name: 'खाते का नाम',
    account_number: 'खाता नंबर',
    ifsc: 'IFSC कोड',
    upi_id: 'UPI ID',
    copy: 'कॉपी करें',
    copied: 'कॉपी हो गया',
    copied_spoken: 'कॉपी हो गया',
    placeholder: 'यह जानकारी नमूना है।',
    placeholder_text:
      'ट्रस्ट ने अपना बैंक खाता अभी यहाँ नहीं दिया है। यहाँ दिख रहे किसी भी नंबर पर कृपया पैसा न भेजें।',
    qr: 'UPI से पैसा भेजने का QR कोड',
    qr_placeholder: 'नमूने का QR कोड',
    caption: 'किसी भी UPI ऐप से स्कैन कीजिए। रक़म आप ख़ुद भरेंगे।',
    caption_placeholder: 'असली कोड आ जाए, तब किसी भी UPI ऐप से स्कैन कीजिए।',
    strip: 'नमूना QR',
    strip_second: 'पैसा न भेजें',
  },
  popup: {
    heading: 'अगला अध्याय लिखने में साथ दीजिए',
    close: 'बंद करें',
    note: 'जिस अध्याय का साथ देना हो, पैसे भेजते समय नोट में उसका नाम लिखिए, जैसे “WASH”। हम कभी OTP या PIN नहीं माँगते।',
    page: 'यही जानकारी पूरे पन्ने पर, छापने के लिए',
  },
  note: {
    heading: 'नोट में क्या लिखें',
    text: 'किताब के ग्यारह अध्यायों में से कोई एक नाम, जैसा यहाँ लिखा है। सभी प्यारे हों, तो नोट ख़ाली छोड़ दीजिए।',
    examples: ['WASH', 'शिक्षा', 'दूसरी पारी'],
    safety: 'ट्रस्ट का कोई भी आदमी आपसे कभी OTP, PIN या कार्ड नंबर नहीं माँगेगा।',
  },
  registered: {
    heading: 'पंजीकरण और मान्यता',
    legal_name: 'पंजीकृत नाम',
    registration: 'पंजीकरण नंबर',
    pan: 'PAN',
    section_12a: '12A पंजीकरण',
    section_80g: '80G की मंज़ूरी',
    valid_until: 'मान्यता की आख़िरी तारीख़',
    fcra: 'FCRA पंजीकरण',
    fcra_none: 'हमारा FCRA पंजीकरण नहीं है। इसलिए हम विदेश से दान नहीं ले सकते।',
  },
  search: {
    title: 'दान की जानकारी | {short_name}',
    description: 'ट्रस्ट को दान देने के लिए बैंक खाते की जानकारी और QR कोड, और दान किस काम में लगता है।',
  },
};
