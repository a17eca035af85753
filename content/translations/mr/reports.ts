import type { ValuesOf } from '#domain/website/fields/fields.ts';
import type { reports as document } from '../../documents/reports.ts';

export const reports: ValuesOf<(typeof document)['fields']> = { items: [], certificates: [] };
