import { AMOUNT } from '../donations/donation.ts';
import { formatPaise } from '../donations/money.ts';
import type { Language } from '../languages.ts';

const [MIN, MAX] = [formatPaise(AMOUNT.min), formatPaise(AMOUNT.max)];

const en = {
  empty: 'The form is empty.',
  required: {
    name: 'Please write your name.',
    phone: 'Please write your phone number.',
    email: 'Please write your e-mail address.',
    address: 'Please write your address.',
    message: 'Please write your message.',
    place: 'Please write where you live.',
    wish: 'Please write what you would like to do.',
    when: 'Please write when you have time.',
    amount: 'Please write the amount in rupees.',
    received_on: 'Please write the date of the gift.',
    mode: 'Please write how you sent it.',
    reference: 'Please write the UPI or bank reference.',
    pan: 'Please write your PAN.',
  },
  notText: 'This should be text.',
  tooLong: (max: number) => `At most ${max} characters fit here.`,
  email: 'This should be an e-mail address, like asha@trust.example.',
  amount: 'Please write the amount in rupees, like 1,500 or 1,500.50.',
  amountRange: `The amount should be from ${MIN} to ${MAX}.`,
  date: 'Please write the date as year, month and day, like 2026-11-23.',
  dateFuture: 'This day is still to come.',
  dateTooEarly: 'Please write a day from 1950 on.',
  pan: 'A PAN has five letters, four digits and a letter, like ABCDE1234F.',
  noFiles: 'This form takes no files.',
  blocked: 'Too many messages came from here. Please wait a little and try again.',
};
export type FormMessages = typeof en;

const hi: FormMessages = {
  empty: 'फ़ॉर्म ख़ाली है।',
  required: {
    name: 'कृपया अपना नाम लिखिए।',
    phone: 'कृपया अपना फ़ोन नंबर लिखिए।',
    email: 'कृपया अपना ईमेल पता लिखिए।',
    address: 'कृपया अपना पता लिखिए।',
    message: 'कृपया अपना संदेश लिखिए।',
    place: 'कृपया लिखिए कि आप कहाँ रहते हैं।',
    wish: 'कृपया लिखिए कि आप क्या करना चाहेंगे।',
    when: 'कृपया लिखिए कि आपके पास समय कब है।',
    amount: 'कृपया रक़म रुपयों में लिखिए।',
    received_on: 'कृपया दान की तारीख़ लिखिए।',
    mode: 'कृपया लिखिए कि आपने पैसा कैसे भेजा।',
    reference: 'कृपया UPI या बैंक का संदर्भ नंबर लिखिए।',
    pan: 'कृपया अपना PAN लिखिए।',
  },
  notText: 'यहाँ शब्द लिखिए।',
  tooLong: (max) => `यहाँ ज़्यादा से ज़्यादा ${max} अक्षर आते हैं।`,
  email: 'यहाँ ईमेल पता लिखिए, जैसे asha@trust.example।',
  amount: 'कृपया रक़म रुपयों में लिखिए, जैसे 1,500 या 1,500.50।',
  amountRange: `रक़म ${MIN} से ${MAX} के बीच लिखिए।`,
  date: 'कृपया तारीख़ साल, महीना और दिन में लिखिए, जैसे 2026-11-23।',
  dateFuture: 'यह दिन अभी आया नहीं है।',
  dateTooEarly: 'कृपया 1950 या उसके बाद का दिन लिखिए।',
  pan: 'PAN में पाँच अक्षर, चार अंक और एक अक्षर होते हैं, जैसे ABCDE1234F।',
  noFiles: 'इस फ़ॉर्म में फ़ाइल नहीं भेजी जा सकती।',
  blocked: 'यहाँ से बहुत सारे संदेश आए हैं। कृपया थोड़ा रुककर फिर भेजिए।',
};

const mr: FormMessages = {
  empty: 'फॉर्म रिकामा आहे.',
  required: {
    name: 'कृपया तुमचे नाव लिहा.',
    phone: 'कृपया तुमचा फोन नंबर लिहा.',
    email: 'कृपया तुमचा ईमेल पत्ता लिहा.',
    address: 'कृपया तुमचा पत्ता लिहा.',
    message: 'कृपया तुमचा संदेश लिहा.',
    place: 'कृपया तुम्ही कुठे राहता ते लिहा.',
    wish: 'कृपया तुम्हाला काय करायला आवडेल ते लिहा.',
    when: 'कृपया तुम्हाला वेळ कधी असतो ते लिहा.',
    amount: 'कृपया रक्कम रुपयांत लिहा.',
    received_on: 'कृपया देणगीची तारीख लिहा.',
    mode: 'कृपया पैसे कसे पाठवले ते लिहा.',
    reference: 'कृपया UPI किंवा बँकेचा संदर्भ क्रमांक लिहा.',
    pan: 'कृपया तुमचा PAN लिहा.',
  },
  notText: 'इथे शब्द लिहा.',
  tooLong: (max) => `इथे जास्तीत जास्त ${max} अक्षरे मावतात.`,
  email: 'इथे ईमेल पत्ता लिहा, उदा. asha@trust.example.',
  amount: 'कृपया रक्कम रुपयांत लिहा, उदा. 1,500 किंवा 1,500.50.',
  amountRange: `रक्कम ${MIN} ते ${MAX} मध्ये लिहा.`,
  date: 'कृपया तारीख वर्ष, महिना आणि दिवस अशी लिहा, उदा. 2026-11-23.',
  dateFuture: 'हा दिवस अजून आलेला नाही.',
  dateTooEarly: 'कृपया 1950 किंवा त्यानंतरचा दिवस लिहा.',
  pan: 'PAN मध्ये पाच अक्षरे, चार अंक आणि एक अक्षर असते, उदा. ABCDE1234F.',
  noFiles: 'या फॉर्ममध्ये फाइल पाठवता येत नाही.',
  blocked: 'इथून खूप संदेश आले आहेत. कृपया थोडे थांबून पुन्हा पाठवा.',
};

export const formMessages: Record<Language, FormMessages> = { en, hi, mr };
