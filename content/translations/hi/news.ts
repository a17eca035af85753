import type { ValuesOf } from '#domain/website/fields.ts';
import type { news as document } from '../../documents/news.ts';

export const news: ValuesOf<(typeof document)['fields']> = { heading: 'ताज़ा ख़बर', items: [] };
