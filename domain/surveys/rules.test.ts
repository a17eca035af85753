import { describe, expect, test } from 'vitest';
import { checkNewSurvey, checkSurveyEdit } from './rules.ts';
import { surveyInput } from './survey-schema.ts';

const adult = {
  survey_type: 'adult',
  name: 'Sunita',
  gender: 'female',
  category: 'obc',
  correspondence_address: 'Dharavi',
  age: 34,
  mobile_no: '5231044718',
  aadhar_no: '041288301234',
  volunteer_id: 1,
};
const child = {
  ...adult,
  survey_type: 'child',
  father_name: 'Manoj',
  class: '2',
  current_school: 'Zilla Parishad School',
};
const admin = { actorIsAdmin: true };
const messages = (fieldErrors: { message: string }[]) => fieldErrors.map(({ message }) => message);
const refusals = (sent: object, context = admin) =>
  messages(checkNewSurvey(surveyInput.parse(sent), context));
const editRefusals = (sent: object) => messages(checkSurveyEdit(surveyInput.parse(sent), admin));

test('a text that is too long is refused on the device already', () => {
  const input = { ...surveyInput.parse(adult), name: 'a'.repeat(201), city: 'b'.repeat(200) };
  expect(checkNewSurvey(input, admin)).toMatchObject([
    { field: 'name', rule: 'tooLong', params: { max: 200 } },
  ]);
});

test('a complete entry breaks no rule', () => {
  expect(refusals(adult)).toEqual([]);
  expect(refusals(child)).toEqual([]);
  expect(editRefusals(adult)).toEqual([]);
});

test('an empty adult entry breaks every rule, in the order of the specification', () => {
  expect(refusals({ survey_type: 'adult' })).toEqual([
    'Name is required',
    'Gender is required',
    'Category is required',
    'Correspondence address is required',
    'Age is required',
    'Mobile number is required and must be 10 digits',
    'Either Aadhaar or Other Document is required',
    'Volunteer selection is required',
  ]);
});

test('an empty child entry breaks every rule, in the order of the specification', () => {
  expect(refusals({ survey_type: 'child' })).toEqual([
    'Name is required',
    'Gender is required',
    'Category is required',
    'Correspondence address is required',
    'At least one parent name is required',
    'Class is required',
    'Current school is required',
    'Age is required',
    'Mobile number is required and must be 10 digits',
    'Either Aadhaar or Other Document is required',
    'Volunteer selection is required',
  ]);
});

test('an edit requires fewer fields', () => {
  expect(editRefusals({})).toEqual([
    'Name is required',
    'Gender is required',
    'Age is required',
    'Mobile number is required and must be 10 digits',
    'Either Aadhaar or Other Document is required',
  ]);
});

test.each([
  ['an adult', adult],
  ['a child', child],
])('only an admin must choose a volunteer: %s', (_, entry) => {
  const { volunteer_id: _whose, ...unassigned } = entry;
  expect(refusals(unassigned)).toEqual(['Volunteer selection is required']);
  expect(refusals(unassigned, { actorIsAdmin: false })).toEqual([]);
});

describe('single-field rules', () => {
  const range = 'Age must be a whole number from 1 to 120';
  const mobile = 'Mobile number is required and must be 10 digits';
  const aadhaar = 'Aadhaar number must be 12 digits';
  const cases: [object, string[]][] = [
    [{ name: '   ' }, ['Name is required']],
    [{ gender: 'woman' }, ['Gender is required']],
    [{ category: '' }, ['Category is required']],
    [{ age: 'old' }, ['Age is required']],
    [{ age: '34' }, []],
    [{ age: '३४' }, []],
    [{ age: '1e2' }, ['Age is required']],
    [{ age: '0x22' }, ['Age is required']],
    [{ age: '-5' }, [range]],
    [{ age: '−5' }, [range]],
    [{ age: '3-4' }, ['Age is required']],
    [{ age: '3 4' }, ['Age is required']],
    [{ age: '௩௪' }, []],
    [{ age: 0 }, [range]],
    [{ age: 121 }, [range]],
    [{ age: 34.5 }, [range]],
    [{ age: 1 }, []],
    [{ age: 120 }, []],
    [{ mobile_no: '523104471' }, [mobile]],
    [{ mobile_no: '52310447189' }, [mobile]],
    [{ mobile_no: '५२३१० ४४७१८' }, []],
    [{ mobile_no: '(52310) 447.18' }, []],
    [{ mobile_no: '৫২৩১০-৪৪৭১৮' }, []],
    [{ other_no: '12' }, ['Other number must be 10 digits']],
    [{ other_no: '' }, []],
    [{ aadhar_no: '0412 8830 1234' }, []],
    [{ aadhar_no: '0412 8830 123' }, [aadhaar]],
    [{ aadhar_no: '0412 8830 12345' }, [aadhaar]],
    [{ aadhar_no: 'XXXX XXXX 1234' }, [aadhaar]],
    [{ aadhar_no: '' }, ['Either Aadhaar or Other Document is required']],
    [
      { aadhar_no: '', other_document_no: 'MHX0012345' },
      ['Other Document type is required if Aadhaar is not provided'],
    ],
    [{ aadhar_no: '', other_document_type: 'pan', other_document_no: 'ABCDE1234F' }, []],
    [{ income: -1 }, ['Income must be from 0 to 1,00,00,00,000']],
    [{ income: 1e12 }, ['Income must be from 0 to 1,00,00,00,000']],
    [{ income: 0 }, []],
    [{ income: '5,000' }, []],
    [{ income: '-5000' }, ['Income must be from 0 to 1,00,00,00,000']],
  ];
  test.each(cases)('%o', (change, expected) => {
    expect(refusals({ ...adult, ...change })).toEqual(expected);
  });
});

test('a value of the wrong type is refused with the name of its field', () => {
  const fieldsRefused = (sent: object) => {
    const { error } = surveyInput.safeParse({ ...adult, ...sent });
    return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  };
  for (const wrong of [[], ['041288301234'], {}, { length: 12 }, true]) {
    for (const field of ['name', 'aadhar_no', 'mobile_no', 'other_document_no', 'city']) {
      expect(fieldsRefused({ [field]: wrong })).toEqual([`${field}: notText`]);
    }
    for (const field of ['age', 'income', 'volunteer_id']) {
      expect(fieldsRefused({ [field]: wrong })).toEqual([`${field}: notNumber`]);
    }
    for (const field of ['gender', 'category', 'survey_type', 'other_document_type']) {
      expect(fieldsRefused({ [field]: wrong })).toEqual([`${field}: notChoice`]);
    }
  }
  expect(fieldsRefused({ mobile_no: -5_231_044_718 })).toEqual(['mobile_no: notText']);
  expect(fieldsRefused({ income: '5000-6000' })).toEqual(['income: notNumber']);
  expect(fieldsRefused({ aadhar_no: null, mobile_no: 5_231_044_718 })).toBeUndefined();
});

test('an edit may return the masked number of the entry, and no other mask', () => {
  const context = {
    actorIsAdmin: false,
    stored: { aadhar_no: 'XXXX XXXX 1234', other_document_no: 'XXXX2345' },
  };
  const edit = (aadhar_no: string) =>
    checkSurveyEdit(surveyInput.parse({ ...adult, aadhar_no }), context);
  expect(edit('XXXX XXXX 1234')).toEqual([]);
  expect(messages(edit('XXXX XXXX 4321'))).toEqual(['Aadhaar number must be 12 digits']);

  const document = (other_document_no: string) =>
    checkSurveyEdit(surveyInput.parse({ ...adult, other_document_no }), context);
  expect(document('XXXX2345')).toEqual([]);
  for (const mask of ['XXXX9999', 'xxxx2345', 'XXXX 2345', 'XXXX–2345']) {
    expect(messages(document(mask)), mask).toEqual(['Write the whole document number']);
  }
});

test.each([
  ['survey_type', 'Child'],
  ['category', 'none'],
  ['class', '13'],
  ['employed', 'yes'],
  ['income', 'a lot'],
])('an unreadable %s is refused and not replaced', (field, value) => {
  const { error } = surveyInput.safeParse({ ...child, [field]: value });
  expect(error?.issues.map(({ path }) => path[0])).toEqual([field]);
});
