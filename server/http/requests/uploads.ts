// Uploads are streamed to disk, so that a slow line holds no memory.
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint } from '#domain/endpoints/endpoint.ts';
import { MAX_FILE_BYTES } from '#domain/files/files.ts';
import { MAX_UPLOAD_BYTES } from '#domain/images/upload-limits.ts';
import type { ProblemCode } from '#domain/problem-catalogue.ts';
import { Problem, problem } from '#domain/problems.ts';
import { storageUnavailable } from '../../blobs/blob-store.ts';
import { isDiskUnavailable } from '../../blobs/disk.ts';
import type { ReceivedFile } from '../../blobs/received-file.ts';
import { createTempFile, removeTempFile, type TempFile } from '../../blobs/temp-files.ts';
import { releaseSlot } from '../load-shedding/plugin.ts';
import { clearBodyTimeout } from './body-timeout.ts';
import { drainRequest, isTooManyParts, limitRequestBytes } from './multipart-limits.ts';

export interface UploadKind {
  /** Its name in responses. */
  noun: string;
  fileField: string;
  replacedField?: string;
  maxBytes: number;
  tooLarge: ProblemCode;
  missing: ProblemCode;
}

const IMAGE: UploadKind = {
  noun: 'picture',
  fileField: 'image',
  replacedField: 'replaceImage',
  maxBytes: MAX_UPLOAD_BYTES,
  tooLarge: 'imageTooLarge',
  missing: 'imageMissing',
};
const PDF: UploadKind = {
  noun: 'PDF',
  fileField: 'file',
  maxBytes: MAX_FILE_BYTES,
  tooLarge: 'fileTooLarge',
  missing: 'fileMissing',
};
/** Files that are a little too large are read to their end, so that the answer arrives. */
const MARGIN = 4;

export function uploadKindOf({ body }: Endpoint): UploadKind | undefined {
  if (body === 'image') return IMAGE;
  return body === 'pdf' ? PDF : undefined;
}

export async function acceptUploads(
  scope: FastifyInstance,
  { maxBytes }: UploadKind,
): Promise<void> {
  await scope.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      files: 1,
      fileSize: maxBytes,
      fields: 2,
      parts: 3,
      fieldSize: 1024,
      fieldNameSize: 100,
      headerPairs: 40,
    },
  });
}

/** @param folder for the temp file, which the caller must remove @throws Problem unsupportedType, `kind.tooLarge` */
export async function receiveUpload(
  kind: UploadKind,
  request: FastifyRequest,
  folder: string,
): Promise<ReceivedFile> {
  if (!request.isMultipart()) {
    throw problem('unsupportedType', { message: `Send the ${kind.noun} as multipart/form-data` });
  }
  if (Number(request.headers['content-length']) > MARGIN * kind.maxBytes) {
    throw problem(kind.tooLarge);
  }
  clearBodyTimeout(request);
  releaseSlot(request);
  const tempFile = createTempFile(folder);
  try {
    await mkdir(folder, { recursive: true });
    return await readParts(kind, request, tempFile);
  } catch (error) {
    drainRequest(request);
    await removeTempFile(tempFile);
    throw toUploadProblem(error);
  }
}

async function readParts(
  kind: UploadKind,
  request: FastifyRequest,
  tempFile: TempFile,
): Promise<ReceivedFile> {
  const { fileField, replacedField } = kind;
  let fileName: string | undefined;
  let replaces: string | undefined;
  limitRequestBytes(request, MARGIN * kind.maxBytes, kind.tooLarge);
  for await (const part of request.parts()) {
    if (part.type === 'file') fileName = await receiveFile(kind, part, tempFile);
    else if (replacedField && part.fieldname === replacedField) {
      replaces = parseReplacedName(replacedField, part.value, replaces);
    } else {
      const fields = [fileField, replacedField].filter(Boolean).join(' and ');
      throw problem('unreadable', { message: `Only ${fields} can be sent` });
    }
  }
  if (fileName === undefined) throw problem(kind.missing);
  return { ...tempFile, fileName, replaces };
}

async function receiveFile(
  { noun, fileField, tooLarge }: UploadKind,
  part: MultipartFile,
  tempFile: TempFile,
): Promise<string | undefined> {
  if (part.fieldname !== fileField) {
    part.file.resume();
    throw problem('unreadable', { message: `The ${noun} must be sent as ${fileField}` });
  }
  await pipeline(part.file, createWriteStream(tempFile.path, { flags: 'wx' }));
  if (part.file.truncated) throw problem(tooLarge);
  // Browsers send an empty file field without a file name.
  return part.filename || undefined;
}

/** Forms always send the field: empty means none. */
function parseReplacedName(
  field: string,
  value: unknown,
  before: string | undefined,
): string | undefined {
  if (typeof value !== 'string' || before !== undefined) {
    throw problem('unreadable', { message: `${field} is the name of one picture` });
  }
  return value === '' ? undefined : value;
}

function toUploadProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (isTooManyParts(error)) return problem('tooLarge', { cause: error });
  if (isDiskUnavailable(error)) return storageUnavailable(error);
  return problem('unreadable', { cause: error });
}
