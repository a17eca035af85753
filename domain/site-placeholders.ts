// What a page cannot know when it is built stands in it like this; the server fills it in when it starts.
// `.invalid` is reserved (RFC 2606), so neither can ever be a real address.

export const ORIGIN_PLACEHOLDER = 'https://adhyay.invalid';
export const FORM_PLACEHOLDER = 'https://form.invalid/f/contact';
