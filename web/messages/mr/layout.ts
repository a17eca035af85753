import type { Messages } from '../messages.ts';

export const layout: Messages['layout'] = {
  skip: 'थेट मुख्य भागाकडे जा',
  website: 'संकेतस्थळ पाहा',
  logout: 'बाहेर पडा',
  help: 'मदत आणि संपर्क',
  publicWebsite: 'संस्थेचे संकेतस्थळ',
  language: 'भाषा',
  titles: {
    signIn: 'आत या',
    editVolunteer: 'स्वयंसेवकाची माहिती बदला',
    viewVolunteer: 'स्वयंसेवकाची माहिती',
    images: 'चित्र व्यवस्था',
    website: 'संकेतस्थळ',
    admin: 'अ‍ॅडमिन कक्ष',
    editSurvey: 'नोंद बदला',
    viewSurvey: 'नोंदीची माहिती',
    toSend: 'पाठवायचे आहे',
    dashboard: 'स्वयंसेवक कक्ष',
  },
  loading: {
    editVolunteer: 'स्वयंसेवकाची माहिती येत आहे...',
    viewVolunteer: 'स्वयंसेवकाची माहिती येत आहे...',
    images: 'चित्रे येत आहेत...',
    website: 'संकेतस्थळ येत आहे...',
    survey: 'नोंदीची माहिती येत आहे...',
    surveys: 'नोंदी येत आहेत...',
    dashboard: 'कक्ष उघडत आहे...',
    other: 'थोडे थांबा...',
  },
  update: { ready: 'नवीन आवृत्ती तयार आहे', apply: 'आता सुरू करा' },
  noSuchScreen: { title: 'हे पान नाही', home: 'आपल्या कक्षात जा' },
  disk: {
    holds: { database: 'डेटाबेसची', images: 'चित्रांची', backups: 'बॅकअपची' },
    full: (holds, percent) => `${holds} डिस्क ${percent} % भरली आहे`,
    left: (gigabytes) =>
      `${gigabytes} जीबी जागा उरली आहे. ती भरल्यावर काहीच जतन करता येणार नाही. सर्व्हर सांभाळणाऱ्यांना कळवा.`,
  },
};
