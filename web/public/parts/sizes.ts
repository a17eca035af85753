// For pictures of about half the page's width. Phones load fewer pixels than their screens can show, which
// drawings bear and slow mobile connections need.
export const ITEM_SIZES = '(max-width: 480px) 240px, (max-width: 760px) 100vw, 700px';
