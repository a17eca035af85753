// Details that a trust has not supplied yet. Nobody may be called, written to or paid through them.

/** A number of zeros may be a stranger's, and so may a digit that is missing. */
export const isPlaceholderPhone = (phone: string): boolean =>
  /^0*$/.test(phone.replace(/^\+\d\d/, '').replace(/\D/g, ''));

/** `.example` is reserved (RFC 2606) and belongs to nobody. */
export const isPlaceholderEmail = (email: string): boolean => email.endsWith('.example');

export const isPlaceholderAddress = (address: string): boolean =>
  /^https:\/\/([^/?#]+\.)?example([:/?#]|$)/i.test(address);
