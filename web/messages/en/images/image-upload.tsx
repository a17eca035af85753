import type { ReactNode } from 'react';
import { EMPTY_FILE, HEIC_REFUSED, SVG_REFUSED } from '#domain/images/image-refusal.ts';

export const imageUpload = {
  upload: 'Upload Image',
  uploads: 'Uploads',
  dropHere: 'Drop pictures here to upload them',

  waiting: 'Waiting',
  resizing: 'Making it smaller…',
  percent: (percent: number) => `${percent}% Uploaded`,
  processing: 'Processing…',
  done: 'Uploaded',
  progress: (name: string, state: string) => `${name}: ${state}`,
  inPlaceOf: (name: string, replaced: string) => `${name} in place of ${replaced}`,
  uploadOf: (name: string) => `Upload of ${name}`,
  retry: 'Retry',
  retryUpload: (name: string) => `Retry the upload of ${name}`,
  cancelUpload: (name: string) => `Cancel the upload of ${name}`,
  dismiss: (name: string) => `Dismiss ${name}`,

  replaced: (name: string) => `${name} is replaced`,
  uploaded: (name: string) => `${name} is uploaded`,
  uploadedMany: (count: number) => `${count} pictures are uploaded`,
  madeSmaller: {
    one: (dimensions: string, size: string) => `Made smaller: ${dimensions}, ${size}`,
    many: (count: number) =>
      count === 1 ? '1 of them was made smaller' : `${count} of them were made smaller`,
  },
  convertedFromHeic: {
    one: (dimensions: string, size: string) => `Converted from HEIC: ${dimensions}, ${size}`,
    many: (count: number) =>
      count === 1
        ? '1 of them was converted from HEIC'
        : `${count} of them were converted from HEIC`,
  },
  withNote: (sentence: string, note: string) => `${sentence}. ${note}`,
  show: 'Show',

  svgRefused: SVG_REFUSED,
  heicRefused: HEIC_REFUSED,
  heicAdvice:
    'On an iPhone choose Settings > Camera > Formats > Most Compatible: it then takes photos as JPG.',
  emptyFile: EMPTY_FILE,

  leaveUploading: 'Leave while uploading?',
  leaveUnsaved: 'Leave without saving?',
  stay: 'Stay here',
  stillUploading: 'The pictures that are still on their way will not arrive.',
  unsavedWords: {
    one: (name: ReactNode) => <>The words that you typed for {name} are not saved yet.</>,
    many: (count: number) => `The words that you typed for ${count} pictures are not saved yet.`,
  },
  unsavedChanges: {
    one: (name: ReactNode) => <>What you changed for {name} is not saved yet.</>,
    many: (count: number) => `What you changed for ${count} pictures is not saved yet.`,
  },
};
