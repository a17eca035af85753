// The search of entries: plain text, any case, any script, each field by itself.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { updateDerivedColumns } from '#server/surveys/derived-columns-job.ts';
import type { Client } from '../../../support/app/api/client.ts';
import { meera, volunteer } from '../../../support/app/api/people.ts';
import { aarav, sunita } from '../../../support/app/entries/entries.ts';
import {
  deleteOwnEntries,
  foundNames,
  idsOf,
} from '../../../support/app/entries/listed-entries.ts';
import { openTestApp, type TestApp } from '../../../support/app/test-app.ts';

let testApp: TestApp;
let asha: Client;
let admin: Client;

beforeAll(async () => {
  testApp = await openTestApp();
  asha = await volunteer(testApp, 'Asha');
  admin = await meera(testApp);
});
afterAll(() => testApp.close());

const LONG_STREET =
  'Survey No. 12, behind the old rice mill, opposite the panchayat office, '.repeat(2);

const devi = {
  ...sunita,
  name: "Devi O'Hara 100%_sure",
  correspondence_address: 'Room 14,   Ganesh Chawl,\nDharavi',
  permanent_address: `${LONG_STREET}Jawhar`,
  mobile_no: '5339006417',
  other_no: '5260019984',
  aadhar_no: '099912345678',
  constituency: 'Sion "Koliwada"',
};
const kamala = {
  ...aarav,
  name: 'कमला कुमारी',
  father_name: 'श्यामलाल 🌾 पाटील',
  mother_name: 'Élodie İnci Straße',
  city: 'पालघर',
  constituency: 'C:\\Palghar',
  current_school: 'Zilla Parishad School, मोखाडा',
  other_document_no: 'bc-2019 / 0042',
};

describe('two entries', () => {
  beforeAll(async () => {
    for (const body of [devi, kamala]) {
      expect((await asha.call('createSurvey', { body })).status).toBe(201);
    }
  });
  afterAll(() => deleteOwnEntries(asha));

  test.each([
    ['one letter', 'z', [kamala.name]],
    ['one letter that occurs nowhere', 'ç', []],
    ['one letter of another script', 'घ', [kamala.name]],
    ['two letters', 'vi', [devi.name]],
    ['two letters that occur nowhere', 'iş', []],
    ['a percent sign', '%', [devi.name]],
    ['a percent sign in a word', '0%_s', [devi.name]],
    ['a percent sign as a wildcard', 'd%i', []],
    ['an underscore', '_', [devi.name]],
    ['an underscore as a wildcard', 'd_vi', []],
    ['a backslash', '\\', [kamala.name]],
    ['a backslash in a word', 'c:\\pal', [kamala.name]],
    ['two backslashes', '\\\\', []],
    ['a single quote', "o'h", [devi.name]],
    ['a double quote', '"koli', [devi.name]],
    ['a double quote at the end', 'wada"', [devi.name]],
    ['operators of a query language', 'devi OR कमला', []],
    ['operators of another query language', 'devi AND sure', []],
    ['a star', 'dev*', []],
    ['NUL inside a word', 'de\0vi', [devi.name]],
    ['half a character inside a word', 'de\ud800vi', []],
    ['an emoji', '🌾', [kamala.name]],
    ['another emoji with the same surrogate', '🌿', []],
    ['a Devanagari word', 'कमला', [kamala.name]],
    ['a matra alone', 'ु', [kamala.name]],
    ['a word without its last matra', 'कुमार', [kamala.name]],
    ['a word with another matra, which sounds the same', 'कुमारि', [kamala.name]],
    ['a half letter', 'श्य', [kamala.name]],
    ['two words', 'ganesh chawl', [devi.name]],
    ['two words with other spaces between them', '  ganesh \t  chawl ', [devi.name]],
    ['two words across a line break', 'chawl, dharavi', [devi.name]],
    ['two words the other way round', 'chawl ganesh', [devi.name]],
    ['two words of which only one occurs', 'chawl mahesh', []],
    ['a number inside other words', "o'hara 53390 06417", [devi.name]],
    ['a mobile number with the country', '+91 53390-06417', [devi.name]],
    ['a mobile number with a zero', '05339006417', [devi.name]],
    ['another spelling of two fields', 'Shyamlal Paatil palgar', [kamala.name]],
    ['another script', 'मोखाडा kamla', [kamala.name]],
    ['a name in Latin that was written in Devanagari', 'mokhada', [kamala.name]],
    ['a name in Devanagari that was written in Latin', 'जव्हार', [devi.name]],
    ['two words of a name written as one', 'Kamlakumari', [kamala.name]],
    ['two words of two fields written as one', 'Kumarishyamlal', []],
    ['part of a word in the middle', 'anes', [devi.name]],
    ['words of two fields', 'कुमारी श्यामलाल', [kamala.name]],
    ['the same without a space', 'कुमारीश्यामलाल', []],
    ['a line break between two fields', 'कुमारी\nश्यामलाल', [kamala.name]],
    ['both numbers one after the other', '53390064175260019984', []],
    ['digits inside a mobile number', '39006', [devi.name]],
    ['digits inside the other number', '00199', [devi.name]],
    ['two digits', '64', [devi.name]],
    ['a mobile number as it is written', '53390-06417', [devi.name]],
    ['a mobile number in Devanagari digits', '५३३९० ०६४१७', [devi.name]],
    ['upper case', 'GANESH CHAWL', [devi.name]],
    ['upper case of another letter', 'ÉLODIE', [kamala.name]],
    ['a letter and its accent apart', 'e\u0301lodie', [kamala.name]],
    ['the letter without its accent', 'elodie', [kamala.name]],
    ['a sharp s', 'straße', [kamala.name]],
    ['a hundred characters', LONG_STREET.slice(0, 100), [devi.name]],
    [
      'more than a hundred characters, of which a hundred are searched',
      `${LONG_STREET.slice(0, 100)}!?`,
      [devi.name],
    ],
    ['ninety-nine characters and another', `${LONG_STREET.slice(0, 99)}!`, []],
    ['a city', 'पालघर', [kamala.name]],
    ['a constituency', 'sion', [devi.name]],
    ['a permanent address', 'jawhar', [devi.name]],
    ['a father', 'श्यामलाल', [kamala.name]],
    ['a mother', 'straße', [kamala.name]],
    ['a school', 'मोखाडा', [kamala.name]],
    ['a whole Aadhaar number', '099912345678', [devi.name]],
    ['a whole Aadhaar number in groups', '0999-1234 5678', [devi.name]],
    ['an Aadhaar number in Devanagari digits', '०९९९१२३४५६७८', [devi.name]],
    ['eleven digits of an Aadhaar number', '09991234567', []],
    ['the end of an Aadhaar number', '5678', [devi.name]],
    ['the end of a document number', '0042', [kamala.name]],
    ['an Aadhaar number as lists show it', 'XXXX XXXX 5678', []],
    ['a whole document number', 'BC2019/0042', [kamala.name]],
    ['a document number as it is written', 'bc-2019 / 0042', [kamala.name]],
    ['part of a document number', 'bc-2019', []],
    ['a gender, which is not searched', 'female', []],
    ['a category, which is not searched', 'obc', []],
    ['a text that both entries have', 'a', [kamala.name, devi.name]],
    ['nothing', '', [kamala.name, devi.name]],
    ['spaces', '   ', [kamala.name, devi.name]],
  ])('a search for %s (%j) finds %j', async (_, search, names) => {
    expect(await foundNames(asha, search)).toEqual(names);
    expect(await foundNames(admin, search, 'listSurveys')).toEqual(names);
  });
});

test('a number sign finds an entry by its number, and the response separates matches by sound', async () => {
  const made: number[] = [];
  for (const name of ['Birsa Munda', 'बिरसा मुंडा', 'Birsa Mundaa']) {
    const { body } = await asha.call('createSurvey', { body: { ...sunita, name } });
    made.push(body.data.id);
  }
  const [munda] = made;
  expect(await foundNames(asha, `#${munda}`)).toEqual(['Birsa Munda']);
  expect(await foundNames(await volunteer(testApp, 'Meenal'), `#${munda}`)).toEqual([]);

  const both = await asha.call('listOwnSurveys', { query: { search: 'birsa munda' } });
  expect(both.body).toMatchObject({ match: 'exact', alike: 1 });
  expect(idsOf(both)).toEqual([made[2], made[0], made[1]]);
  const near = await asha.call('listOwnSurveys', { query: { search: 'virsa moonda' } });
  expect(near.body).toMatchObject({ match: 'alike', alike: 3, counts: { adult: 3, child: 0 } });
  const plain = await asha.call('listOwnSurveys');
  expect(plain.body.match).toBeUndefined();
  await deleteOwnEntries(asha);
});

test('an entry found by its document number is not a match by sound', async () => {
  const body = {
    ...sunita,
    name: 'Bima Gavit',
    other_document_type: 'other',
    other_document_no: 'vima',
  };
  await asha.call('createSurvey', { body });
  const { body: reply } = await asha.call('listOwnSurveys', { query: { search: 'vima' } });
  expect(reply).toMatchObject({ match: 'exact', alike: 0, counts: { adult: 1, child: 0 } });
  expect(reply.data).toHaveLength(1);
  await deleteOwnEntries(asha);
});

test('the search follows an entry through its edits, its deletion and its restoration', async () => {
  const { body } = await asha.call('createSurvey', { body: { ...sunita, name: 'Pooja Rathod' } });
  const { id } = body.data;
  const renamed = { ...sunita, name: 'Pooja Bhoye', other_no: '' };
  expect(await foundNames(asha, 'rathod')).toEqual(['Pooja Rathod']);
  expect((await asha.call('updateSurvey', { id, body: renamed })).status).toBe(200);
  expect(await foundNames(asha, 'rathod')).toEqual([]);
  expect(await foundNames(asha, sunita.other_no)).toEqual([]);
  expect(await foundNames(asha, 'bhoye')).toEqual(['Pooja Bhoye']);

  await asha.call('deleteSurvey', { id });
  expect(await foundNames(asha, 'bhoye')).toEqual([]);
  expect(await foundNames(admin, 'bhoye', 'listSurveys')).toEqual([]);
  const deleted = { search: 'bhoye', status: 'deleted' };
  const seen = await admin.call('listSurveys', { query: deleted });
  expect(seen.body.pagination.total_records).toBe(1);

  await admin.call('restoreSurvey', { id });
  expect(await foundNames(asha, 'bhoye')).toEqual(['Pooja Bhoye']);
  expect((await admin.call('listSurveys', { query: deleted })).body.data).toEqual([]);

  await asha.call('deleteSurvey', { id });
  await asha.call('undoDeleteSurvey', { id });
  expect(await foundNames(asha, 'bhoye')).toEqual(['Pooja Bhoye']);
  await deleteOwnEntries(asha);
});

test('a document number is found in any digits and hyphens, also in entries of an earlier release', async () => {
  const body = { ...sunita, name: 'Numbered', other_document_type: 'voter_id' };
  await asha.call('createSurvey', { body: { ...body, other_document_no: 'MHX ००१–२३४५' } });
  expect(await foundNames(asha, 'mhx0012345')).toEqual(['Numbered']);
  await testApp.ctx.db
    .updateTable('surveys')
    .set({ sounds: 'ov3 nmbr', other_document_index: 'of an earlier release' })
    .where('name', '=', 'Numbered')
    .execute();
  expect(await foundNames(asha, 'mhx0012345')).toEqual([]);
  await updateDerivedColumns(testApp.ctx);
  for (const search of ['MHX-001-2345', 'mhx ००१ २३४५']) {
    expect(await foundNames(asha, search), search).toEqual(['Numbered']);
  }
  await deleteOwnEntries(asha);
});

test('a reassigned entry is found among its new volunteer’s', async () => {
  const ravi = await volunteer(testApp, 'Ravi');
  const made = await asha.call('createSurvey', { body: { ...sunita, name: 'Nanda Gavit' } });
  const { id } = made.body.data;
  await admin.call('updateSurvey', {
    id,
    body: { ...sunita, name: 'Nanda Gavit', volunteer_id: ravi.id },
  });
  expect(await foundNames(asha, 'gavit')).toEqual([]);
  expect(await foundNames(ravi, 'gavit')).toEqual(['Nanda Gavit']);
  await admin.call('deleteSurvey', { id });
});
