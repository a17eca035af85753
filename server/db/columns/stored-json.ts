// Another release may have written a value, so a stored schema must not be strict.
import type * as z from 'zod';
import type { Log } from '../../log.ts';
import { parseJson } from './parse-json.ts';

interface StoredValue {
  json: string;
  column: string;
  id: number;
}

/** @returns undefined for a damaged value: one row must not hide the others of a list */
export function readStoredJson<Schema extends z.ZodType>(
  schema: Schema,
  { json, column, id }: StoredValue,
  log?: Pick<Log, 'warn'>,
): z.output<Schema> | undefined {
  const { data, error } = schema.safeParse(parseJson(json));
  // The values are personal data, so only the names of the fields are logged.
  const fields = error?.issues.map(({ path }) => path.join('.'));
  if (fields) log?.warn({ column, id, fields }, 'a stored value is damaged');
  return data;
}
