import { expect, test } from 'vitest';
import { PROBLEMS } from '../problem-catalogue.ts';
import { EMPTY_FILE, HEIC_REFUSED, SVG_REFUSED, uploadProblem } from './image-refusal.ts';
import { MAX_UPLOAD_BYTES, UPLOAD_TYPES } from './upload-limits.ts';

const OTHER_TYPE = PROBLEMS.imageTypeRefused.message;

test.each([
  [MAX_UPLOAD_BYTES + 1, 'image/jpeg', PROBLEMS.imageTooLarge.message],
  [0, 'image/jpeg', EMPTY_FILE],
  [9, 'image/svg+xml', SVG_REFUSED],
  [9, 'image/heic', HEIC_REFUSED],
  [9, 'image/heif-sequence', HEIC_REFUSED],
  [9, 'image/tiff', OTHER_TYPE],
  [9, 'application/pdf', OTHER_TYPE],
  [9, 'video/mp4', OTHER_TYPE],
])('%i bytes of %s are not uploaded', (size, type, sentence) => {
  expect(uploadProblem({ name: 'well', size, type })?.message).toBe(sentence);
});

test.each([...UPLOAD_TYPES, ''])('%j is uploaded, up to 10 MB', (type) => {
  expect(uploadProblem({ name: 'well.jpg', size: MAX_UPLOAD_BYTES, type })).toBeNull();
});

test.each(['IMG_0042.HEIC', 'well.heif'])(
  '%s is recognised by its extension when it has no type',
  (name) => {
    expect(uploadProblem({ name, size: 9, type: '' })?.message).toBe(HEIC_REFUSED);
  },
);
