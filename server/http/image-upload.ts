// A picture on its way in: a multipart form with the file `image` and, where it comes in another's place,
// `replaceImage` with that one's name. The file goes to the disk as it comes, never into memory.
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LARGEST_UPLOAD_BYTES } from '#domain/images.ts';
import { Problem, problem } from '#domain/problems.ts';
import type { Received } from '../images/ingest.ts';
import { storeAway } from '../images/storage/blob-store.ts';
import { isDiskAway } from '../images/storage/disk.ts';
import { type Half, newHalf, removeHalf } from '../images/storage/temp-files.ts';
import { allowSlowBody } from './body-timeout.ts';
import { giveUpPlace } from './load-shedding/plugin.ts';

const FILE = 'image';
const REPLACED = 'replaceImage';
/** What is a little too large is heard to its end, so that the answer arrives; what never ends is not. */
const MOST_BYTES = 4 * LARGEST_UPLOAD_BYTES;

export async function readUploads(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      files: 1,
      fileSize: LARGEST_UPLOAD_BYTES,
      fields: 2,
      parts: 3,
      fieldSize: 1024,
      fieldNameSize: 100,
      headerPairs: 40,
    },
  });
}

/**
 * @param folder where it lies until the caller removes it
 * @throws Problem unsupportedType, imageMissing, imageTooLarge, tooLarge, unreadable
 */
export async function receiveImage(request: FastifyRequest, folder: string): Promise<Received> {
  if (!request.isMultipart()) {
    throw problem('unsupportedType', { message: 'Send the picture as multipart/form-data' });
  }
  if (Number(request.headers['content-length']) > MOST_BYTES) throw problem('imageTooLarge');
  allowSlowBody(request);
  giveUpPlace(request);
  const half = newHalf(folder);
  try {
    await mkdir(folder, { recursive: true });
    return await readParts(request, half);
  } catch (error) {
    letRestPass(request);
    await removeHalf(half);
    throw asProblem(error);
  }
}

async function readParts(request: FastifyRequest, half: Half): Promise<Received> {
  let fileName: string | undefined;
  let replaces: string | undefined;
  endWhenEndless(request);
  for await (const part of request.parts()) {
    if (part.type === 'file') fileName = await receiveFile(part, half);
    else if (part.fieldname === REPLACED) replaces = nameIn(part.value, replaces);
    else throw problem('unreadable', { message: `Only ${FILE} and ${REPLACED} can be sent` });
  }
  if (fileName === undefined) throw problem('imageMissing');
  return { ...half, fileName, replaces };
}

async function receiveFile(part: MultipartFile, half: Half): Promise<string | undefined> {
  if (part.fieldname !== FILE) {
    part.file.resume();
    throw problem('unreadable', { message: `The picture must be sent as ${FILE}` });
  }
  await pipeline(part.file, createWriteStream(half.path, { flags: 'wx' }));
  if (part.file.truncated) throw problem('imageTooLarge');
  // A file field that nobody filled is sent without a name.
  return part.filename || undefined;
}

/** An empty name is none, as a form sends it that has the field always. */
function nameIn(value: unknown, before: string | undefined): string | undefined {
  if (typeof value !== 'string' || before !== undefined) {
    throw problem('unreadable', { message: `${REPLACED} is the name of one picture` });
  }
  return value === '' ? undefined : value;
}

/** What nobody reads would keep the next request on this connection from being heard. */
function letRestPass({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
}

function endWhenEndless({ raw }: FastifyRequest): void {
  let bytes = 0;
  raw.on('data', (part: Buffer) => {
    bytes += part.length;
    if (bytes > MOST_BYTES) raw.destroy(problem('imageTooLarge'));
  });
}

/** A full disk is the store's trouble; all else is a form that could not be read. */
function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/^FST_(PARTS|FIELDS|FILES)_LIMIT$/.test(code)) return problem('tooLarge', { cause: error });
  if (isDiskAway(error)) return storeAway(error);
  return problem('unreadable', { cause: error });
}
