// Values unknown at build time: the server replaces these placeholders at its start. `.invalid` is reserved
// (RFC 2606), so neither can be a real address.

export const ORIGIN_PLACEHOLDER = 'https://adhyay.invalid';
export const FORM_PLACEHOLDER = 'https://form.invalid/f/contact';
