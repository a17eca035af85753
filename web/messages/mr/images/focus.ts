import type { Messages } from '../../messages.ts';

export const focus: Messages['focus'] = {
  label: 'नेहमी दिसणारा भाग',
  hint: 'पान चित्राचा एकच भाग दाखवते तिथल्यासाठी. चित्रावर क्लिक करा किंवा पट्ट्या सरकवा.',
  fromLeft: 'डावीकडून',
  fromTop: 'वरून',
  save: 'जागा जतन करा',
  saving: 'जतन होत आहे...',
  saved: 'जतन केले. पानांवर हा भाग दिसत राहील.',
  clear: 'प्रत्येक पानाला ठरवू द्या',
};
