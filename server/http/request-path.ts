import type { FastifyRequest } from 'fastify';
import { API_ROOT } from '#domain/endpoints.ts';
import { trimTrailingSlashes } from '#domain/website/addresses/locale-path.ts';

export function isUnderApi(path: string): boolean {
  return path === API_ROOT || path.startsWith(`${API_ROOT}/`);
}

/** Proxies may send the origin. */
export function pathOf(request: FastifyRequest): string {
  const path = (request.url.split('?', 1)[0] ?? '').replace(/^https?:\/\/[^/]*/i, '') || '/';
  return trimTrailingSlashes(path);
}
