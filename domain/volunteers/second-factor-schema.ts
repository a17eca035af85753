import * as z from 'zod';
import { text } from '../schemas/field-schemas.ts';

const CODE_MAX = 50;

export const code = text(CODE_MAX);
export const codeConfirmation = z.strictObject({ code });

export const secondFactorState = z.strictObject({
  enabled: z.boolean(),
  recovery_codes: z.int(),
});
export type SecondFactorState = z.infer<typeof secondFactorState>;

export const secondFactorSetup = z.strictObject({
  /** Base 32. */
  secret: z.string(),
  uri: z.string(),
});
export type SecondFactorSetup = z.infer<typeof secondFactorSetup>;

export const recoveryCodes = z.strictObject({ recovery_codes: z.array(z.string()) });
