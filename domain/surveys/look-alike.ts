// Two entries that may be of one person.

/** The strongest first. */
export const STRENGTHS = ['number', 'mobile', 'alike'] as const;
export type Strength = (typeof STRENGTHS)[number];

export const PAIR_STATES = ['open', 'different', 'merged'] as const;
export type PairState = (typeof PAIR_STATES)[number];

export const MAX_LOOK_ALIKES = 5;
