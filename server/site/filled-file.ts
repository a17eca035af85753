import { SIGN_IN_PATH } from '#domain/desk/desk-screens.ts';
import { REMOVAL_WORKER_PATH, SERVICE_WORKER_PATH } from '#domain/desk/service-worker.ts';
import type { Language } from '#domain/languages.ts';
import { escapeHtml } from '#domain/text/escape-html.ts';
import { foldLines } from '#domain/text/fold-lines.ts';
import { splitLocale } from '#domain/website/addresses/locale-path.ts';
import { compressOnRead } from './compress.ts';
import { contentSecurityPolicy, WORKER_POLICY } from './csp.ts';
import { fillPlaceholders, type PlaceholderValues } from './page-placeholders.ts';
import { type BuiltFile, headersOf, type StaticFile, staticFile } from './static-files.ts';

/** React Router's name. All addresses of the desk show it, except the sign-in, which is built as a page of its own. */
export const DESK_PAGE = '/__spa-fallback.html';
const DESK_PAGES = [DESK_PAGE, SIGN_IN_PATH];
const WORKERS = [SERVICE_WORKER_PATH, REMOVAL_WORKER_PATH];

const ESCAPES: Record<string, (value: string) => string> = {
  '.html': escapeHtml,
  '.xml': escapeHtml,
  '.atom': escapeHtml,
  // iCalendar takes addresses and numbers as they are.
  '.ics': (value) => value,
  '.txt': escapeHtml,
  '.data': escapeJson,
};

function escapeJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

export const isTemplate = ({ extension }: BuiltFile): boolean => extension in ESCAPES;

/** `/hi/about.data` is the data of `/hi/about`. */
export const languageOf = (path: string): Language =>
  splitLocale(path.replace(/(\.hydration)?\.data$/, '')).locale;

export interface FilledFile extends StaticFile {
  /** False until the file is first read. */
  readonly isFilled: boolean;
}

/** Few files are read after a start. */
export function lazyFile(file: BuiltFile, values: PlaceholderValues): FilledFile {
  let filled: StaticFile | undefined;
  const fill = () => {
    filled ??= filledFile(file, filledBody(file, values), values);
    return filled;
  };
  return {
    get isFilled() {
      return filled !== undefined;
    },
    get body() {
      return fill().body;
    },
    get compressed() {
      return fill().compressed;
    },
    get hash() {
      return fill().hash;
    },
    get headers() {
      return fill().headers;
    },
  };
}

export function filledFile(file: BuiltFile, body: Buffer, values: PlaceholderValues): FilledFile {
  const compressed = body === file.body ? file.compressed : compressOnRead(body);
  return { ...staticFile(body, compressed, filledHeaders(file, body, values)), isFilled: true };
}

export function filledBody(
  { path, extension, body }: BuiltFile,
  values: PlaceholderValues,
): Buffer {
  const escapeValue = ESCAPES[extension];
  if (!escapeValue) return body;
  const text = body.toString('utf8');
  const filled = fillPlaceholders(text, values, languageOf(path), escapeValue);
  // Lines of a calendar can be folded only when their length is known.
  const finished = extension === '.ics' ? foldLines(filled) : filled;
  return finished === text ? body : Buffer.from(finished);
}

function filledHeaders(file: BuiltFile, body: Buffer, values: PlaceholderValues) {
  if (WORKERS.includes(file.path)) {
    return { ...headersOf(file), 'content-security-policy': WORKER_POLICY };
  }
  if (file.extension !== '.html') return headersOf(file);
  const formAction = values.get('form_action') ?? '';
  const hasWorker = DESK_PAGES.includes(file.path);
  return {
    ...headersOf(file),
    'content-security-policy': contentSecurityPolicy(body.toString('utf8'), formAction, {
      hasWorker,
    }),
  };
}
