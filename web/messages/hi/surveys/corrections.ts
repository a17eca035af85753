import type { Messages } from '../../messages.ts';

export const corrections: Messages['corrections'] = {
  toCorrect: (count) => `सुधारने हैं (${count})`,
  correct: 'सुधारें',
  answer: 'जवाब दें',
  answerTitle: (name) => `${name} के बारे में जवाब`,
  answerHint: 'जब सर्वे जैसा है वैसा ही सही हो, या आपको कुछ पूछना हो।',
  yourAnswer: 'आपका जवाब',
  send: 'भेजें',
  sending: 'भेज रहे हैं...',
  answered: 'आपका जवाब भेज दिया गया',
  notLoaded: 'क्या सुधारना है, यह नहीं आ सका।',

  title: 'सुधार',
  badge: { waiting: 'सुधारना है', back: 'सुधर कर आया' },
  you: 'आप',
  note: 'बात',
  sendBack: 'सुधारने भेजें',
  sendBackTitle: (name) => `${name} का सर्वे सुधारने भेजें?`,
  sendBackHint: 'स्वयंसेवक को यह अपने पन्ने पर सबसे पहले दिखेगा। वे सुधारेंगे या जवाब देंगे, फिर यह आपके पास आएगा।',
  goneVolunteer:
    'इन स्वयंसेवक का खाता हटा दिया गया है: जब तक सर्वे किसी और को न दिया जाए, यह बात कोई नहीं देखेगा।',
  unseenBy: (name) =>
    `${name} को अब सर्वे नहीं दिखते: जब तक सर्वे किसी और को न दिया जाए, यह बात कोई नहीं देखेगा।`,
  giveToOther: 'किसी और को दें',
  sentBack: 'सर्वे आपकी बात के साथ सुधारने भेज दिया गया',
  itIsRight: 'यह सही है',
  accepting: 'सहेज रहे हैं...',
  accepted: 'सर्वे अब जैसा है, सही है',
  steps: {
    sent_back: 'सुधारने भेजा',
    corrected: 'सुधारा',
    answered: 'जवाब दिया',
    accepted: 'सही माना',
    withdrawn: 'भेजना वापस लिया',
  },
  correctedVersion: (version) => `सुधारा: इतिहास में रूप ${version}`,
};
