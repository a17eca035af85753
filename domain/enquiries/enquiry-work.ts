export const ENQUIRY_STATES = ['new', 'in_hand', 'answered'] as const;
export type EnquiryState = (typeof ENQUIRY_STATES)[number];

/** Deleted enquiries and volunteers can be brought back for so long. */
export const KEPT_DAYS = 30;

/** Characters. */
export const MAX_ENQUIRY_NOTE = 2000;
