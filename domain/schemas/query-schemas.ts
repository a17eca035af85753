import * as z from 'zod';
import { EXPORT_FORMATS } from '../export-format.ts';

const WHOLE_NUMBER = /^-?\d{1,15}$/;

/** Numbers out of range are clamped. */
export function numberBetween(min: number, max: number) {
  return z
    .string()
    .regex(WHOLE_NUMBER)
    .transform((sent) => Math.min(max, Math.max(min, Number(sent))))
    .meta({ minimum: min, maximum: max });
}

export function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(emptyAsMissing, schema.optional());
}

/** A day in India. */
export const day = optional(z.iso.date().regex(/^[12]/));

export const exportFormat = optional(z.enum(EXPORT_FORMATS)).transform((sent) => sent ?? 'csv');

export function emptyAsMissing(sent: unknown): unknown {
  return sent === '' ? undefined : sent;
}
