import type { Messages } from '../messages.ts';
import { plural } from '../plural.ts';

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
    images: 'चित्रे सांभाळा',
    statistics: 'आकडेवारी',
    privacy: 'गोपनीयता',
    privacyNotice: 'गोपनीयता सूचना',
    privacyRequest: 'गोपनीयतेची विनंती',
    newPrivacyRequest: 'गोपनीयतेची विनंती नोंदवा',
    editPrivacyRequest: 'गोपनीयतेची विनंती बदला',
    auditLog: 'कामांची नोंदवही',
    donations: 'देणग्या',
    donation: 'देणगीची माहिती',
    newDonation: 'देणगी नोंदवा',
    editDonation: 'देणगी बदला',
    website: 'संकेतस्थळ',
    admin: 'ॲडमिन कक्ष',
    editSurvey: 'नोंद बदला',
    viewSurvey: 'नोंदीची माहिती',
    toSend: 'पाठवायचे आहे',
    dashboard: 'स्वयंसेवक कक्ष',
  },
  loading: {
    editVolunteer: 'स्वयंसेवकाची माहिती येत आहे...',
    viewVolunteer: 'स्वयंसेवकाची माहिती येत आहे...',
    images: 'चित्रे येत आहेत...',
    statistics: 'नोंदी मोजल्या जात आहेत...',
    privacy: 'गोपनीयतेच्या विनंत्या येत आहेत...',
    auditLog: 'कामांची नोंदवही येत आहे...',
    donations: 'देणग्या येत आहेत...',
    website: 'संकेतस्थळ येत आहे...',
    survey: 'नोंदीची माहिती येत आहे...',
    surveys: 'नोंदी येत आहेत...',
    dashboard: 'कक्ष उघडत आहे...',
    other: 'थोडे थांबा...',
  },
  update: { ready: 'नवीन आवृत्ती तयार आहे', apply: 'आता सुरू करा' },
  notFound: { title: 'असे पान नाही', home: 'आपल्या कक्षात जा' },
  disk: {
    holds: { data: 'डेटाची', backups: 'बॅकअपची' },
    full: (holds, percent) => `${holds} डिस्क ${percent} % भरली आहे`,
    left: (gigabytes) =>
      `${gigabytes} जीबी जागा उरली आहे. ती भरल्यावर काहीच जतन करता येणार नाही. सर्व्हर सांभाळणाऱ्यांना कळवा.`,
  },
  lateBackup: {
    title: 'दोन दिवसांपासून बॅकअप झाला नाही',
    last: (date) => `शेवटचा बॅकअप ${date} चा आहे.`,
    none: 'अजून एकही झालेला नाही.',
    advice: 'सर्व्हर सांभाळणाऱ्यांना कळवा: कारण सर्व्हरच्या लॉगमध्ये आहे.',
  },
  unsentMails: {
    title: (count) =>
      plural('mr', count, {
        one: 'एक विचारणा ईमेलने पाठवता आली नाही',
        other: '# विचारणा ईमेलने पाठवता आल्या नाहीत',
      }),
    advice:
      'त्या “विचारणा” मध्ये आहेत, त्यामुळे काही हरवलेले नाही. सर्व्हर सांभाळणाऱ्यांना कळवा: मेल सर्व्हर त्या घेत नाही.',
  },
};
