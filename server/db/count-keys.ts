// What stands for all of them in the kept counts (tables.ts): also what no request may name.
export const ALL_VOLUNTEERS = -1;
export const ALL_BUCKETS = '';
