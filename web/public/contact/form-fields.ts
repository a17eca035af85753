import {
  ENQUIRY_FIELDS,
  ENQUIRY_MAX_LENGTHS,
  type EnquiryField,
} from '#domain/enquiries/enquiry.ts';

interface FieldAttributes {
  readonly autoComplete: string;
  readonly type?: 'email' | 'tel';
  readonly rows?: number;
}

export const FIELDS: Record<EnquiryField, FieldAttributes> = {
  name: { autoComplete: 'name' },
  // Validated as plain text (spec, section 5): `tel` only brings up the right keyboard.
  phone: { autoComplete: 'tel', type: 'tel' },
  email: { autoComplete: 'email', type: 'email' },
  address: { autoComplete: 'street-address' },
  message: { autoComplete: 'off', rows: 6 },
};

export const idOf = (field: EnquiryField): string => `contact-${field}`;
export const maxLengthOf = (field: EnquiryField): number => ENQUIRY_MAX_LENGTHS[field];
export const isEnquiryField = (name: unknown): name is EnquiryField =>
  ENQUIRY_FIELDS.some((field) => field === name);
