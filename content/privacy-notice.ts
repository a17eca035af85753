// A draft of the notice that is read to people before their data are recorded. An admin writes what is true of
// the trust.
import type { NoticeTexts } from '#domain/privacy/privacy-notice.ts';

/** @param trust its name, and its name in Devanagari */
export function draftNotice(trust: { name: string; hindi_name: string }): NoticeTexts {
  return {
    en: `We are ${trust.name}, and we would like to write down some things about you.

What we write down: your name, age, gender and category; your telephone numbers and addresses; the number of your Aadhaar card or of another document; whether you have a disability; your work and income. Of a child also the parents’ names, the school and the class.

What for: to know who needs help, to bring it to you, and to find you again.

Who sees it: the volunteer who records it, and the people who run the trust.

You may ask what we have written about you, have it corrected or deleted, and take back your consent at any time, as easily as you give it. Tell any volunteer, or come to our office. You may also name somebody who does this for you when you cannot. If you are not content with our answer, you may complain to the Data Protection Board of India.

Do you agree?`,
    hi: `हम ${trust.hindi_name} से हैं, और आपके बारे में कुछ बातें लिखना चाहते हैं।

हम क्या लिखते हैं: आपका नाम, उम्र, लिंग और वर्ग; फ़ोन नंबर और पते; आधार या किसी और पहचान पत्र का नंबर; कोई दिव्यांगता है या नहीं; आपका काम और आमदनी। बच्चे के लिए माता-पिता के नाम, स्कूल और कक्षा भी।

किसलिए: यह जानने के लिए कि किसे मदद चाहिए, मदद आप तक पहुँचाने के लिए, और आपसे फिर मिल पाने के लिए।

कौन देखता है: जो स्वयंसेवक लिखता है, और ट्रस्ट चलाने वाले लोग।

आप पूछ सकते हैं कि हमने आपके बारे में क्या लिखा है, उसे ठीक करवा सकते हैं या हटवा सकते हैं, और अपनी सहमति कभी भी उतनी ही आसानी से वापस ले सकते हैं। किसी भी स्वयंसेवक को बताएँ, या हमारे दफ़्तर आएँ। आप किसी और का नाम भी दे सकते हैं, जो आपके न कर पाने पर आपकी ओर से यह करे। हमारे जवाब से संतुष्ट न हों तो आप भारत के डेटा संरक्षण बोर्ड से शिकायत कर सकते हैं।

क्या आप सहमत हैं?`,
    mr: `आम्ही ${trust.hindi_name}कडून आलो आहोत, आणि तुमच्याबद्दल काही गोष्टी लिहून घेऊ इच्छितो.

आम्ही काय लिहितो: तुमचे नाव, वय, लिंग आणि प्रवर्ग; फोन नंबर आणि पत्ते; आधार किंवा दुसऱ्या ओळखपत्राचा नंबर; दिव्यांगत्व आहे का; तुमचे काम आणि उत्पन्न. मुलासाठी आई-वडिलांची नावे, शाळा आणि इयत्ताही.

कशासाठी: कोणाला मदत हवी आहे ते कळावे, ती तुमच्यापर्यंत पोहोचावी, आणि तुम्हाला पुन्हा भेटता यावे म्हणून.

कोण पाहते: नोंद करणारे स्वयंसेवक, आणि ट्रस्ट चालवणारे लोक.

आम्ही तुमच्याबद्दल काय लिहिले आहे ते तुम्ही विचारू शकता, ते दुरुस्त करून घेऊ शकता किंवा काढून टाकायला सांगू शकता, आणि संमती कधीही तितक्याच सहज मागे घेऊ शकता. कोणत्याही स्वयंसेवकाला सांगा, किंवा आमच्या कार्यालयात या. तुम्हाला शक्य नसेल तेव्हा तुमच्या वतीने हे करणाऱ्या व्यक्तीचे नावही तुम्ही देऊ शकता. आमच्या उत्तराने समाधान न झाल्यास तुम्ही भारताच्या डेटा संरक्षण मंडळाकडे तक्रार करू शकता.

तुम्ही सहमत आहात का?`,
  };
}
