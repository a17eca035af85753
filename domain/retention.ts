export const TRASH_RETENTION_DAYS = 30;
