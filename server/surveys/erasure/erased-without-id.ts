/** The number of an entry that a restore did not bring back may belong to another one now. */
export const ERASED_WITHOUT_ID = 0;
