// Field values with markup, control characters or extreme lengths.
import type { EndpointName } from '#domain/endpoints.ts';
import { FORM_ID, FORM_ROOT } from '#domain/enquiries/form-protocol.ts';
import type { CallOptions } from '../app/api/client.ts';
import { aarav, sunita } from '../app/entries/entries.ts';
import { picture, uploadTo } from '../images/pictures.ts';
import { type Program, request } from '../program/program.ts';

export const MARKUP = `<img src=x onerror=alert(1)>"><script>alert(2)</script>' onfocus=alert(3) autofocus x='`;
export const PALETTE = [
  MARKUP,
  `javascript:alert(1)//{{7*7}}\${7*7}<svg onload=alert(2)>`,
  `=cmd|' /C calc'!A1 </textarea><script>alert(1)</script>`,
  'x'.repeat(200),
  'क्षत्रियत्वप्राप्त्यर्थ'.repeat(8),
  'نجمہ \u202Egnp.exe \u200B\u2066 👩‍👩‍👧 e\u0301',
] as const;

const ENTRY_FIELDS = [
  'name',
  'correspondence_address',
  'permanent_address',
  'city',
  'constituency',
];
const CHILD_FIELDS = ['father_name', 'mother_name', 'current_school', 'disability'];

export interface HostileRecords {
  /** Ids of an adult and a child for each text of the palette. */
  entries: number[];
  volunteers: number[];
  /** Ids of privacy requests. */
  requests: number[];
  address: string;
}

const filled = (fields: string[], text: string) =>
  Object.fromEntries(fields.map((field) => [field, text]));

/** Writes each text into every field through the API, which accepts all that the forms accept. */
export async function writeEverywhere(
  { address }: Program,
  token: string,
  asha: number,
): Promise<HostileRecords> {
  const records: HostileRecords = { entries: [], volunteers: [], requests: [], address };
  const send = async <Name extends EndpointName>(name: Name, sent: CallOptions) =>
    (await request(address, name, { token, ...sent })).body;
  for (const [number, text] of PALETTE.entries()) {
    const other = { other_document_type: 'other', other_document_no: text.slice(0, 40) };
    const adult = { ...sunita, ...filled(ENTRY_FIELDS, text), ...other, volunteer_id: asha };
    const child = { ...aarav, ...filled([...ENTRY_FIELDS, ...CHILD_FIELDS], text), ...other };
    for (const entry of [adult, { ...child, volunteer_id: asha }]) {
      const { data } = await send('createSurvey', { body: { ...entry, name: 'Shanta' } });
      await send('updateSurvey', { id: data.id, body: entry });
      records.entries.push(data.id);
    }
    const email = `hostile${number}.${'e'.repeat(60)}@${'d'.repeat(60)}.example`;
    const account = { name: text, email, phone: text.slice(0, 50), password: 'walks far' };
    const added = await send('createVolunteer', { body: account });
    records.volunteers.push(added.data.id);
    await sendEnquiry(address, text, number);
    const asked = { kind: 'access', person_name: text, contact: text, received_on: '2026-01-01' };
    const made = await send('createPrivacyRequest', { body: { ...asked, details: text } });
    const { id } = made.data;
    await send('workOnPrivacyRequest', { id, body: { action: 'note', note: text } });
    records.requests.push(id);
    const small = await picture('png', { width: 64, height: 48 });
    const fileName = `${text.slice(0, 80)} ${number}.png`;
    const uploaded = await uploadTo(address, token, small, { name: fileName });
    const { name } = uploaded.body.data;
    await send('describeImage', { name, body: { alt: text } });
    if (number % 2 === 1) await send('deleteImage', { name });
  }
  return records;
}

async function sendEnquiry(address: string, text: string, number: number): Promise<void> {
  const enquiry = {
    name: text,
    phone: text.slice(0, 50),
    email: `"><img>${number}@home.example`,
    address: text,
    message: text,
  };
  const sent = await fetch(`${address}${FORM_ROOT}/${FORM_ID}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ ...enquiry, ...(number > 0 && { email: `v${number}@home.example` }) }),
  });
  if (sent.status !== 200 && number > 0) throw new Error(await sent.text());
}
