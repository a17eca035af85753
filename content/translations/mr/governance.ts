import type { ValuesOf } from '#domain/website/fields/fields.ts';
import type { governance as document } from '../../documents/governance.ts';

export const governance: ValuesOf<(typeof document)['fields']> = {
  members: [],
  board_note: '',
  grievance: { name: '', email: '', phone: '', answer: '' },
  refunds: '',
};
