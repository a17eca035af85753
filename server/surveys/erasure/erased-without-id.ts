/** In the Idempotency-Keys of entries that a restore did not bring back: their number may belong to another one now. */
export const ERASED_WITHOUT_ID = 0;
