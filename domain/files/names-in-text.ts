/** Of stored PDFs, wherever they stand in a text. */
export const FILE_NAMES = /[0-9a-f]{64}\.pdf/g;
