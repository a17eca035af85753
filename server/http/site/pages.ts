import type { FastifyInstance } from 'fastify';
import { DESK_ROOT, isDeskScreen, isUnderDesk } from '#domain/desk/desk-screens.ts';
import { REMOVAL_WORKER_PATH, SERVICE_WORKER_PATH } from '#domain/desk/service-worker.ts';
import { problem } from '#domain/problems.ts';
import { localePath, splitLocale } from '#domain/website/addresses/locale-path.ts';
import { DESK_PAGE } from '../../site/filled-file.ts';
import type { StaticFile } from '../../site/static-files.ts';
import { sendProblem } from '../errors.ts';
import { isUnderApi, pathOf } from '../request-path.ts';
import { sendStaticFile } from '../responses/send-static-file.ts';
import { FORM_ERROR_PATHS } from './form-error-page.ts';

const NOT_FOUND = '/404';

const NOT_FOR_CRAWLERS = { 'x-robots-tag': 'noindex' };

/** Browsers keep it, so that the address also leads into the service worker's scope without a network. */
const KEPT_REDIRECT = { 'cache-control': 'public, max-age=2592000' };

/** Built pages that are shown at other paths only. */
const INTERNAL_PAGES = new Set([DESK_PAGE, NOT_FOUND, ...FORM_ERROR_PATHS, REMOVAL_WORKER_PATH]);

interface PagesOptions {
  /** False: the service worker removes itself from the devices. */
  offlineDesk?: boolean;
}

/** @param files empty with the dev server */
export function servePages(
  app: FastifyInstance,
  files: ReadonlyMap<string, StaticFile>,
  { offlineDesk = true }: PagesOptions = {},
): void {
  const fileFor = (path: string) => {
    if (INTERNAL_PAGES.has(splitLocale(path).path)) return undefined;
    if (path === SERVICE_WORKER_PATH && !offlineDesk) return files.get(REMOVAL_WORKER_PATH);
    return files.get(path) ?? (isDeskScreen(path) ? files.get(DESK_PAGE) : undefined);
  };

  app.get('/*', { config: { queue: 'none' } }, async (request, reply) => {
    const path = pathOf(request);
    const file = fileFor(path);
    if (isUnderDesk(path)) reply.headers(NOT_FOR_CRAWLERS);
    const [exactPath = ''] = request.url.split('?', 1);
    if (exactPath === DESK_ROOT && file) {
      const query = request.url.slice(exactPath.length);
      return reply.headers(KEPT_REDIRECT).redirect(`${DESK_ROOT}/${query}`, 308);
    }
    return file ? sendStaticFile(request, reply, file) : reply.callNotFound();
  });

  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request);
    const page = notFoundPage(files, path);
    if (isUnderDesk(path)) reply.headers(NOT_FOR_CRAWLERS);
    if (isUnderApi(path) || !page) {
      return sendProblem(reply, problem('callNotFound'));
    }
    return sendStaticFile(request, reply.code(404), page);
  });
}

/** English stands in for a language without words of the trust. */
export function notFoundPage(
  files: ReadonlyMap<string, StaticFile>,
  path: string,
): StaticFile | undefined {
  return files.get(localePath(splitLocale(path).locale, NOT_FOUND)) ?? files.get(NOT_FOUND);
}
