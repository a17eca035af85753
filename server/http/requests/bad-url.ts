// Undecodable URLs (`/100%`) reach none of Fastify's routes, hooks and error handlers.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problem } from '#domain/problems.ts';
import type { StaticFile } from '../../site/static-files.ts';
import { sendProblem } from '../errors.ts';
import { isUnderApi, pathOf } from '../request-path.ts';
import { sendStaticFile } from '../responses/send-static-file.ts';
import { notFoundPage } from '../site/pages.ts';

/** @param baseHeaders those that hooks set elsewhere */
export function handleBadUrl(
  baseHeaders: Record<string, string>,
  files: ReadonlyMap<string, StaticFile>,
) {
  return (_error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(baseHeaders);
    const path = pathOf(request);
    const page = notFoundPage(files, path);
    if (isUnderApi(path) || !page) sendProblem(reply, problem('callNotFound'));
    else sendStaticFile(request, reply.code(404), page);
  };
}
