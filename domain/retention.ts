/** Deleted images, enquiries and accounts can be restored for so many days. */
export const TRASH_RETENTION_DAYS = 30;
