import { expect, test } from 'vitest';
import { phoneticKeyOf } from './phonetic-key.ts';
import { phoneticKeysOf } from './phonetic-words.ts';

test.each([
  ['Bahamani', 'bahmani', 'बहामनी'],
  ['Munda', 'मुंडा', 'मुण्डा', 'ಮುಂಡಾ', 'মুন্ডা', 'ᱢᱩᱱᱰᱟ'],
  ['Dahanu', 'डहाणू', 'dahaanu'],
  ['Sunita', 'Suneeta', 'Sunitha', 'सुनीता', 'સુનીતા', 'ਸੁਨੀਤਾ', 'సునీతా'],
  ['Devi', 'Debi', 'देवी'],
  ['Rahman', 'Rehman', 'रहमान'],
  ['Mohammed', 'Muhammad', 'Mohamad', 'मोहम्मद'],
  ['Lakshmi', 'Laxmi', 'लक्ष्मी'],
  ['Krishna', 'कृष्ण', 'कृष्णा'],
  ['Sambhaji', 'संभाजी', 'Sanbhaji'],
  ['Vijay', 'विजय', 'Bijay'],
  ['Rao', 'राव', 'Raw'],
  ['Raosaheb', 'रावसाहेब', 'Ravsaheb'],
  ['Jadhav', 'Jadhao', 'जाधव'],
  ['Jayshri', 'Jayashree', 'जयश्री'],
  ['Narayan', 'Narayana', 'नारायण'],
  ['Chaudhari', 'Chowdhary', 'चौधरी'],
  ['Shivaji', 'शिवाजी', 'Shivji'],
  ['Vinayak', 'विनायक'],
  ['Bhausaheb', 'भाऊसाहेब'],
  ['Yadav', 'यादव'],
  ['Jyoti', 'Joti', 'ज्योती'],
  ['Dnyaneshwar', 'Gyaneshwar', 'ज्ञानेश्वर'],
  ['Wasim', 'Vaseem', 'वसीम'],
  ['Khunti', 'खूंटी', 'Khoonti'],
  ['Oraon', 'Uraon'],
  ['Hareesh', 'Harish', 'हरीश'],
  ['Torpa', 'तोरपा'],
  ['Chauhan', 'चौहान', 'Chouhan'],
  ['Chavan', 'चव्हाण'],
  ['Ranchi', 'रांची'],
  ['Chhotu', 'छोटू', 'Chotu'],
  ['Sachin', 'सचिन'],
  ['Singh', 'सिंह', 'Sinh'],
  ['Sinha', 'सिन्हा'],
  ['Oraon', 'उरांव', 'Uraon'],
  ['Bargaon', 'बड़गांव'],
  ['Lakra', 'लकड़ा'],
  ['Jhotwara', 'झोटवाड़ा'],
  ['Wada', 'वाडा'],
  ['Maurya', 'मौर्य', 'Mourya'],
  ['Reddy', 'Reddi', 'रेड्डी'],
  ['Gaikwad', 'गायकवाड', 'Gayakwad'],
  ['Bhawna', 'भावना', 'Bhavna', 'Bhavana'],
  ['Jawahar', 'जवाहर', 'Javahar'],
  ['Aisha', 'Ayesha', 'आयशा'],
  ['Xalxo', 'खलखो', 'Khalkho'],
  ['Xaxa', 'खाखा'],
  ['Dixit', 'Dikshit', 'दीक्षित'],
  ['Kharia', 'खड़िया', 'Khariya'],
  ['Malviya', 'मालवीय'],
  ['Goregaonkar', 'गोरेगावकर'],
  ['Jawhar', 'जव्हार', 'Javhar'],
  ['Omkar', 'ओंकार', 'Onkar'],
  ['Siddiqui', 'सिद्दीक़ी', 'Siddiqi'],
  ['Krupa', 'कृपा', 'Kripa'],
  ['Trupti', 'तृप्ती', 'Tripti'],
  ['Rutuja', 'ऋतुजा'],
  ['Maruti', 'मारुती'],
  ['Dsouza', 'डिसोझा'],
  ['Gnanesh', 'ज्ञानेश', 'Gyanesh'],
  ['Mumbai', 'मुंबई'],
  ['Delhi', 'दिल्ली', 'Dilli'],
  ['Jaipur', 'जयपुर'],
  ['Raipur', 'रायपुर'],
  ['Lucknow', 'लखनऊ'],
  ['Charminar', 'चारमिनार'],
  ['Rai', 'Ray', 'राय'],
  ['Annie', 'ॲनी'],
  ['Ram', 'ৰাম'],
  ['Rajan', 'രാജൻ'],
  ['400001', '४००००१'],
])('%s sounds like %s', (name, ...others) => {
  for (const other of others) expect(phoneticKeyOf(other), other).toBe(phoneticKeyOf(name));
});

test.each([
  ['Asha', 'Usha'],
  ['Sita', 'Sunita'],
  ['Rama', 'Ramu'],
  ['Jai', 'Joy'],
  ['Meena', 'Manu'],
  ['Singh', 'Sinha'],
  ['Asha', 'Aisha'],
  ['Laxmi', 'Lakhmi'],
  ['B1', 'B11'],
])('%s does not sound like %s', (one, other) => {
  expect(phoneticKeyOf(one)).not.toBe(phoneticKeyOf(other));
});

test('honorifics are ignored, unless the name has nothing else', () => {
  expect(phoneticKeysOf('Smt. Sunita Devi')).toEqual(phoneticKeysOf('श्रीमती सुनीता देवी'));
  expect(phoneticKeysOf('Shri')).toHaveLength(1);
  expect(phoneticKeysOf('Shree Ram Sharma')).toEqual(phoneticKeysOf('श्री राम शर्मा'));
  expect(phoneticKeysOf('Shriya Sharma')).toHaveLength(2);
});

test.each([
  ['Md. Imran Ansari', 'Mohammad Imran Ansari', 'मो. इमरान अंसारी', 'Imran Ansari'],
  ['Ramesh Kr. Singh', 'Ramesh Kumar Singh'],
  ["D'Souza", 'Dsouza', 'डिसोझा'],
  // Hindi keyboards write half letters with a joiner.
  ['Munna Gupta', 'मुन्ना गुप्ता', 'मुन्\u200dना गुप्\u200dता', 'मुन्\u200cना गुप्ता'],
  ['Shri Abbas Datta', 'श्\u200dरी अब्\u200dबास दत्\u200dता', 'अब्बास दत्ता'],
  ['Delhi', 'दिल्\u200dली'],
])('%s has the words of %s', (name, ...others) => {
  for (const other of others) expect(phoneticKeysOf(other)).toEqual(phoneticKeysOf(name));
});

test('symbols, endless words and other scripts are processed in bounded time', () => {
  for (const text of ['ँ'.repeat(10_000), 'a'.repeat(10_000), '(((', '漢字', 'محمد', '\u094d्', '🙂'])
    expect(() => phoneticKeysOf(text)).not.toThrow();
});
