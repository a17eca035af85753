import type { ValuesOf } from '#domain/website/fields/fields.ts';
import type { registrations as document } from '../../documents/registrations.ts';

export const registrations: ValuesOf<(typeof document)['fields']> = {
  legal_name: '',
  registration: '',
  pan: '',
  section_12a: { number: '', valid_until: '' },
  section_80g: { number: '', issued_on: '', valid_from: '', valid_until: '' },
  fcra: { status: 'unsaid', number: '', valid_until: '' },
  registered_with: '',
  darpan: '',
  csr1: '',
};
