// Ritu and Sanjay send the contact form, each from an address of their own.
import * as z from 'zod';
import type { ReceivedEnquiry } from '#domain/enquiries/enquiry-schema.ts';
import { FORM_ID, FORM_ROOT } from '#domain/enquiries/form-protocol.ts';
import { meera } from '../api/people.ts';
import type { TestApp } from '../test-app.ts';

export const ritu = {
  name: 'Ritu Malhotra',
  phone: '52310 44718',
  email: 'ritu@home.example',
  address: '12 Lake Road, Hadapsar, Pune',
  message: 'I teach maths. Could I help with evening classes on Saturdays?',
};

export const sanjay = {
  name: 'संजय पाटील',
  phone: '५०७७५ १८३४२',
  email: 'sanjay@pada.example',
  address: 'मोखाडा, पालघर',
  message: 'आमच्या पाड्यात हातपंप बंद आहे. 100% सत्य. कोणाशी बोलावे?',
};

export const PLAIN_FORM = 'application/x-www-form-urlencoded';
const PAGE = 'text/html,application/xhtml+xml,*/*;q=0.8';

const formReply = z.strictObject({
  ok: z.literal(true).optional(),
  next: z.string().optional(),
  error: z.string().optional(),
  errors: z
    .array(z.strictObject({ code: z.string(), field: z.string().optional(), message: z.string() }))
    .optional(),
});

interface FormReply {
  status: number;
  headers: Record<string, unknown>;
  body: z.infer<typeof formReply>;
}

interface PostOptions {
  /** Content type of a body that is sent unchanged; other bodies are sent as JSON. */
  type?: string;
  /** Accepts HTML, as a browser does that posts the form without script. */
  wantsPage?: boolean;
  path?: string;
  from?: string;
}

export async function submitEnquiry(
  { app }: TestApp,
  enquiry: unknown,
  {
    type,
    wantsPage = false,
    path = `${FORM_ROOT}/${FORM_ID}`,
    from = '127.0.0.1',
  }: PostOptions = {},
): Promise<FormReply> {
  const response = await app.inject({
    method: 'POST',
    url: path,
    remoteAddress: from,
    headers: {
      'content-type': type ?? 'application/json',
      accept: wantsPage ? PAGE : 'application/json',
    },
    payload: type ? String(enquiry) : JSON.stringify(enquiry),
  });
  const { statusCode: status, headers, payload } = response;
  if (status >= 500) throw new Error(`The form service answered ${status}: ${payload}`);
  return { status, headers, body: formReply.parse(payload === '' ? {} : response.json()) };
}

export function formEncoded(enquiry: Record<string, string>): string {
  return new URLSearchParams(enquiry).toString();
}

export async function receivedEnquiries(testApp: TestApp): Promise<ReceivedEnquiry[]> {
  const admin = await meera(testApp);
  return (await admin.call('listEnquiries', { query: { limit: 100 } })).body.data;
}
