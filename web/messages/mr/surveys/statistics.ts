import type { Messages } from '../../messages.ts';

export const statistics: Messages['statistics'] = {
  emptyHint: 'नोंदी झाल्या की त्यांची मोजणी इथे दिसेल.',
  recorded: { week: 'दर आठवड्याच्या नोंदी', month: 'दर महिन्याच्या नोंदी' },
  inPeriod: { week: ' नोंदी, आठवड्याची सुरुवात ', month: ' नोंदी, महिना ' },
  periods: { week: 'नोंदीचा आठवडा', month: 'नोंदीचा महिना' },
  table: 'तक्ता',
  rows: 'ओळी',
  columns: 'स्तंभ',
  noColumns: 'नाही',
  both: (rows, columns) => `${rows} आणि ${columns}`,
  total: 'एकूण',
  others: 'बाकी सर्व',
  notRecorded: 'लिहिलेले नाही',
  ages: (from, to) => `${from} ते ${to} वर्षे`,
  fromAge: (from) => `${from} वर्षे आणि त्याहून मोठे`,
  only: { adult: 'इथे फक्त प्रौढ मोजले आहेत.', child: 'इथे फक्त मुले मोजली आहेत.' },
  spellings: '“ठिकाणे” मध्ये एक मानलेली स्पेलिंग एकत्र मोजली जातात.',
  noMatch: 'इथे मोजण्यासाठी एकही नोंद नाही',
  hidden: (smallest) =>
    `छापील कागदावर आणि फाइलमध्ये ${smallest} पेक्षा लहान संख्यांच्या आणि ज्यांवरून त्या कळू शकतात त्यांच्या जागी तारका (*) असते.`,
  export: 'फाइल तयार करा',
  exportExcel: 'Excel फाइल तयार करा',
};
