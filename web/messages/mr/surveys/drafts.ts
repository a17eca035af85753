import type { Messages } from '../../messages.ts';

const ON_THIS_DEVICE = {
  phone: 'या फोनवर',
  tablet: 'या टॅबलेटवर',
  computer: 'या संगणकावर',
};

export const drafts: Messages['drafts'] = {
  kept: (device) => `आपण लिहाल ते ${ON_THIS_DEVICE[device]} लगेच जतन होते`,
  notKept: (device) => `आपण लिहिलेले ${ON_THIS_DEVICE[device]} जतन होत नाही: फॉर्म सोडण्याआधी जमा करा`,
  keepOpen: (device) =>
    `आपण लिहिलेले ${ON_THIS_DEVICE[device]} जतन होत नाही: नेटवर्क येईपर्यंत फॉर्म उघडा ठेवा`,

  unfinished: () => 'अर्धवट फॉर्म',
  continueNew: (moment) => `आपण ${moment} सुरू केलेली नोंद पुढे भरायची का?`,
  continueEdit: (moment) => `आपण ${moment} सुरू केलेले बदल पूर्ण करायचे का?`,
  continueThisEdit: (moment) => `या नोंदीत आपण ${moment} बदल सुरू केले होते. ते पूर्ण करायचे का?`,
  continue: 'पुढे भरा',
  continueTitled: (title) => `पुढे भरा: ${title}`,
  discard: 'हटवा',
  discardTitled: (title) => `हटवा: ${title}`,
  discarded: 'अर्धवट फॉर्म हटवला',

  restored: (moment) => `आपण लिहिलेले परत आले आहे. आपण ${moment} सुरुवात केली होती.`,
  numbersNotKept: 'ओळखपत्रांचे नंबर या फोनवर किंवा संगणकावर ठेवले जात नाहीत. ते एकदा तपासा.',
  changedSince: 'त्यानंतर ही नोंद बदलली गेली आहे. जतन करताना दोन्ही दिसतील.',
};
