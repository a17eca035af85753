import type { Language } from '#domain/languages.ts';

const NUMBER_WORDS: Record<Language, string> = {
  en: 'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  hi: 'शून्य एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस',
  mr: 'शून्य एक दोन तीन चार पाच सहा सात आठ नऊ दहा अकरा बारा तेरा चौदा पंधरा सोळा सतरा अठरा एकोणीस वीस',
};
/** A sentence begins at the start of the text or after its end marks. */
const AT_START = /(^|[.!?।]\s+|\n\s*)$/;

/** `seven` for 7; beyond twenty `21`. */
export function numberWord(count: number, language: Language): string {
  return NUMBER_WORDS[language].split(' ')[count] ?? String(count);
}

/** Replaces `{count}`, with a capital letter where it begins a sentence. */
export function fillCount(text: string, count: number, language: Language): string {
  return text.replace(/\{count\}/g, (_, at: number) => {
    const word = numberWord(count, language);
    return AT_START.test(text.slice(0, at)) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  });
}
