// In the order in which they run. A name is never changed once it has been released.
import { up as first } from './0001-first.ts';
import { up as queriesAndImages } from './0002-queries-and-images.ts';
import { up as countsAndSearch } from './0003-counts-and-search.ts';
import { up as imageTrash } from './0004-image-trash.ts';
import { up as keptVersions } from './0005-kept-versions.ts';
import { up as failedSignIns } from './0006-failed-sign-ins.ts';
import { up as uploadsOnce } from './0007-uploads-once.ts';

export const migrations = {
  '0001-first': first,
  '0002-queries-and-images': queriesAndImages,
  '0003-counts-and-search': countsAndSearch,
  '0004-image-trash': imageTrash,
  '0005-kept-versions': keptVersions,
  '0006-failed-sign-ins': failedSignIns,
  '0007-uploads-once': uploadsOnce,
};
