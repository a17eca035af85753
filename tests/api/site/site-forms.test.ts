// The forms for volunteers and receipts, at the same form service as the contact form.
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { ReceivedEnquiry } from '#domain/enquiries/enquiry-schema.ts';
import type { Client } from '../../support/app/api/client.ts';
import { meera, volunteer } from '../../support/app/api/people.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';
import {
  formEncoded,
  PLAIN_FORM,
  ritu,
  submitEnquiry,
} from '../../support/app/website/visitors.ts';

const sunita = {
  name: 'Sunita Pawar',
  phone: '52310 44718',
  email: '',
  place: 'Mokhada, Palghar',
  wish: 'Teach maths\nto children',
  when: 'Saturdays',
};
const request = {
  name: 'Ritu Malhotra',
  email: 'ritu@home.example',
  address: '12 Lake Road, Hadapsar, Pune',
  amount: '१,५००.५०',
  received_on: '2026-06-12',
  mode: 'UPI',
  reference: '615220184471',
  pan: 'abcde 1234f',
};

let testApp: TestApp;
let admin: Client;
beforeEach(async () => {
  testApp = await openTestApp();
  testApp.setClockTo('2026-11-23T06:00:00Z');
  admin = await meera(testApp);
});
afterEach(() => testApp.close());

const send = (form: string, sent: object) => submitEnquiry(testApp, sent, { path: `/f/${form}` });
const list = async (query: Record<string, string> = {}): Promise<ReceivedEnquiry[]> =>
  (await admin.call('listEnquiries', { query })).body.data;

test('each form becomes a query of its own kind', async () => {
  await send('contact', ritu);
  expect((await send('volunteer', sunita)).body.next).toBe('/volunteer-with-us#thank-you');
  await send('receipt', request);
  expect((await list()).map(({ kind }) => kind)).toEqual(['receipt', 'volunteer', 'contact']);
  const { name, phone, place: address, wish: message } = sunita;
  expect(await list({ kind: 'volunteer' })).toMatchObject([
    { name, phone, email: '', address, message, details: { when: 'Saturdays' } },
  ]);
  expect((await admin.call('listEnquiries', { query: { kind: 'newsletter' } })).status).toBe(400);
});

test('a request submitted twice is stored once, and a corrected one separately', async () => {
  for (const sent of [request, request, { ...request, pan: 'abcdf1234f' }]) {
    expect((await send('receipt', sent)).body.next).toBe('/bank-details/receipt#thank-you');
  }
  expect(await list({ kind: 'receipt' })).toHaveLength(2);
  testApp.setClockTo('2026-11-23T06:11:00Z');
  await send('receipt', request);
  expect(await list({ kind: 'receipt' })).toHaveLength(3);
});

test('an offer to volunteer submitted twice is stored once; the contact form stores all that it gets', async () => {
  for (const form of ['volunteer', 'volunteer']) await send(form, sunita);
  for (const form of ['contact', 'contact']) await send(form, ritu);
  expect((await list()).map(({ kind }) => kind)).toEqual(['contact', 'contact', 'volunteer']);
});

test('a request that arrives at two instances at the same moment is stored once', async () => {
  const other = await openTestApp({}, { sharedWith: testApp });
  onTestFinished(() => other.close());
  const itIs = (time: string) => {
    for (const instance of [testApp, other]) instance.stopClockAt(time);
  };
  itIs('2026-11-23T06:00:00Z');
  const sendAtOnce = () =>
    Promise.all(
      [testApp, other, testApp, other].map((instance) =>
        submitEnquiry(instance, request, { path: '/f/receipt' }),
      ),
    );
  expect((await sendAtOnce()).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await list()).toHaveLength(1);
  itIs('2026-11-23T06:10:00Z');
  await sendAtOnce();
  expect(await list()).toHaveLength(2);
});

test('a request that Meera has deleted can be sent again at once', async () => {
  await send('receipt', request);
  const [first] = await list();
  await admin.call('deleteEnquiry', { id: first?.id ?? 0 });
  await send('receipt', request);
  expect(await list()).toMatchObject([{ kind: 'receipt' }]);
});

test('a PAN is encrypted, masked in the list, and each full reading is logged', async () => {
  await send('receipt', request);
  const [found] = await list({ search: '615220184471' });
  expect(found?.details).toEqual({
    received_on: '2026-06-12',
    amount_paise: 150_050,
    mode: 'UPI',
    reference: '615220184471',
    pan: 'XXXXXX234F',
  });
  const rows = await testApp.ctx.db.selectFrom('enquiries').selectAll().execute();
  expect(JSON.stringify(rows)).not.toMatch(/abcde ?1234f/i);
  const { id = 0 } = found ?? {};
  expect((await admin.call('readEnquiry', { id })).body.data.details?.pan).toBe('ABCDE1234F');
  const log = await testApp.ctx.db.selectFrom('audit_log').selectAll().execute();
  expect(log).toContainEqual(
    expect.objectContaining({ action: 'readWhole', entity: 'query', entity_id: id }),
  );
  const asha = await volunteer(testApp, 'Asha');
  expect((await asha.call('readEnquiry', { id })).status).toBe(403);
});

test.each([
  [{ amount: '0' }, 'amount', 'The amount should be from ₹1 to ₹1,00,00,00,000.'],
  [{ amount: '-5' }, 'amount', 'The amount should be from ₹1 to ₹1,00,00,00,000.'],
  [{ amount: '10.005' }, 'amount', 'Please write the amount in rupees, like 1,500 or 1,500.50.'],
  [{ amount: '1'.padEnd(16, '0') }, 'amount', 'The amount should be from ₹1 to ₹1,00,00,00,000.'],
  [{ received_on: '2026-11-24' }, 'received_on', 'This day is still to come.'],
  [{ received_on: '1949-12-31' }, 'received_on', 'Please write a day from 1950 on.'],
  [
    { received_on: '12/06/26', _language: 'hi' },
    'received_on',
    'कृपया तारीख़ साल, महीना और दिन में लिखिए, जैसे 2026-11-23।',
  ],
  [
    { pan: 'ABCDE12345', _language: 'mr' },
    'pan',
    'PAN मध्ये पाच अक्षरे, चार अंक आणि एक अक्षर असते, उदा. ABCDE1234F.',
  ],
  [{ reference: '' }, 'reference', 'Please write the UPI or bank reference.'],
])('%j is refused at its field', async (change, field, message) => {
  const { status, body } = await send('receipt', { ...request, ...change });
  expect(status).toBe(422);
  expect(body.errors).toMatchObject([{ field, message }]);
  expect(await list()).toEqual([]);
});

test('a browser without script is led to the thank-you page in its language', async () => {
  const sent = formEncoded({ ...sunita, _language: 'hi' });
  const options = { type: PLAIN_FORM, wantsPage: true, path: '/f/volunteer' };
  const { status, headers } = await submitEnquiry(testApp, sent, options);
  expect([status, headers.location]).toEqual([303, '/hi/volunteer-with-us#thank-you']);
});

test.each([
  ['en', '/contact#thank-you', 'Please write your phone number.'],
  ['hi', '/hi/contact#thank-you', 'कृपया अपना फ़ोन नंबर लिखिए।'],
])('the contact form answers in the language of its page: %s', async (_language, next, missing) => {
  const plain = { type: PLAIN_FORM, wantsPage: true, path: '/f/contact' };
  const sent = await submitEnquiry(testApp, formEncoded({ ...ritu, _language }), plain);
  expect([sent.status, sent.headers.location]).toEqual([303, next]);
  const { body } = await send('contact', { ...ritu, phone: '', _language });
  expect(body.errors).toMatchObject([{ field: 'phone', message: missing }]);
});

test('a request whose PAN is damaged can still be read', async () => {
  await send('receipt', request);
  const [found] = await list({ kind: 'receipt' });
  const { id = 0 } = found ?? {};
  const requests = testApp.ctx.db.updateTable('enquiries').set({ pan_sealed: 'v1.damaged' });
  await requests.where('id', '=', id).execute();
  const { status, body } = await admin.call('readEnquiry', { id });
  expect([status, body.data.details?.pan]).toEqual([200, 'XXXXXX234F']);
});

test('a PAN is not sent to an outside form service', async () => {
  const elsewhere = await openTestApp({ FORM_ENDPOINT: 'https://forms.example/f/abcdefgh' });
  onTestFinished(() => elsewhere.close());
  const { status } = await submitEnquiry(elsewhere, request, { path: '/f/receipt' });
  expect(status).toBe(200);
});
