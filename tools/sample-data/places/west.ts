import { bhil, warli } from '../names/adivasi.ts';
import { christian } from '../names/christian.ts';
import { gujarati } from '../names/gujarati.ts';
import { hindi } from '../names/hindi.ts';
import { marathi } from '../names/marathi.ts';
import { muslim } from '../names/muslim.ts';
import { tamil, telugu } from '../names/southern.ts';
import { place } from './place.ts';

const maharashtra = { state: 'Maharashtra महाराष्ट्र', language: 'marathi' } as const;
const gujarat = { state: 'Gujarat', language: 'none' } as const;

export const west = [
  place({
    ...maharashtra,
    city: 'Mumbai मुंबई',
    kind: 'city',
    weight: 11,
    people: [
      [marathi, 36],
      [hindi, 24],
      [muslim, 20],
      [gujarati, 7],
      [tamil, 5],
      [christian, 4],
      [telugu, 4],
    ],
    seats: `
      Dharavi धारावी | 400017 | Mukund Nagar मुकुंद नगर, Kumbharwada कुंभारवाडा, Kala Killa काळा किल्ला, Matunga Labour Camp माटुंगा लेबर कॅम्प, Transit Camp ट्रान्झिट कॅम्प
      Kurla कुर्ला | 400070 | Qureshi Nagar कुरेशी नगर, Kasaiwada कसाईवाडा, Nehru Nagar नेहरू नगर, Buntar Bhavan बंटर भवन
      Mankhurd Shivaji Nagar मानखुर्द शिवाजी नगर | 400043 | Baiganwadi बैंगनवाडी, Lallubhai Compound लल्लूभाई कंपाऊंड, Rafi Nagar रफी नगर, Mandala मंडाला
      Byculla भायखळा | 400027 | Ghodapdeo घोडपदेव, Madanpura मदनपुरा, Kalachowki काळाचौकी
      Malad West मालाड पश्चिम | 400095 | Malwani मालवणी, Gate No. 8 गेट क्र. ८, Ambujwadi अंबुजवाडी, Madh मढ
      Vikhroli विक्रोळी | 400079 | Parksite पार्कसाईट, Kannamwar Nagar कन्नमवार नगर, Surya Nagar सूर्या नगर`,
  }),
  place({
    ...maharashtra,
    city: 'Pune पुणे',
    kind: 'city',
    weight: 6,
    people: [
      [marathi, 70],
      [hindi, 10],
      [muslim, 11],
      [telugu, 3],
      [christian, 2],
      [gujarati, 4],
    ],
    seats: `
      Hadapsar हडपसर | 411028 | Vaiduwadi वैदूवाडी, Gadital गाडीतळ, Mundhwa मुंढवा, Sasane Nagar ससाणे नगर
      Kasba Peth कसबा पेठ | 411011 | Mangalwar Peth मंगळवार पेठ, Ganj Peth गंज पेठ, Nana Peth नाना पेठ
      Parvati पर्वती | 411009 | Janata Vasahat जनता वसाहत, Dandekar Pul दांडेकर पूल, Padmavati पद्मावती
      Vadgaon Sheri वडगाव शेरी | 411014 | Yerawada येरवडा, Laxmi Nagar लक्ष्मी नगर, Vishrantwadi विश्रांतवाडी
      Pune Cantonment पुणे कॅन्टोन्मेंट | 411001 | Tadiwala Road ताडीवाला रोड, Bhimpura भीमपुरा, Ghorpadi घोरपडी`,
  }),
  place({
    ...maharashtra,
    city: 'Palghar पालघर',
    kind: 'villages',
    weight: 5,
    people: [
      [warli, 74],
      [marathi, 16],
      [hindi, 4],
      [muslim, 3],
      [christian, 3],
    ],
    seats: `
      Vikramgad विक्रमगड | 401605 | Jawhar जव्हार, Sakharshet साखरशेत, Dehere देहेरे, Talavali तलवली, Onde ओंदे, Kurze कुर्झे
      Dahanu डहाणू | 401602 | Kasa कासा, Gangurde गांगुर्डे, Saiwan सायवन, Bordi बोर्डी, Chinchani चिंचणी
      Palghar पालघर | 401404 | Manor मनोर, Saphale सफाळे, Kelwa केळवा, Durves दुर्वेस
      Boisar बोईसर | 401501 | Betegaon बेटेगाव, Khaniwade खानिवडे, Nandgaon नांदगाव, Warangade वारांगडे`,
  }),
  place({
    ...maharashtra,
    city: 'Nashik नाशिक',
    kind: 'villages',
    weight: 4,
    people: [
      [marathi, 72],
      [warli, 20],
      [muslim, 6],
      [hindi, 2],
    ],
    seats: `
      Dindori दिंडोरी | 422202 | Vani वणी, Mohadi मोहाडी, Khedgaon खेडगाव, Janori जानोरी
      Igatpuri इगतपुरी | 422403 | Ghoti घोटी, Trimbakeshwar त्र्यंबकेश्वर, Khambale खंबाळे, Harsul हरसूल
      Niphad निफाड | 422303 | Lasalgaon लासलगाव, Ozar ओझर, Pimpalgaon Baswant पिंपळगाव बसवंत, Chandori चांदोरी
      Sinnar सिन्नर | 422103 | Musalgaon मुसळगाव, Wavi वावी, Naygaon नायगाव`,
  }),
  place({
    ...maharashtra,
    city: 'Nagpur नागपूर',
    kind: 'city',
    weight: 3,
    people: [
      [marathi, 66],
      [hindi, 22],
      [muslim, 9],
      [telugu, 3],
    ],
    seats: `
      Nagpur North नागपूर उत्तर | 440017 | Indora इंदोरा, Jaripatka जरीपटका, Tekanaka टेकानाका
      Nagpur Central नागपूर मध्य | 440018 | Mominpura मोमिनपुरा, Golibar Chowk गोळीबार चौक, Itwari इतवारी
      Nagpur East नागपूर पूर्व | 440008 | Pardi पारडी, Wathoda वाठोडा, Kalamna कळमना`,
  }),
  place({
    ...maharashtra,
    city: 'Latur लातूर',
    kind: 'villages',
    weight: 2,
    people: [
      [marathi, 84],
      [muslim, 14],
      [hindi, 2],
    ],
    seats: `
      Ausa औसा | 413520 | Lamjana लामजना, Matola मातोळा, Bhada भादा, Ujani उजनी
      Nilanga निलंगा | 413521 | Kasar Shirsi कासार शिरसी, Ambulga अंबुलगा, Aurad Shahajani औराद शहाजानी
      Udgir उदगीर | 413517 | Wadhona वाढोणा, Nalgir नळगीर, Her हेर`,
  }),
  place({
    ...gujarat,
    city: 'Ahmedabad',
    kind: 'city',
    weight: 5,
    people: [
      [gujarati, 70],
      [muslim, 18],
      [hindi, 9],
      [marathi, 3],
    ],
    seats: `
      Vatva | 382440 | Ramol, Isanpur, Bibi Talav
      Danilimda | 380028 | Behrampura, Shah-e-Alam, Chandola
      Bapunagar | 380024 | Rakhial, Gomtipur, Saraspur
      Vejalpur | 380055 | Juhapura, Sarkhej, Jivraj Park`,
  }),
  place({
    ...gujarat,
    city: 'Dahod',
    kind: 'villages',
    weight: 2,
    people: [
      [bhil, 78],
      [gujarati, 18],
      [muslim, 4],
    ],
    seats: `
      Garbada | 389155 | Abhlod, Jesawada, Gangarda
      Limkheda | 389140 | Dudhiya, Singvad, Pipliya
      Jhalod | 389170 | Limdi, Sukhsar, Garadu`,
  }),
];
