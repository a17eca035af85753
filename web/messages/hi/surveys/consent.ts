import type { Messages } from '../../messages.ts';

export const consent: Messages['consent'] = {
  title: 'सहमति',
  notice: (day) => `${day} की गोपनीयता सूचना`,
  noticeLanguage: 'सूचना की भाषा',
  askFirst: 'पहले सूचना पढ़कर सुनाएँ और सवाल पूछने दें। सहमति के बिना कुछ दर्ज नहीं होता।',
  proofHint: 'पहचान पत्र का नंबर न लिखें।',
  earlierNotice: 'ये जवाब पहले की सूचना पर दिए गए थे, और मान्य हैं। अब नई सूचना आ गई है।',
  askAgain: 'फिर से पूछें',

  record: 'सहमति दर्ज करें',
  recordTitle: (name) => `${name} की सहमति`,
  recording: 'दर्ज कर रहे हैं...',
  wasRecorded: 'सहमति दर्ज हो गई',
  personAgreed: 'उन्होंने ख़ुद सहमति दी',
  guardianAgreed: (name, relation) => `${name} (${relation}) ने सहमति दी`,
  noticeNumber: (number) => `सूचना ${number}`,
  wasWithdrawn: 'सहमति वापस ली गई',
  withdraw: 'सहमति वापस लें',
  withdrawal: {
    title: (name) => `${name} की सहमति वापस लें?`,
    consequence:
      'यह सर्वे तुरंत हटा दिया जाएगा: किसी सूची, गिनती या फ़ाइल में नहीं रहेगा। नई सहमति के बिना वापस नहीं आ सकेगा, और एडमिन इसे हमेशा के लिए हटा सकते हैं।',
    note: 'क्या कहा गया',
    hint: 'जैसे उन्होंने कैसे बताया, और वे और क्या चाहते हैं',
    busy: 'वापस ले रहे हैं...',
    done: 'सहमति वापस ली गई, और सर्वे हटा दिया गया',
  },
};
