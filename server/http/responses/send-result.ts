import type { FastifyReply } from 'fastify';
import type { Endpoint } from '#domain/endpoints/endpoint.ts';
import { type FileReply, isFileFormats } from '#domain/export-format.ts';
import type { Schemas } from '#domain/schemas/endpoint-schemas.ts';
import { isNotModified } from './not-modified.ts';
import { sendExport } from './send-export.ts';

/** A result with a version gets an ETag. */
export function sendResult(
  reply: FastifyReply,
  endpoint: Endpoint,
  schemas: Schemas,
  result: object,
): FastifyReply | Promise<FastifyReply> {
  if (isFile(schemas, result)) return sendExport(reply, result);
  if (isNotModified(result)) {
    return reply.code(304).header('etag', etagOf(result.unmodified.version)).send();
  }
  const version = versionOf(result);
  if (version !== undefined) reply.header('etag', etagOf(version));
  return reply.code(endpoint.creates ? 201 : 200).send({ success: true, ...result });
}

const etagOf = (version: number): string => `"${version}"`;

function isFile({ reply }: Schemas, result: object): result is FileReply {
  return isFileFormats(reply) && 'content' in result;
}

function versionOf(result: object): number | undefined {
  if (!('data' in result) || typeof result.data !== 'object' || result.data === null) return;
  const version = 'version' in result.data ? result.data.version : undefined;
  return typeof version === 'number' ? version : undefined;
}
