import * as z from 'zod';
import { text } from '../schemas/field-schemas.ts';

const CODE_MAX = 50;

/** Of the app, or a recovery code. */
export const code = text(CODE_MAX);
export const codeConfirmation = z.strictObject({ code });

export const secondFactorState = z.strictObject({
  /** Whether signing in asks for a code. */
  enabled: z.boolean(),
  /** Unused ones. */
  recovery_codes: z.int(),
});
export type SecondFactorState = z.infer<typeof secondFactorState>;

/** For an app that makes the codes. */
export const secondFactorSetup = z.strictObject({
  /** In base 32, for typing. */
  secret: z.string(),
  /** For a QR code. */
  uri: z.string(),
});
export type SecondFactorSetup = z.infer<typeof secondFactorSetup>;

/** Shown once. */
export const recoveryCodes = z.strictObject({ recovery_codes: z.array(z.string()) });
