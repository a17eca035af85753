import * as z from 'zod';
import { text } from '../../schemas/field-schemas.ts';
import { VIEW_MAX_LENGTHS } from './saved-view.ts';

export const savedView = z.strictObject({
  id: z.int(),
  name: z.string(),
  query: z.string(),
});
export type SavedView = z.infer<typeof savedView>;

export const viewInput = z.strictObject({
  name: text(VIEW_MAX_LENGTHS.name),
  query: text(VIEW_MAX_LENGTHS.query),
});
