import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ensure, Problem, problem } from '#domain/problems.ts';
import { releaseSlot } from '../load-shedding/plugin.ts';
import { drainRequest, isTooManyParts, limitRequestBytes } from '../requests/multipart-limits.ts';

export interface FormBody {
  fields: Record<string, unknown>;
  hasFiles: boolean;
}

const MAX_FIELDS = 40;
/** Longer fields are cut here, and then refused for their length. */
const MAX_FIELD_BYTES = 16 * 1024;
/** All of them together: as much as of the other kinds of bodies. */
const MAX_FIELDS_BYTES = 64 * 1024;
const MAX_BYTES = 12 * 1024 * 1024;

export async function readFormBodies(scope: FastifyInstance): Promise<void> {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  await scope.register(multipart, {
    // The error is that files are not accepted, not that this one is too large.
    throwFileSizeLimit: false,
    limits: {
      fields: MAX_FIELDS,
      parts: MAX_FIELDS,
      fieldNameSize: 100,
      fieldSize: MAX_FIELD_BYTES,
    },
  });
}

export async function parseFormBody(request: FastifyRequest): Promise<FormBody> {
  if (request.isMultipart()) return readMultipart(request);
  const { body } = request;
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  return { fields: isObject ? { ...body } : {}, hasFiles: false };
}

/** @throws Problem unreadable, tooLarge */
async function readMultipart(request: FastifyRequest): Promise<FormBody> {
  releaseSlot(request);
  limitRequestBytes(request, MAX_BYTES, 'tooLarge');
  try {
    return await readParts(request);
  } catch (error) {
    drainRequest(request);
    if (error instanceof Problem) throw error;
    throw problem(isTooManyParts(error) ? 'tooLarge' : 'unreadable', { cause: error });
  }
}

/** No form accepts files. @throws Problem unreadable, tooLarge */
async function readParts(request: FastifyRequest): Promise<FormBody> {
  const fields: Record<string, unknown> = {};
  let hasFiles = false;
  let bytes = 0;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      const { fieldname, value } = part;
      // The plugin reads a part of the type JSON.
      if (typeof value !== 'string') throw problem('unreadable');
      fields[fieldname] = value;
      bytes += Buffer.byteLength(value);
      ensure(bytes <= MAX_FIELDS_BYTES, 'tooLarge');
    } else {
      part.file.resume();
      // Browsers send an empty file field without a file name.
      hasFiles ||= part.filename !== '' && part.filename !== undefined;
    }
  }
  return { fields, hasFiles };
}
