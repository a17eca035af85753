export const ITEM_ROOTS = ['/event', '/news', '/pages'] as const;
export type ItemRoot = (typeof ITEM_ROOTS)[number];
