import type { Messages } from '../messages.ts';

export const layout: Messages['layout'] = {
  skip: 'सीधे मुख्य भाग पर जाएँ',
  website: 'वेबसाइट देखें',
  logout: 'बाहर जाएँ',
  help: 'मदद और संपर्क',
  publicWebsite: 'संस्था की वेबसाइट',
  language: 'भाषा',
  titles: {
    signIn: 'अंदर जाएँ',
    editVolunteer: 'स्वयंसेवक की जानकारी बदलें',
    viewVolunteer: 'स्वयंसेवक की जानकारी',
    images: 'तस्वीरें सँभालें',
    website: 'वेबसाइट',
    admin: 'एडमिन कक्ष',
    editSurvey: 'सर्वे बदलें',
    viewSurvey: 'सर्वे की जानकारी',
    toSend: 'भेजना बाकी',
    dashboard: 'स्वयंसेवक कक्ष',
  },
  loading: {
    editVolunteer: 'स्वयंसेवक की जानकारी आ रही है...',
    viewVolunteer: 'स्वयंसेवक की जानकारी आ रही है...',
    images: 'तस्वीरें आ रही हैं...',
    website: 'वेबसाइट आ रही है...',
    survey: 'सर्वे की जानकारी आ रही है...',
    surveys: 'सर्वे की सूची आ रही है...',
    dashboard: 'कक्ष खुल रहा है...',
    other: 'थोड़ा रुकें...',
  },
  update: { ready: 'नया संस्करण तैयार है', apply: 'अभी चालू करें' },
  noSuchScreen: { title: 'यह पन्ना नहीं है', home: 'अपने कक्ष में जाएँ' },
  disk: {
    holds: { database: 'डेटाबेस', images: 'तस्वीरों', backups: 'बैकअप' },
    full: (holds, percent) => `${holds} की डिस्क ${percent} % भर गई है`,
    left: (gigabytes) =>
      `${gigabytes} जीबी जगह बची है। भर जाने पर कुछ भी सहेजा नहीं जा सकेगा। जो सर्वर सँभालते हैं, उन्हें बताएँ।`,
  },
};
