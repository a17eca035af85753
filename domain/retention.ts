/** Deleted enquiries and accounts can be restored for so many days. */
export const KEPT_DAYS = 30;
