import { expect, test } from 'vitest';
import { skeletonOf } from './skeleton.ts';
import { soundWordsOf } from './sound-words.ts';

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
  ['Rao', 'राव'],
  ['Yadav', 'यादव'],
  ['Jyoti', 'Joti', 'ज्योती'],
  ['Dnyaneshwar', 'Gyaneshwar', 'ज्ञानेश्वर'],
  ['Wasim', 'Vaseem', 'वसीम'],
  ['Khunti', 'खूंटी', 'Khoonti'],
  ['Oraon', 'Uraon'],
  ['Hareesh', 'Harish', 'हरीश'],
  ['Torpa', 'तोरपा'],
])('%s sounds like %s', (name, ...others) => {
  for (const other of others) expect(skeletonOf(other), other).toBe(skeletonOf(name));
});

test.each([
  ['Asha', 'Usha'],
  ['Sita', 'Sunita'],
  ['Rama', 'Ramu'],
  ['Jai', 'Joy'],
  ['Meena', 'Manu'],
])('%s does not sound like %s', (one, other) => {
  expect(skeletonOf(one)).not.toBe(skeletonOf(other));
});

test('honorifics are ignored, unless the name has nothing else', () => {
  expect(soundWordsOf('Smt. Sunita Devi')).toEqual(soundWordsOf('श्रीमती सुनीता देवी'));
  expect(soundWordsOf('Shri')).toHaveLength(1);
});

test('symbols, endless words and other scripts are processed in bounded time', () => {
  for (const text of ['ँ'.repeat(10_000), 'a'.repeat(10_000), '(((', '漢字', 'محمد', '\u094d्', '🙂'])
    expect(() => soundWordsOf(text)).not.toThrow();
});
