export const ENQUIRY_STATES = ['new', 'in_hand', 'answered'] as const;
export type EnquiryState = (typeof ENQUIRY_STATES)[number];

export const MAX_ENQUIRY_NOTE = 2000;
