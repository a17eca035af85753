import { EMAIL_MAX } from '../volunteers/email-max.ts';

export const ENQUIRY_KINDS = ['contact', 'volunteer', 'receipt'] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

export const ENQUIRY_FIELDS = ['name', 'phone', 'email', 'address', 'message'] as const;
export type EnquiryField = (typeof ENQUIRY_FIELDS)[number];
export type Enquiry = Record<EnquiryField, string>;

export const ENQUIRY_MAX_LENGTHS: Record<EnquiryField, number> = {
  name: 200,
  phone: 60,
  email: EMAIL_MAX,
  address: 600,
  message: 5000,
};
