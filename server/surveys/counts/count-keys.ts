// No volunteer has this id, no bucket this time.
export const ALL_VOLUNTEERS = -1;
export const ALL_BUCKETS = '';
