import type { ValuesOf } from '#domain/website/fields/fields.ts';
import type { team as document } from '../../documents/team.ts';

export const team: ValuesOf<(typeof document)['fields']> = {
  opening: {
    picture: 'team-opening.webp',
    heading: 'हमारी टीम',
    lede: '{count} लोग ट्रस्ट चलाते हैं: कार्यक्रमों की योजना बनाते हैं, हिसाब पढ़ते हैं और चिट्ठियों का जवाब देते हैं।',
  },
  items: [
    {
      name: 'संस्थापक',
      education: 'सार्वजनिक नीति और सामुदायिक विकास',
      position: 'संस्थापक',
      quote: '',
      picture: 'trade-sapling',
    },
    {
      name: 'सह-संस्थापक',
      education: 'समाज कार्य और ग्रामीण प्रबंधन',
      position: 'सह-संस्थापक',
      quote: '',
      picture: 'trade-pot',
    },
    {
      name: 'संचार विशेषज्ञ',
      education: 'पत्रकारिता और जनसंचार',
      position: 'संचार विशेषज्ञ',
      quote: '',
      picture: 'trade-horn',
    },
    {
      name: 'क़ानूनी प्रमुख',
      education: 'क़ानून',
      position: 'क़ानूनी प्रमुख',
      quote: '',
      picture: '',
    },
    {
      name: 'आईटी प्रमुख',
      education: 'कंप्यूटर विज्ञान',
      position: 'आईटी प्रमुख',
      quote: '',
      picture: 'trade-phone',
    },
    {
      name: 'विशेष शिक्षक',
      education: 'विशेष शिक्षा',
      position: 'विशेष शिक्षक',
      quote: '',
      picture: 'trade-dots',
    },
    {
      name: 'क़ानूनी सलाहकार',
      education: '',
      position: 'क़ानूनी सलाहकार',
      quote: '',
      picture: 'trade-paper',
    },
  ],
  list: {
    heading: 'कौन क्या करता है',
    note: 'नाम, पढ़ाई और तस्वीरें अभी नमूने हैं, जब तक हर साथी अपनी न भेजे। तस्वीर की जगह उनके काम का चित्र है।',
    no_words: 'अभी कुछ कहा नहीं है',
    home: 'सभी {count} लोगों से मिलें',
  },
  carousel: {
    name: 'हमारी टीम',
    kind: 'घूमती तस्वीरें',
    slide: 'एक तस्वीर',
    members: 'टीम के लोग',
    of: '/',
    start: 'घुमाना शुरू करें',
    stop: 'घुमाना रोकें',
    previous: 'पिछला',
    next: 'अगला',
  },
  search: {
    title: 'हमारी टीम | {short_name}',
    description: 'ट्रस्ट के {count} लोग, संस्थापक से क़ानूनी सलाहकार तक: वे कौन हैं और कौन क्या करता है।',
  },
};
