// Values that no volunteer id and no time can have (tables.ts: survey_counts).
export const ALL_VOLUNTEERS = -1;
export const ALL_BUCKETS = '';
