// Keys of the table survey_counts for all volunteers and all times: no volunteer has this id, no bucket this time.
export const ALL_VOLUNTEERS = -1;
export const ALL_BUCKETS = '';
