import { LONGEST_IN_QUERY, QUERY_FIELDS, type QueryField } from '#domain/enquiry.ts';

interface FieldFacts {
  readonly label: string;
  readonly autoComplete: string;
  readonly type?: 'email' | 'tel';
}

export const FIELDS: Record<QueryField, FieldFacts> = {
  name: { label: 'Name', autoComplete: 'name' },
  // Plain text to the rules (spec, section 5): `tel` only brings up the right keyboard.
  phone: { label: 'Phone', autoComplete: 'tel', type: 'tel' },
  email: { label: 'Email', autoComplete: 'email', type: 'email' },
  address: { label: 'Address', autoComplete: 'street-address' },
  message: { label: 'Message', autoComplete: 'off' },
};

export const idOf = (field: QueryField): string => `contact-${field}`;
export const longest = (field: QueryField): number => LONGEST_IN_QUERY[field];
export const isQueryField = (name: unknown): name is QueryField =>
  QUERY_FIELDS.some((field) => field === name);
