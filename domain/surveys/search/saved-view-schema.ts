import * as z from 'zod';
import { text } from '../../schemas/field-schemas.ts';
import { VIEW_MAX_LENGTHS } from './saved-view.ts';

export const savedView = z.strictObject({
  id: z.int(),
  name: z.string(),
  /** The query string of the list, such as `age_from=60&gender=female`. */
  query: z.string(),
});
export type SavedView = z.infer<typeof savedView>;

export const viewInput = z.strictObject({
  name: text(VIEW_MAX_LENGTHS.name),
  query: text(VIEW_MAX_LENGTHS.query),
});
