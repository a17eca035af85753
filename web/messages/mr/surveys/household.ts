import type { Messages } from '../../messages.ts';

export const household: Messages['household'] = {
  title: 'कुटुंब',
  none: 'या नोंदीसोबत एका कुटुंबात आणखी कोणाची नोंद नाही.',
  entry: (id) => `नोंद ${id}`,
  link: 'आणखी कोणाला तरी जोडा',
  seeList: 'यादी पाहा',
  leave: 'ही नोंद वेगळी करा',
  hasLeft: (name) => `${name} यांची नोंद आता वेगळी आहे`,
  linkTitle: (name) => `${name} यांच्यासोबत कोण राहते?`,
  linkHint: 'आपण निवडलेली नोंद या कुटुंबात येईल.',
  searching: 'शोध सुरू आहे...',
  isLeaving: 'वेगळी होत आहे...',
  nobodyFound: 'कोणी सापडले नाही. दुसरे नाव किंवा मोबाइल नंबर लिहा.',
  linked: (name) => `${name} आता या कुटुंबात आहेत`,
};
