/** What an admin does to many entries at once. */
export const BULK_ACTIONS = ['reassign', 'delete', 'restore', 'send_back'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** Entries of one request: a bulk is many short ones, so that nothing else waits for it. */
export const BULK_BATCH = 100;
/** Entries of one bulk. */
export const BULK_MAX = 20_000;
