// Receives an image as a multipart form with `image` and, to replace another one, `replaceImage`. The file
// is streamed to disk, never held in memory.
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MAX_UPLOAD_BYTES } from '#domain/images/images.ts';
import { Problem, problem } from '#domain/problems.ts';
import { codeOf } from '../error-details.ts';
import type { ReceivedFile } from '../images/ingest.ts';
import { storageUnavailable } from '../images/storage/blob-store.ts';
import { isDiskUnavailable } from '../images/storage/disk.ts';
import { createTempFile, removeTempFile, type TempFile } from '../images/storage/temp-files.ts';
import { clearBodyTimeout } from './body-timeout.ts';
import { releaseSlot } from './load-shedding/plugin.ts';

const FILE_FIELD = 'image';
const REPLACED_FIELD = 'replaceImage';
/** Files that are a little too large are read to their end, so that the answer arrives. */
const MAX_BYTES = 4 * MAX_UPLOAD_BYTES;

export async function acceptUploads(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      files: 1,
      fileSize: MAX_UPLOAD_BYTES,
      fields: 2,
      parts: 3,
      fieldSize: 1024,
      fieldNameSize: 100,
      headerPairs: 40,
    },
  });
}

/**
 * @param folder for the temp file, which the caller must remove
 * @throws Problem unsupportedType, imageMissing, imageTooLarge, tooLarge, unreadable, storeUnavailable
 */
export async function receiveImage(request: FastifyRequest, folder: string): Promise<ReceivedFile> {
  if (!request.isMultipart()) {
    throw problem('unsupportedType', { message: 'Send the picture as multipart/form-data' });
  }
  if (Number(request.headers['content-length']) > MAX_BYTES) throw problem('imageTooLarge');
  clearBodyTimeout(request);
  releaseSlot(request);
  const tempFile = createTempFile(folder);
  try {
    await mkdir(folder, { recursive: true });
    return await readParts(request, tempFile);
  } catch (error) {
    drainRequest(request);
    await removeTempFile(tempFile);
    throw toUploadProblem(error);
  }
}

async function readParts(request: FastifyRequest, tempFile: TempFile): Promise<ReceivedFile> {
  let fileName: string | undefined;
  let replaces: string | undefined;
  limitRequestBytes(request);
  for await (const part of request.parts()) {
    if (part.type === 'file') fileName = await receiveFile(part, tempFile);
    else if (part.fieldname === REPLACED_FIELD) replaces = parseReplacedName(part.value, replaces);
    else
      throw problem('unreadable', {
        message: `Only ${FILE_FIELD} and ${REPLACED_FIELD} can be sent`,
      });
  }
  if (fileName === undefined) throw problem('imageMissing');
  return { ...tempFile, fileName, replaces };
}

async function receiveFile(part: MultipartFile, tempFile: TempFile): Promise<string | undefined> {
  if (part.fieldname !== FILE_FIELD) {
    part.file.resume();
    throw problem('unreadable', { message: `The picture must be sent as ${FILE_FIELD}` });
  }
  await pipeline(part.file, createWriteStream(tempFile.path, { flags: 'wx' }));
  if (part.file.truncated) throw problem('imageTooLarge');
  // Browsers send an empty file field without a file name.
  return part.filename || undefined;
}

/** Forms always send the field: empty means none. */
function parseReplacedName(value: unknown, before: string | undefined): string | undefined {
  if (typeof value !== 'string' || before !== undefined) {
    throw problem('unreadable', { message: `${REPLACED_FIELD} is the name of one picture` });
  }
  return value === '' ? undefined : value;
}

/** Unread data would block the next request on this connection. */
function drainRequest({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
}

function limitRequestBytes({ raw }: FastifyRequest): void {
  let bytes = 0;
  raw.on('data', (part: Buffer) => {
    bytes += part.length;
    if (bytes > MAX_BYTES) raw.destroy(problem('imageTooLarge'));
  });
}

function toUploadProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (/^FST_(PARTS|FIELDS|FILES)_LIMIT$/.test(codeOf(error)))
    return problem('tooLarge', { cause: error });
  if (isDiskUnavailable(error)) return storageUnavailable(error);
  return problem('unreadable', { cause: error });
}
