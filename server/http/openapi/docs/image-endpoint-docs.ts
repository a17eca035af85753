import type { imageEndpoints } from '#domain/endpoints/image-endpoints.ts';
import { MAX_ALT_LENGTH } from '#domain/images/images.ts';
import { TRASH_RETENTION_DAYS } from '#domain/retention.ts';
import type { EndpointDocs } from './endpoint-docs-schema.ts';

export const imageEndpointDocs: Record<keyof typeof imageEndpoints, EndpointDocs> = {
  listImages: {
    tag: 'Images',
    summary: 'List pictures',
    description:
      'By name, with the pages that use each. A picture is seen at /images/{name}: the original, or ?w=480, 768, 1200 or 1600 wide and &format=avif or webp.',
  },
  uploadImage: {
    tag: 'Images',
    summary: 'Upload or replace a picture',
    description:
      'JPG, PNG, WebP, AVIF or GIF, at most 10 MB and 40 megapixels. Its content decides what it is; where and with what it was taken is left out. A name that is taken gets a number. With replaceImage the name, its format and its words stay, and the picture it replaces goes to the trash (removed). Pictures of guarded documents are for admins only: replacing one, its words and its focus, also its name where it is free. With an Idempotency-Key the same upload sent again within a week gets its answer again and stores no second picture; 404 when what it brought in has been replaced or deleted since.',
    failures: [
      'imageNotFound',
      'imageTooLarge',
      'imageTypeRefused',
      'imageMissing',
      'imageTooManyPixels',
      'imageTooManyFrames',
      'imageTooSlow',
      'imageDamaged',
      'keyReused',
      'tooManyUploads',
    ],
  },
  describeImage: {
    tag: 'Images',
    summary: 'Set the alternative texts of a picture',
    description: `For who cannot see it, in at most ${MAX_ALT_LENGTH} characters. Empty: the pages' own words again. alt_hi and alt_mr say it on the pages in Hindi and Marathi; empty, those say the English. What is not sent stays.`,
    example: {
      alt: 'Three women carry water home from the new pump.',
      alt_hi: 'तीन औरतें नए पंप से पानी घर ले जा रही हैं।',
    },
    failures: ['imageNotFound'],
  },
  focusImage: {
    tag: 'Images',
    summary: 'Set the focal point of a picture',
    description:
      'Where a page crops it: percent from the left and from the top, in steps of ten. Empty: each page crops as it was designed.',
    example: { focus: '30 70' },
    failures: ['imageNotFound'],
  },
  deleteImage: {
    tag: 'Images',
    summary: 'Delete a picture',
    description: `It goes to the trash, for ${TRASH_RETENTION_DAYS} days. Pages that used it show a drawn one.`,
    failures: ['imageNotFound'],
  },
  listRemovedImages: {
    tag: 'Images',
    summary: 'List deleted pictures',
    description: 'The pictures that were deleted or replaced, the last one first.',
  },
  restoreImage: {
    tag: 'Images',
    summary: 'Restore a deleted picture',
    description:
      'Under its name, with its words. The picture that is used there now goes to the trash in its place (removed).',
    failures: ['removedImageNotFound'],
  },
  eraseImage: {
    tag: 'Images',
    summary: 'Erase a deleted picture',
    description: 'Its bytes are removed at once.',
    failures: ['removedImageNotFound'],
  },
};
