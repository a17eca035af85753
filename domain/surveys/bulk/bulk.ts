export const BULK_ACTIONS = ['reassign', 'delete', 'restore', 'send_back'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** A bulk change is many short requests, so that others do not wait for it. */
export const BULK_BATCH = 100;
export const BULK_MAX = 20_000;
