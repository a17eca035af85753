// How wide a picture that takes about half of the page is shown. On a phone it asks for less than its
// screen could tell apart: drawings bear that, and a line in the field is thin.
export const ITEM_SIZES = '(max-width: 480px) 240px, (max-width: 760px) 100vw, 700px';
