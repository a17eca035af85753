import { EMAIL_MAX } from '../volunteers/email-max.ts';
import { ENQUIRY_FIELDS, ENQUIRY_MAX_LENGTHS } from './enquiry.ts';
import type { FormMessages } from './form-messages.ts';
import { FORM_ID } from './form-protocol.ts';

export interface FormField {
  readonly name: keyof FormMessages['required'];
  readonly max: number;
  readonly kind?: 'lines' | 'email' | 'amount' | 'date' | 'pan';
  readonly optional?: true;
}

export interface SiteForm {
  /** A form that was refused without script is shown again at `…/not-sent`. */
  readonly page: '/contact' | '/volunteer-with-us' | '/bank-details/receipt';
  readonly fields: readonly FormField[];
}

const contactFields = ENQUIRY_FIELDS.map((name) => ({
  name,
  max: ENQUIRY_MAX_LENGTHS[name],
  ...(name === 'email' && { kind: 'email' as const }),
  ...(name === 'message' && { kind: 'lines' as const }),
}));

export const VOLUNTEER_FIELDS = [
  { name: 'name', max: ENQUIRY_MAX_LENGTHS.name },
  { name: 'phone', max: ENQUIRY_MAX_LENGTHS.phone },
  { name: 'email', max: EMAIL_MAX, kind: 'email', optional: true },
  { name: 'place', max: 200 },
  { name: 'wish', max: 2000, kind: 'lines' },
  { name: 'when', max: 200, optional: true },
] as const satisfies readonly FormField[];

export const RECEIPT_FIELDS = [
  { name: 'name', max: ENQUIRY_MAX_LENGTHS.name },
  { name: 'email', max: EMAIL_MAX, kind: 'email' },
  { name: 'address', max: ENQUIRY_MAX_LENGTHS.address },
  { name: 'amount', max: 30, kind: 'amount' },
  { name: 'received_on', max: 10, kind: 'date' },
  { name: 'mode', max: 60 },
  { name: 'reference', max: 60 },
  { name: 'pan', max: 20, kind: 'pan', optional: true },
] as const satisfies readonly FormField[];

export const SITE_FORMS = {
  [FORM_ID]: { page: '/contact', fields: contactFields },
  volunteer: { page: '/volunteer-with-us', fields: VOLUNTEER_FIELDS },
  receipt: { page: '/bank-details/receipt', fields: RECEIPT_FIELDS },
} as const satisfies Record<string, SiteForm>;
export type SiteFormId = keyof typeof SITE_FORMS;

export const isSiteFormId = (id: string): id is SiteFormId => Object.hasOwn(SITE_FORMS, id);
