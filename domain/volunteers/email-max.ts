/** A file of its own, so that the forms of the website load no rules with it. */
export const EMAIL_MAX = 254;
