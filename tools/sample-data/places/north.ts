import { bhil, munda } from '../names/adivasi.ts';
import { bengali, punjabi } from '../names/eastern.ts';
import { hindi } from '../names/hindi.ts';
import { muslim } from '../names/muslim.ts';
import { tamil } from '../names/southern.ts';
import { place } from './place.ts';

const devanagari = { language: 'hindi' } as const;
const uttarPradesh = { ...devanagari, state: 'Uttar Pradesh उत्तर प्रदेश' } as const;
const bihar = { ...devanagari, state: 'Bihar बिहार' } as const;
const madhyaPradesh = { ...devanagari, state: 'Madhya Pradesh मध्य प्रदेश' } as const;

export const north = [
  place({
    ...devanagari,
    city: 'Delhi दिल्ली',
    state: 'Delhi दिल्ली',
    kind: 'city',
    weight: 8,
    people: [
      [hindi, 64],
      [muslim, 18],
      [punjabi, 10],
      [bengali, 5],
      [tamil, 3],
    ],
    seats: `
      Seelampur सीलमपुर | 110053 | Welcome Colony वेलकम कॉलोनी, Jafrabad जाफ़राबाद, Gautam Puri गौतम पुरी
      Sangam Vihar संगम विहार | 110080 | Block G ब्लॉक जी, Block K-2 ब्लॉक के-2, Tigri तिगड़ी
      Trilokpuri त्रिलोकपुरी | 110091 | Block 15 ब्लॉक 15, Block 27 ब्लॉक 27, Kondli कोंडली
      Kirari किराड़ी | 110086 | Prem Nagar प्रेम नगर, Nithari निठारी, Inder Enclave इंदर एन्क्लेव
      Badarpur बदरपुर | 110044 | Jaitpur जैतपुर, Molarband मोलड़बंद, Tajpur ताजपुर`,
  }),
  place({
    ...devanagari,
    city: 'Jaipur जयपुर',
    state: 'Rajasthan राजस्थान',
    kind: 'city',
    weight: 5,
    people: [
      [hindi, 82],
      [muslim, 16],
      [punjabi, 2],
    ],
    seats: `
      Sanganer सांगानेर | 302029 | Pratap Nagar प्रताप नगर, Muhana मुहाना, Sanga Colony सांगा कॉलोनी
      Hawa Mahal हवा महल | 302002 | Ramganj रामगंज, Ghat Gate घाट गेट, Subhash Chowk सुभाष चौक
      Adarsh Nagar आदर्श नगर | 302004 | Jawahar Nagar Basti जवाहर नगर बस्ती, Transport Nagar ट्रांसपोर्ट नगर
      Jhotwara झोटवाड़ा | 302012 | Kalwar Road कालवाड़ रोड, Niwaru निवारू, Kanakpura कनकपुरा`,
  }),
  place({
    ...uttarPradesh,
    city: 'Lucknow लखनऊ',
    kind: 'city',
    weight: 4,
    people: [
      [hindi, 72],
      [muslim, 26],
      [punjabi, 2],
    ],
    seats: `
      Lucknow West लखनऊ पश्चिम | 226003 | Thakurganj ठाकुरगंज, Saadatganj सआदतगंज, Balaganj बालागंज
      Lucknow Central लखनऊ मध्य | 226018 | Aminabad अमीनाबाद, Nazarbagh नज़रबाग़, Aishbagh ऐशबाग
      Malihabad मलिहाबाद | 226102 | Rahimabad रहीमाबाद, Kasmandi कसमंडी, Mall माल`,
  }),
  place({
    ...uttarPradesh,
    city: 'Varanasi वाराणसी',
    kind: 'villages',
    weight: 5,
    people: [
      [hindi, 86],
      [muslim, 14],
    ],
    seats: `
      Pindra पिंडरा | 221206 | Babatpur बाबतपुर, Phoolpur फूलपुर, Garthama गरथमा, Sindhora सिंधोरा
      Rohaniya रोहनिया | 221108 | Jakhini जक्खिनी, Rajatalab राजातालाब, Kashipur काशीपुर
      Sevapuri सेवापुरी | 221403 | Kapsethi कपसेठी, Bhatauli भटौली, Barki बरकी
      Ajagara अजगरा | 221101 | Cholapur चोलापुर, Danganj दानगंज, Ayar आयर`,
  }),
  place({
    ...bihar,
    city: 'Patna पटना',
    kind: 'city',
    weight: 5,
    people: [
      [hindi, 86],
      [muslim, 12],
      [bengali, 2],
    ],
    seats: `
      Kumhrar कुम्हरार | 800007 | Bazar Samiti बाजार समिति, Kankarbagh कंकड़बाग, Sandalpur संदलपुर
      Digha दीघा | 800011 | Rajeev Nagar राजीव नगर, Kurji कुर्जी, Rupaspur रूपसपुर
      Phulwari फुलवारी | 801505 | Khalilpura खलीलपुरा, Isapur ईसापुर, Parsa परसा`,
  }),
  place({
    ...bihar,
    city: 'Gaya गया',
    kind: 'villages',
    weight: 5,
    people: [
      [hindi, 88],
      [muslim, 12],
    ],
    seats: `
      Bodh Gaya बोधगया | 824231 | Bakraur बकरौर, Mocharim मोचारिम, Dungeshwari डुंगेश्वरी, Mora Mardana मोरा मर्दाना
      Wazirganj वजीरगंज | 805131 | Tarwan तरवाँ, Jamuawan जमुआवाँ, Punawan पुनावाँ
      Tikari टिकारी | 824236 | Kespa केसपा, Mau मऊ, Panchanpur पंचानपुर
      Belaganj बेलागंज | 804403 | Paibigha पाईबिगहा, Chakand चाकंद`,
  }),
  place({
    ...madhyaPradesh,
    city: 'Indore इंदौर',
    kind: 'city',
    weight: 3,
    people: [
      [hindi, 82],
      [muslim, 14],
      [bhil, 2],
      [punjabi, 2],
    ],
    seats: `
      Indore-3 इंदौर-3 | 452007 | Juni Indore जूनी इंदौर, Bambai Bazar बंबई बाजार, Chhawni छावनी
      Indore-5 इंदौर-5 | 452016 | Khajrana खजराना, Musakhedi मूसाखेड़ी, Azad Nagar आज़ाद नगर
      Rau राऊ | 453331 | Bijalpur बिजलपुर, Rangwasa रंगवासा, Tejpur Gadbadi तेजपुर गड़बड़ी`,
  }),
  place({
    ...madhyaPradesh,
    city: 'Jhabua झाबुआ',
    kind: 'villages',
    weight: 3,
    people: [
      [bhil, 92],
      [hindi, 5],
      [muslim, 3],
    ],
    seats: `
      Jhabua झाबुआ | 457661 | Ranapur रानापुर, Kalyanpura कल्याणपुरा, Pitol पिटोल, Gelar गेलर
      Thandla थांदला | 457777 | Meghnagar मेघनगर, Kakanwani काकनवानी, Parwaliya परवलिया
      Petlawad पेटलावद | 457773 | Sarangi सारंगी, Raipuria रायपुरिया, Bamniya बामनिया`,
  }),
  place({
    ...devanagari,
    city: 'Khunti खूंटी',
    state: 'Jharkhand झारखंड',
    kind: 'villages',
    weight: 3,
    people: [
      [munda, 84],
      [hindi, 13],
      [muslim, 3],
    ],
    seats: `
      Khunti खूंटी | 835210 | Murhu मुरहू, Saiko सायको, Jiarappa जियारप्पा, Maranghada मारंगहादा
      Torpa तोरपा | 835227 | Tapkara तपकारा, Rania रनिया, Dorma डोरमा, Karra कर्रा`,
  }),
  place({
    ...devanagari,
    city: 'Raipur रायपुर',
    state: 'Chhattisgarh छत्तीसगढ़',
    kind: 'villages',
    weight: 3,
    people: [
      [hindi, 92],
      [muslim, 5],
      [munda, 3],
    ],
    seats: `
      Abhanpur अभनपुर | 493661 | Nawapara नवापारा, Kendri केंद्री, Uparwara उपरवारा
      Dharsiwa धरसीवां | 493221 | Siltara सिलतरा, Kura कूंरा, Mandhar मांढर
      Arang आरंग | 493441 | Samoda समोदा, Chandkhuri चंदखुरी, Bhansoj भानसोज`,
  }),
  place({
    city: 'Ludhiana',
    state: 'Punjab',
    language: 'none',
    kind: 'villages',
    weight: 4,
    people: [
      [punjabi, 84],
      [hindi, 13],
      [muslim, 3],
    ],
    seats: `
      Gill | 141116 | Dehlon, Alamgir, Jassowal, Gill
      Sahnewal | 141120 | Kohara, Kanech, Umedpur, Dholewal
      Khanna | 141401 | Lalheri, Bhattian, Rattanheri, Ikolaha
      Jagraon | 142026 | Sidhwan Khurd, Kaunke, Manuke, Akhara`,
  }),
];
