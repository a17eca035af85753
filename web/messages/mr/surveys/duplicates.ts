import type { Messages } from '../../messages.ts';

export const duplicates: Messages['duplicates'] = {
  tab: 'दुबार नोंदी',
  /** After the number in the tab. */
  open: 'बाकी',
  pairs: 'जोड्या',
  states: { open: 'बाकी', different: 'वेगळ्या', merged: 'एकत्र केलेल्या' },
  sorts: { strongest: 'सर्वांत खात्रीच्या आधी', newest: 'नवीन आधी', oldest: 'जुन्या आधी' },
  noMatch: (search) => `“${search}” शी जुळणारी जोडी नाही`,
  lists: { open: 'बाकी जोड्या', different: 'वेगळ्या व्यक्ती', merged: 'एकत्र केलेल्या जोड्या' },
  /** Between the two names of a pair. */
  and: 'आणि',
  titles: { open: 'या एकच व्यक्ती आहेत का?', different: 'वेगळ्या व्यक्ती', merged: 'एकत्र केल्या' },
  entry: (id) => `नोंद ${id}`,
  older: 'जुनी',
  deleted: 'हटवलेली',
  kept: 'ठेवलेली',
  sameInBoth: 'दोन्हीत सारखे',
  otherNumber: 'दोन वेगळे क्रमांक, ज्यांचे शेवटचे अंक सारखे आहेत',
  notGiven: 'दिलेले नाही',
  consequence: (kept, gone) =>
    `एकत्र केल्यावर नोंद ${kept} राहील. नोंद ${gone} हटवलेल्यांत जाईल आणि तिच्याकडे निर्देश करेल; दोन्हींचा इतिहास राहील, आणि परत आणल्यास सर्व पूर्ववत होईल.`,
  editedSince: (gone, kept) =>
    `नोंद ${gone} ही ${kept} मध्ये एकत्र केली होती, आणि त्यानंतर तिच्यात एक बदल आला आहे. त्यातील काय ठेवायचे ते निवडा, किंवा या वेगळ्या व्यक्ती आहेत असे ठरवा: मग ${gone} परत येईल.`,
  changedSince:
    'या दरम्यान यातील एक नोंद बदलली गेली, म्हणून निर्णय झाला नाही. दोन्ही आता जशा आहेत तशा दाखवल्या आहेत.',
  different: 'वेगळ्या व्यक्ती',
  merge: (id) => `${id} मध्ये एकत्र करा`,
  saving: 'जतन होत आहे...',
  nowDifferent: 'दोन वेगळ्या व्यक्ती मानल्या',
  openAgain: 'ही जोडी पुन्हा बाकी आहे',
  nowMerged: (id) => `नोंद ${id} मध्ये एकत्र केली`,
  restore: (id) => `नोंद ${id} परत आणा`,
  mergeUndone: 'एकत्रीकरण रद्द केले',
  decidedDifferent: (name, when) => `वेगळ्या व्यक्ती: ${name} यांनी ${when} ठरवले`,
  decidedMerged: (id, name, when) => `${name} यांनी ${when} नोंद ${id} मध्ये एकत्र केली`,
  view: 'नोंद पाहा',
  empty: {
    open: 'एकही जोडी बाकी नाही',
    different: 'अजून कोणालाही वेगळे मानलेले नाही',
    merged: 'अजून काहीही एकत्र केलेले नाही',
  },
  emptyNote: 'दोन नोंदी एकाच व्यक्तीच्या असू शकतात तेव्हा त्या इथे शेजारीशेजारी दिसतात.',
};
