/** Lists whose items have pages of their own, below the page of the list. */
export const ITEM_ROOTS = ['/event', '/news', '/pages'] as const;
export type ItemRoot = (typeof ITEM_ROOTS)[number];
