// Enquiries of visitors, with their age in days.
import type { Enquiry } from '#domain/enquiries/enquiry.ts';

export interface SampleEnquiry extends Enquiry {
  daysAgo: number;
}

export const SAMPLE_ENQUIRIES: readonly SampleEnquiry[] = [
  enquiry(
    0.15,
    'Snehal Bhagat',
    'snehal.bhagat',
    'Flat 9, Parksite, Vikhroli West, Mumbai 400079',
    'I saw your stall at the book fair. Do you take volunteers who can come only on Sundays? I teach mathematics to Class 8 and could help with the evening lessons.',
  ),
  enquiry(
    0.9,
    'रमेश यादव',
    'ramesh.yadav',
    'ग्राम फूलपुर, पिंडरा, वाराणसी',
    'नमस्ते, हमारे गाँव में 14 बुज़ुर्ग हैं जिनकी पेंशन छह महीने से रुकी हुई है। क्या आपके कोई साथी आकर फ़ॉर्म भरने में मदद कर सकते हैं? पंचायत भवन में बैठने की जगह मिल जाएगी।',
  ),
  enquiry(
    1.6,
    'Anthony Pereira',
    'anthony.pereira',
    'Near Church, Bordi, Dahanu, Dist. Palghar',
    'My mother (72) wants to join the second innings programme. Is there a group near Dahanu, and is there a fee?',
  ),
  enquiry(
    2.8,
    'Nasreen Qureshi',
    'nasreen.qureshi',
    'Kurla West, Mumbai',
    'Please call me after 6 in the evening. It is about my daughter, she is in Class 9 and wants to leave school.',
  ),
  enquiry(
    4.3,
    'कमला देवी',
    'kamla.devi',
    'वार्ड नं. 12, सांगानेर, जयपुर',
    'मेरे बेटे का नाम सर्वे में लिखा गया था, पर मोबाइल नंबर बदल गया है। नया नंबर कहाँ बताएँ?',
  ),
  enquiry(
    6.7,
    'Gaurav Mehta',
    'gaurav.mehta',
    'Vejalpur, Ahmedabad',
    'We are a company of 60 people and would like to give our used laptops (about 25, working) to a school. Whom do we speak to, and can you give a receipt?',
  ),
  enquiry(
    13,
    'Shilpa Hiremath',
    'shilpa.hiremath',
    'Jevargi, Kalaburagi',
    'Do you also work in north Karnataka? We are a group of eleven women and have saved for two years. We would like to learn how to keep accounts.',
  ),
  enquiry(
    21,
    'सुरेश पवार',
    'suresh.pawar',
    'मु. पो. घोटी, ता. इगतपुरी, जि. नाशिक',
    'आमच्या शाळेत पिण्याच्या पाण्याची सोय नाही. 140 मुले आहेत. आपली संस्था मदत करू शकेल का? मी शाळा व्यवस्थापन समितीचा सदस्य आहे.',
  ),
  enquiry(
    29,
    'Tanya Arora',
    'tanya.arora',
    'Civil Lines, Ludhiana',
    'I am writing my master’s thesis on school dropout among girls. Could I meet one of your volunteers for an interview? I do not need any names or personal data.',
  ),
  enquiry(
    44,
    'Mohd. Tariq',
    'mohd.tariq',
    'Thakurganj, Lucknow',
    'Assalamu alaikum. My father is a weaver and wants to sell his work without the middleman. Is the craft market open for artisans from outside?',
  ),
  enquiry(
    58,
    'Lakshmi R',
    'lakshmi.r',
    'Velachery, Chennai 600042',
    'Your donation page has no UPI. Is a bank transfer the only way? I would like to give 2,000 rupees a month.',
  ),
  enquiry(
    66,
    'अनिता मुंडा',
    'anita.munda',
    'ग्राम मुरहू, खूंटी, झारखंड',
    'हमारे यहाँ आँगनवाड़ी दूर है, छोटे बच्चे नहीं जा पाते। बालवाड़ी खोलने के लिए क्या करना होगा?',
  ),
  enquiry(
    81,
    'Devraj Gavit',
    'devraj.gavit',
    'Talavali, Vikramgad, Palghar',
    'Two volunteers came to our pada in the rain and wrote down everything. Thank you. The old people talk about it still.',
  ),
  enquiry(
    97,
    'Ritika Banerjee',
    'ritika.banerjee',
    'Kasba, Kolkata',
    'Is there an internship in summer for students of social work? I can start in May and have my own place to stay in Mumbai.',
  ),
  enquiry(
    118,
    'Prakash Salunkhe',
    'prakash.salunkhe',
    'Hadapsar, Pune',
    'My name is spelt wrongly in the letter that I got from you: it is Salunkhe, not Salunke. Please correct it.',
  ),
  enquiry(
    133,
    'मोहम्मद यूसुफ़',
    'mohammad.yusuf',
    'जाफ़राबाद, सीलमपुर, दिल्ली',
    'मेरी बेटी विकलांग है, उम्र 11 साल। उसके लिए कौन सा स्कूल ठीक रहेगा? कृपया फ़ोन करें, दोपहर में घर पर रहता हूँ।',
  ),
  enquiry(
    151,
    'Joseph Kurian',
    'joseph.kurian',
    'Aluva, Ernakulam',
    'I retired from the bank last year and would like to teach people how to read a passbook and avoid fraud on the phone. Malayalam, English and some Hindi.',
  ),
  enquiry(
    176,
    'Bharti Vaghela',
    'bharti.vaghela',
    'Bapunagar, Ahmedabad',
    'When is the next event? The page says only the month.',
  ),
  enquiry(
    204,
    'Sanjay Kushwaha',
    'sanjay.kushwaha',
    'Malwani, Malad West, Mumbai',
    'Please remove my record. I moved back to my village and do not want calls any more. My mobile was given in March.',
  ),
  enquiry(
    231,
    'Harinder Gill',
    'harinder.gill',
    'Jagraon, Ludhiana',
    'We are 40 farmers and want to know about the sun dish cooker in your picture. Is it sold or only shown? What does one cost?',
  ),
  enquiry(
    262,
    'सविता बाई',
    'savita.bai',
    'कल्याणपुरा, झाबुआ',
    'राशन कार्ड में मेरे दो बच्चों का नाम नहीं है। दफ़्तर वाले हर बार वापस भेज देते हैं। क्या आप लोग साथ चल सकते हैं?',
  ),
  enquiry(
    298,
    'Ayesha Sayyed',
    'ayesha.sayyed',
    'Byculla, Mumbai 400027',
    'Is it true that the sewing class has a machine for each woman? My sister would like to join, she has a small baby and would have to bring it.',
  ),
  enquiry(
    327,
    'Nitin Wankhede',
    'nitin.wankhede',
    'Jaripatka, Nagpur',
    'I am a doctor and can give one day in a month for a camp. Please tell me where you need one most.\n\nI can bring a nurse, and medicines for about a hundred people.',
  ),
  enquiry(
    363,
    'Pooja Kesari',
    'pooja.kesari',
    'Kankarbagh, Patna',
    'Do you give certificates to volunteers?',
  ),
  enquiry(
    402,
    'Ganesh Thorat',
    'ganesh.thorat',
    'Sinnar, Dist. Nashik',
    'Congratulations on the new office. We are a small trust of five people ourselves and would like to see how you keep your records.',
  ),
];

function enquiry(
  daysAgo: number,
  name: string,
  mailbox: string,
  address: string,
  message: string,
): SampleEnquiry {
  const email = `${mailbox}@mail.example`;
  return { daysAgo, name, phone: phoneOf(mailbox), email, address, message };
}

/** Derived from the mailbox, so always the same; Indian numbers do not begin with 5. */
function phoneOf(mailbox: string): string {
  let sum = 7;
  for (const letter of mailbox) sum = (sum * 31 + letter.charCodeAt(0)) % 1_000_000_000;
  const digits = `5${String(sum).padStart(9, '0')}`;
  return `${digits.slice(0, 5)} ${digits.slice(5)}`;
}
