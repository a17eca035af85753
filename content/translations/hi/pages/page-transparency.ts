import type { ValuesOf } from '#domain/website/fields/fields.ts';
import type { pageTransparency as document } from '../../../documents/pages/page-transparency.ts';

export const pageTransparency: ValuesOf<(typeof document)['fields']> = {
  opening: {
    picture: 'weighing-opening.webp',
    heading: 'पारदर्शिता',
    lede: 'क़ानून की नज़र में संस्था क्या है, उसके लिए कौन जवाबदेह है, और पैसा कहाँ लगा।',
  },
  law: {
    heading: 'क़ानूनी पहचान',
    text: 'नंबर वही हैं जो प्रमाणपत्रों पर हैं। प्रमाणपत्र की मियाद बीतते ही उसकी पंक्ति हट जाती है।',
    legal_name: 'पंजीकृत नाम',
    registration: 'पंजीकरण नंबर',
    pan: 'PAN',
    section_12a: '12AB पंजीकरण',
    section_80g: '80G मंज़ूरी',
    darpan: 'NGO DARPAN',
    csr1: 'CSR-1',
    fcra: 'FCRA पंजीकरण',
    fcra_none: 'पंजीकरण नहीं है। संस्था विदेश से दान नहीं ले सकती।',
    valid_until: 'इस तारीख़ तक मान्य:',
    certificates: 'प्रमाणपत्र',
  },
  papers: {
    heading: 'हिसाब और रिपोर्ट',
    text: 'सबसे नई सबसे ऊपर। हर एक PDF में डाउनलोड हो सकती है।',
    auditor: 'ऑडिटर:',
    download: 'डाउनलोड करें',
  },
  board: { heading: 'जवाबदेह कौन है', since: 'कब से:' },
  grievance: {
    heading: 'कुछ ग़लत लगे तो',
    text: 'बताइए क्या हुआ, कब और कहाँ। कोई इंसान ही उसे पढ़ता है और जवाब देता है।',
  },
  refunds: { heading: 'दान की वापसी' },
  counting: {
    heading: 'हम कैसे गिनते हैं',
    text: 'हर आँकड़े के साथ लिखा है कि वह किसका है, कब का है और किसने बताया।',
  },
  nothing: {
    heading: 'संस्था के काग़ज़ अभी इस पन्ने पर नहीं हैं',
    text: 'पंजीकरण नंबर, बोर्ड, ऑडिट किए हुए हिसाब और रिपोर्ट यहाँ तब दिखेंगे जब संस्था उन्हें भर देगी। तब तक कोई भी काग़ज़ माँगिए, हममें से कोई जवाब देगा।',
    contact: 'काग़ज़ माँगें',
  },
  search: {
    title: 'पारदर्शिता | {short_name}',
    description:
      'संस्था के पंजीकरण, बोर्ड, ऑडिट किए हुए हिसाब और सालाना रिपोर्ट, और कुछ ग़लत लगे तो किसे लिखें।',
  },
};
