import type { Messages } from '../../messages.ts';

export const possibleDuplicate: Messages['possibleDuplicate'] = {
  mayBe: (name, place, day) =>
    `शायद इनका सर्वे पहले ही भरा जा चुका है: ${[name, place, day].filter(Boolean).join(', ')}`,
  /** An entry that only admins may see. */
  someone: 'हो सकता है कि इनका सर्वे किसी और स्वयंसेवक ने भरा हो',
  someoneNote: 'दफ़्तर दोनों को देखेगा। यहाँ इससे ज़्यादा नहीं दिखाया जा सकता।',
  own: 'आपका भरा हुआ सर्वे',
  ofAnother: 'किसी और स्वयंसेवक का भरा हुआ सर्वे',
  waiting: 'इसी फ़ोन या कंप्यूटर पर है, भेजना बाकी है',
  strengths: {
    number: 'वही पहचान नंबर',
    mobile: 'वही मोबाइल',
    alike: 'मिलता-जुलता नाम',
  },
  sameEnd: 'पहचान नंबर के आख़िरी चार अंक वही',
  ageWithin: (years) => `उम्र में ज़्यादा से ज़्यादा ${years} साल का फ़र्क़`,
  open: 'खोलें',
  different: 'ये कोई और हैं',
  recordAnyway: 'सूचना हटाकर आगे भरें',
  saveAnyway: 'फिर भी सहेजें',
  more: (count) =>
    count === 1 ? 'एक और सर्वे इन्हीं का हो सकता है' : `${count} और सर्वे इन्हीं के हो सकते हैं`,
};
