// A script cannot read the custom media of styles/media.css. A test compares them.
export const PHONE = '(max-width: 47.4375em)';
export const FROM_DESKTOP = '(min-width: 62.5em)';
