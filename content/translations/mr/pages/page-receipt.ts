import type { ValuesOf } from '#domain/website/fields/fields.ts';
import type { pageReceipt as document } from '../../../documents/pages/page-receipt.ts';

export const pageReceipt: ValuesOf<(typeof document)['fields']> = {
  opening: {
    picture: 'donation-opening.webp',
    heading: 'पावती मागा',
    lede: 'आम्ही बँकेच्या विवरणात तुमची देणगी शोधतो, मग तुम्हाला लिहितो. पैसे पोचले की नाही हे या पानाला कळत नाही.',
  },
  form: {
    heading: 'तुमच्या देणगीबद्दल',
    intro: 'संदर्भ क्रमांक तुमच्या UPI ॲपमध्ये किंवा बँकेच्या संदेशात मिळेल.',
    notice:
      'तुमची माहिती फक्त पावतीसाठी आणि आयकर विभागाला द्यायच्या विवरणासाठी आहे. तुमचा PAN सुरक्षित ठेवला जातो.',
    next: [
      'तुम्ही तारीख, रक्कम आणि संदर्भ क्रमांक पाठवता.',
      'आम्ही विवरणात ती देणगी शोधतो.',
      'क्रमांक असलेली पावती ईमेलने येते.',
    ],
    optional: 'गरजेचे नाही',
    submit: 'पाठवा',
    not_sent: 'तुमची विनंती पाठवली गेली नाही',
    still_here: 'तुम्ही लिहिलेले इथेच आहे.',
    certificate: 'ही पावती 80G चे प्रमाणपत्र (फॉर्म 114) नाही. ते वर्षाच्या विवरणानंतर येते.',
    name: 'नाव',
    email: 'ईमेल',
    address: 'पत्ता',
    amount: 'रक्कम, रुपयांत',
    received_on: 'देणगीची तारीख',
    mode: 'तुम्ही कशी पाठवली?',
    mode_hint: 'UPI, बँकेतून, चेक किंवा रोख',
    reference: 'UPI किंवा बँकेचा संदर्भ क्रमांक',
    pan: 'PAN',
    pan_hint: 'दहा अक्षरे, फक्त 80G साठी',
  },
  thanks: {
    heading: 'धन्यवाद! तुमची विनंती आम्हाला मिळाली.',
    text: 'आम्ही बँकेच्या विवरणात तुमची देणगी शोधू, आणि तुमच्या ईमेलवर लिहू.',
    home: 'मुख्यपानावर जा',
    picture: 'letter.webp',
  },
  search: {
    title: 'पावती मागा | {short_name}',
    description: 'तुमच्या देणगीची पावती मागा: तिची तारीख, रक्कम आणि पेमेंटचा संदर्भ क्रमांक लिहून.',
  },
  not_sent_search: {
    title: 'तुमची विनंती पाठवली गेली नाही | {short_name}',
    description: 'पावतीची विनंती पुन्हा एकदा, तुम्ही लिहिलेल्या शब्दांसह, आणि त्यात काय बदलायचे.',
  },
};
