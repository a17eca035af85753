import type { Messages } from '../../messages.ts';

export const consent: Messages['consent'] = {
  title: 'संमती',
  notice: (day) => `${day} ची गोपनीयता सूचना`,
  noticeLanguage: 'सूचनेची भाषा',
  askFirst: 'आधी सूचना वाचून दाखवा आणि प्रश्न विचारू द्या. संमतीशिवाय काहीही नोंदवले जात नाही.',
  proofHint: 'ओळखपत्राचा नंबर लिहू नका.',
  earlierNotice: 'ही उत्तरे आधीच्या सूचनेवर दिली होती, आणि ती ग्राह्य आहेत. आता नवी सूचना आली आहे.',
  askAgain: 'पुन्हा विचारा',

  record: 'संमती नोंदवा',
  recordTitle: (name) => `${name} यांची संमती`,
  recording: 'नोंदवत आहोत...',
  wasRecorded: 'संमती नोंदवली',
  personAgreed: 'त्यांनी स्वतः संमती दिली',
  guardianAgreed: (name, relation) => `${name} (${relation}) यांनी संमती दिली`,
  noticeNumber: (number) => `सूचना ${number}`,
  wasWithdrawn: 'संमती मागे घेतली',
  withdraw: 'संमती मागे घ्या',
  withdrawal: {
    title: (name) => `${name} यांची संमती मागे घ्यायची?`,
    consequence:
      'ही नोंद लगेच हटवली जाईल: कोणत्याही यादीत, मोजणीत किंवा फाइलमध्ये राहणार नाही. नव्या संमतीशिवाय ती परत आणता येणार नाही, आणि अॅडमिन ती कायमची हटवू शकतात.',
    note: 'काय सांगितले',
    hint: 'उदा. त्यांनी कसे सांगितले, आणि त्यांना आणखी काय हवे आहे',
    busy: 'मागे घेत आहोत...',
    done: 'संमती मागे घेतली, आणि नोंद हटवली',
  },
};
