import type { Messages } from '../../messages.ts';

export const household: Messages['household'] = {
  title: 'परिवार',
  none: 'इस सर्वे के साथ एक परिवार में कोई और दर्ज नहीं है।',
  entry: (id) => `सर्वे ${id}`,
  link: 'किसी और को जोड़ें',
  seeList: 'सूची देखें',
  leave: 'इस सर्वे को अलग करें',
  hasLeft: (name) => `${name} अब अलग हैं`,
  linkTitle: (name) => `${name} के साथ कौन रहता है?`,
  linkHint: 'आप जिस सर्वे को चुनेंगे, वह इस परिवार में आ जाएगा।',
  searching: 'खोजा जा रहा है...',
  isLeaving: 'अलग हो रहा है...',
  nobodyFound: 'कोई नहीं मिला। कोई और नाम या मोबाइल नंबर लिखें।',
  linked: (name) => `${name} अब इस परिवार में हैं`,
};
