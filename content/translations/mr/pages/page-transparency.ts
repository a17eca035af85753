import type { ValuesOf } from '#domain/website/fields/fields.ts';
import type { pageTransparency as document } from '../../../documents/pages/page-transparency.ts';

export const pageTransparency: ValuesOf<(typeof document)['fields']> = {
  opening: {
    picture: 'weighing-opening.webp',
    heading: 'पारदर्शकता',
    lede: 'कायद्याच्या दृष्टीने संस्था काय आहे, तिच्यासाठी कोण जबाबदार आहे, आणि पैसा कुठे वापरला.',
  },
  law: {
    heading: 'कायदेशीर ओळख',
    text: 'प्रमाणपत्रांवर आहेत तेच क्रमांक. प्रमाणपत्राची मुदत संपली की त्याची ओळ जाते.',
    legal_name: 'नोंदणीकृत नाव',
    registration: 'नोंदणी क्रमांक',
    pan: 'PAN',
    section_12a: '12AB नोंदणी',
    section_80g: '80G मान्यता',
    darpan: 'NGO DARPAN',
    csr1: 'CSR-1',
    fcra: 'FCRA नोंदणी',
    fcra_none: 'नोंदणी नाही. संस्था परदेशातून देणगी घेऊ शकत नाही.',
    valid_until: 'या तारखेपर्यंत वैध:',
    certificates: 'प्रमाणपत्रे',
  },
  papers: {
    heading: 'हिशोब आणि अहवाल',
    text: 'सर्वांत नवा सर्वांत वर. प्रत्येक PDF म्हणून डाउनलोड करता येतो.',
    auditor: 'लेखापरीक्षक:',
    download: 'डाउनलोड करा',
  },
  board: { heading: 'जबाबदार कोण आहे', since: 'केव्हापासून:' },
  grievance: {
    heading: 'काही चुकले असेल तर',
    text: 'काय झाले, केव्हा आणि कुठे, ते सांगा. माणूसच ते वाचतो आणि उत्तर देतो.',
  },
  refunds: { heading: 'देणगी परत करणे' },
  counting: {
    heading: 'आम्ही कसे मोजतो',
    text: 'प्रत्येक आकड्यासोबत तो कशाचा, कधीचा आणि कोणी सांगितलेला आहे हे लिहिले आहे.',
  },
  nothing: {
    heading: 'संस्थेची कागदपत्रे अजून या पानावर नाहीत',
    text: 'नोंदणी क्रमांक, मंडळ, लेखापरीक्षित हिशोब आणि अहवाल संस्थेने भरले की इथे दिसतील. तोपर्यंत कोणताही कागद मागा, आमच्यातले कोणीतरी उत्तर देईल.',
    contact: 'कागद मागा',
  },
  search: {
    title: 'पारदर्शकता | {short_name}',
    description:
      'संस्थेच्या नोंदण्या, मंडळ, लेखापरीक्षित हिशोब आणि वार्षिक अहवाल, आणि काही चुकले तर कोणाला लिहायचे.',
  },
};
