import { expect, test } from 'vitest';
import type { Language } from '#domain/languages.ts';
import { FIELD_NAMES, type SurveyFieldName } from '#domain/surveys/fields.ts';
import { draftNotice } from './privacy-notice.ts';

type Words = Record<Language, string>;

const AGE: Words = { en: 'age', hi: 'उम्र', mr: 'वय' };
const ADDRESSES: Words = { en: 'addresses', hi: 'पते', mr: 'पत्ते' };
const TELEPHONES: Words = { en: 'telephone numbers', hi: 'फ़ोन नंबर', mr: 'फोन नंबर' };
const DISABILITY: Words = { en: 'disability', hi: 'दिव्यांगता', mr: 'दिव्यांगत्व' };
const PARENTS: Words = { en: 'parents’ names', hi: 'माता-पिता के नाम', mr: 'आई-वडिलांची नावे' };
const SCHOOL: Words = { en: 'the school', hi: 'स्कूल', mr: 'शाळा' };
const DOCUMENT: Words = { en: 'another document', hi: 'और पहचान पत्र', mr: 'दुसऱ्या ओळखपत्राचा' };

/** A new field needs its words here and in the draft, and in the notice that the trust has published. */
const WORDS: Record<SurveyFieldName, Words> = {
  survey_type: { en: 'Of a child', hi: 'बच्चे के लिए', mr: 'मुलासाठी' },
  name: { en: 'your name', hi: 'आपका नाम', mr: 'तुमचे नाव' },
  gender: { en: 'gender', hi: 'लिंग', mr: 'लिंग' },
  category: { en: 'category', hi: 'वर्ग', mr: 'प्रवर्ग' },
  age: AGE,
  senior_citizen: AGE,
  physically_disabled: DISABILITY,
  disability: DISABILITY,
  father_name: PARENTS,
  mother_name: PARENTS,
  class: { en: 'the class', hi: 'कक्षा', mr: 'इयत्ता' },
  current_school: SCHOOL,
  school_type: SCHOOL,
  mobile_no: TELEPHONES,
  other_no: TELEPHONES,
  correspondence_address: ADDRESSES,
  same_address: ADDRESSES,
  permanent_address: ADDRESSES,
  city: ADDRESSES,
  constituency: ADDRESSES,
  aadhar_no: { en: 'Aadhaar', hi: 'आधार', mr: 'आधार' },
  other_document_type: DOCUMENT,
  other_document_no: DOCUMENT,
  employed: { en: 'work', hi: 'आपका काम', mr: 'तुमचे काम' },
  income: { en: 'income', hi: 'आमदनी', mr: 'उत्पन्न' },
};

test.each(FIELD_NAMES)(
  'the draft of the notice says in each language that %s is recorded',
  (name) => {
    const notice = draftNotice({ name: 'The Trust', hindi_name: 'न्यास' });
    const { en, hi, mr } = WORDS[name];
    expect(notice.en).toContain(en);
    expect(notice.hi.normalize()).toContain(hi.normalize());
    expect(notice.mr.normalize()).toContain(mr.normalize());
  },
);
