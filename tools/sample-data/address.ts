// Addresses as people write them: door, building or hamlet, landmark, place.
import { below, between, pick, type Random } from './chance.ts';
import type { Place, Seat } from './places/place.ts';
import type { Script, Word } from './words.ts';

interface Phrases {
  door: readonly string[];
  villageDoor: readonly string[];
  building: readonly string[];
  hamlet: readonly string[];
  landmark: readonly string[];
  ward: string;
  village: (village: string, block: string, district: string) => string;
}

const ENGLISH: Phrases = {
  door: ['Room No.', 'House No.', 'H. No.', 'Door No.', 'Flat No.', 'Plot No.'],
  villageDoor: ['House No.', 'H. No.', 'Door No.'],
  building: [
    'Building No. 7',
    'Lane 4',
    '3rd Cross',
    'Street No. 9',
    'Block C',
    'Shanti Compound',
    'Old Quarters',
    'Gali No. 6',
    'Ambedkar Colony',
    'Indira Colony',
    'Nehru Colony',
  ],
  hamlet: [
    'Upper Hamlet',
    'Lower Hamlet',
    'School Road',
    'Main Road',
    'East Street',
    'Ambedkar Nagar',
    'Colony Road',
    'Temple Street',
    'Old Village Site',
  ],
  landmark: [
    'Near Hanuman Mandir',
    'Behind Municipal School',
    'Opp. Ration Shop',
    'Near Water Tank',
    'Near Bus Stand',
    'Near Jama Masjid',
    'Behind Post Office',
    'Opp. Flour Mill',
    'Near Primary Health Centre',
    'Near Anganwadi',
    'Behind Vegetable Market',
    'Near Railway Crossing',
    'Beside Hand Pump',
    'Near Community Hall',
  ],
  ward: 'Ward No.',
  village: (village, block, district) => `Village ${village}, Block ${block}, Dist. ${district}`,
};
const ENGLISH_WEST: Phrases = {
  ...ENGLISH,
  building: [
    'Ganesh Chawl',
    'Sai Krupa Chawl',
    'Building No. 12, B Wing',
    'Building No. 7',
    'Ekta Society',
    'Shanti Compound',
    'Ambedkar Colony',
    'Shiv Shakti Rahivashi Sangh',
    'Old Quarters',
  ],
  hamlet: [
    'Patilpada',
    'Dongripada',
    'Navapada',
    'Khalcha Pada',
    'Bedarpada',
    'Gaothan',
    'Wadi No. 2',
  ],
  village: (village, block, district) => `At Post ${village}, Tal. ${block}, Dist. ${district}`,
};
const MARATHI: Phrases = {
  door: ['खोली क्र.', 'घर क्र.', 'घर नं.', 'रूम नं.'],
  villageDoor: ['घर क्र.', 'घर नं.'],
  building: [
    'गणेश चाळ',
    'साई कृपा चाळ',
    'इमारत क्र. 7',
    'गल्ली क्र. 4',
    'एकता सोसायटी',
    'शांती कंपाऊंड',
    'आंबेडकर वसाहत',
    'शिवशक्ती रहिवाशी संघ',
  ],
  hamlet: ['पाटीलपाडा', 'डोंगरीपाडा', 'नवापाडा', 'खालचा पाडा', 'गावठाण', 'वाडी क्र. 2', 'बौद्धवाडा'],
  landmark: [
    'हनुमान मंदिराजवळ',
    'शाळेच्या मागे',
    'रेशन दुकानासमोर',
    'पाण्याच्या टाकीजवळ',
    'बस स्थानकाजवळ',
    'पोस्ट ऑफिसमागे',
    'अंगणवाडीजवळ',
    'प्राथमिक आरोग्य केंद्राजवळ',
    'समाज मंदिराजवळ',
    'भाजी मंडईमागे',
  ],
  ward: 'प्रभाग क्र.',
  village: (village, block, district) => `मु. पो. ${village}, ता. ${block}, जि. ${district}`,
};
const HINDI: Phrases = {
  door: ['मकान नं.', 'मकान संख्या', 'घर नं.', 'कमरा नं.'],
  villageDoor: ['मकान नं.', 'घर नं.'],
  building: [
    'गली नं. 3',
    'गली नं. 11',
    'पुरानी बस्ती',
    'अंबेडकर कॉलोनी',
    'इंदिरा कॉलोनी',
    'ब्लॉक सी',
    'नई बस्ती',
    'कच्ची कॉलोनी',
  ],
  hamlet: ['ऊपर टोला', 'नीचे टोला', 'हरिजन टोला', 'स्कूल रोड', 'पुरवा', 'पटेल फलिया', 'नया टोला'],
  landmark: [
    'हनुमान मंदिर के पास',
    'सरकारी स्कूल के पीछे',
    'राशन दुकान के सामने',
    'पानी की टंकी के पास',
    'बस अड्डे के पास',
    'डाकघर के पीछे',
    'आटा चक्की के सामने',
    'आंगनवाड़ी के पास',
    'सामुदायिक भवन के पास',
    'हैंडपंप के पास',
    'सब्ज़ी मंडी के पीछे',
  ],
  ward: 'वार्ड नं.',
  village: (village, block, district) => `ग्राम ${village}, प्रखंड ${block}, जिला ${district}`,
};

export interface Home {
  place: Place;
  seat: Seat;
  locality: Word;
}

export function homeIn(random: Random, place: Place): Home {
  const seat = pick(random, place.seats);
  return { place, seat, locality: pick(random, seat.localities) };
}

/** @param withState adds the state, as migrants do */
export function addressOf(random: Random, home: Home, script: Script, withState = false): string {
  const { place, seat, locality } = home;
  const phrases = phrasesOf(place, script);
  const isCity = place.kind === 'city';
  const parts = [
    `${pick(random, isCity ? phrases.door : phrases.villageDoor)} ${doorNumber(random)}`,
  ];
  if (random() < 0.62) parts.push(pick(random, isCity ? phrases.building : phrases.hamlet));
  if (random() < 0.46) parts.push(pick(random, phrases.landmark));
  if (random() < 0.22) parts.push(`${phrases.ward} ${between(random, 1, isCity ? 88 : 12)}`);
  const [quarter, constituency, city] = [
    locality[script],
    seat.constituency[script],
    place.city[script],
  ];
  parts.push(
    isCity ? `${quarter}, ${constituency}, ${city}` : phrases.village(quarter, constituency, city),
  );
  if (withState) parts.push(place.state[script]);
  const text = parts.join(', ') + (random() < 0.7 ? ` ${seat.pin}` : '');
  return script === 'devanagari' && random() < 0.3 ? inDevanagariDigits(text) : text;
}

function phrasesOf({ language, state }: Place, script: Script): Phrases {
  if (script === 'devanagari') return language === 'marathi' ? MARATHI : HINDI;
  return state.latin === 'Maharashtra' || state.latin === 'Gujarat' ? ENGLISH_WEST : ENGLISH;
}

function doorNumber(random: Random): string {
  const number = String(1 + below(random, 480));
  return random() < 0.2 ? `${number}/${1 + below(random, 12)}` : number;
}

function inDevanagariDigits(text: string): string {
  return text.replace(/\d/g, (digit) => String.fromCharCode(0x0966 + Number(digit)));
}
