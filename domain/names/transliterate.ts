// Indic scripts as rough Latin letters, for phonetic keys and addresses, not for names on the screen.

// Unicode gives the scripts from Devanagari to Malayalam the same layout, in blocks of 128 code points.
const BLOCK = 0x80;
const DEVANAGARI = 0x900;
const SCRIPTS = { first: 0x900, last: 0xd7f };
const VIRAMA = 0x94d;
const NUKTA = 0x93c;
const NASALS = [0x901, 0x902, 0x970, 0x971];
/** A dot below makes both sound like r: ड़ and ढ़. */
const FLAPPED = [0x921, 0x922];

const CONSONANTS =
  'k kh g gh ng ch chh j jh ny t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h';
const FIRST_CONSONANT = 0x915;
const VOWELS = 'a a i i u u ri l e e e ai o o o au';
const FIRST_VOWEL = 0x905;
const FIRST_VOWEL_SIGN = 0x93e;

const letters = new Map<number, string>();
const signs = new Map<number, string>([
  [0x901, 'n'],
  [0x902, 'n'],
  [0x903, ''],
  // Gurmukhi's nasal sign, and its addak, which doubles a letter.
  [0x970, 'n'],
  [0x971, ''],
  [NUKTA, ''],
  [0x93d, ''],
]);
const consonants = new Map<number, string>();
CONSONANTS.split(' ').forEach((latin, at) => {
  consonants.set(FIRST_CONSONANT + at, latin);
});
VOWELS.split(' ').forEach((latin, at) => {
  letters.set(FIRST_VOWEL + at, latin);
  // The signs follow the order of the letters, without the first one.
  if (at > 0) signs.set(FIRST_VOWEL_SIGN + at - 1, latin);
});

/** Other scripts have other letters in this place: r and w of Assamese, y and w of Odia. */
const SAME_AS = new Map([
  [0x9f0, 0x930],
  [0x9f1, 0x935],
  [0xb5f, 0x92f],
  [0xb71, 0x935],
]);
/** Marathi's a of English words, and Malayalam's consonants without a vowel. */
const OWN_LETTERS = new Map([
  [0x972, 'a'],
  [0xd7a, 'n'],
  [0xd7b, 'n'],
  [0xd7c, 'r'],
  [0xd7d, 'l'],
  [0xd7e, 'l'],
  [0xd7f, 'k'],
]);

const OL_CHIKI = 'a t g ng l a k j m w i s h ny r u c d n y e p d n r o t b w h'.split(' ');
const FIRST_OL_CHIKI = 0x1c5a;
const OL_CHIKI_NASAL = 0x1c78;

/** Unknown scripts stay as they are. Nukta and Latin accents go. */
export function transliterate(text: string): string {
  const points = [...text.normalize('NFD')].map((letter) => letter.codePointAt(0) ?? 0);
  let latin = '';
  points.forEach((point, at) => {
    const { script, sound } = soundOf(point, points[at + 1]);
    if (script !== 'consonant') latin += sound;
    else latin += hasOwnVowel(points, at) ? `${sound}a` : sound;
  });
  return latin.replace(/\p{M}/gu, '');
}

function soundOf(point: number, next?: number): { script: 'consonant' | 'other'; sound: string } {
  const same = devanagariOf(point);
  const isFlapped = FLAPPED.includes(same) && devanagariOf(next) === NUKTA;
  const consonant = isFlapped ? 'r' : consonants.get(same);
  if (consonant) return { script: 'consonant', sound: consonant };
  const sound =
    OWN_LETTERS.get(point) ??
    letters.get(same) ??
    signs.get(same) ??
    (same === VIRAMA ? '' : undefined) ??
    (point === OL_CHIKI_NASAL ? 'n' : OL_CHIKI[point - FIRST_OL_CHIKI]) ??
    String.fromCodePoint(point);
  return { script: 'other', sound };
}

/** A consonant has an inherent `a` unless a sign follows; at the end of a word only after another: मौर्य is Maurya. */
function hasOwnVowel(points: readonly number[], at: number): boolean {
  let next = at + 1;
  while (devanagariOf(points[next]) === NUKTA) next += 1;
  if (next === points.length) return devanagariOf(points[at - 1]) === VIRAMA;
  if (OWN_LETTERS.has(points[next] ?? 0)) return true;
  const point = devanagariOf(points[next]);
  return consonants.has(point) || letters.has(point) || NASALS.includes(point);
}

function devanagariOf(point = 0): number {
  if (point < SCRIPTS.first || point > SCRIPTS.last) return -1;
  return SAME_AS.get(point) ?? DEVANAGARI + (point % BLOCK);
}
