// The built pages and assets in memory. Their placeholders are filled in at the start, and again when a value
// changes.
import { extname } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';
import { SIGN_IN_PATH } from '#domain/desk-screens.ts';
import { foldLines } from '#domain/fold-lines.ts';
import { REMOVAL_WORKER_PATH, SERVICE_WORKER_PATH } from '#domain/service-worker.ts';
import { escapeHtml } from '#domain/text/escape-html.ts';
import { compressOnRead } from './compress.ts';
import { contentSecurityPolicy, WORKER_POLICY } from './csp.ts';
import { escapeJson } from './escape.ts';
import { fillPlaceholders, type PlaceholderValues } from './page-placeholders.ts';
import {
  type BuiltFile,
  headersOf,
  readBuild,
  type StaticFile,
  staticFile,
} from './static-files.ts';

export interface BuiltSite {
  /** By request path; empty with the dev server. */
  files: ReadonlyMap<string, StaticFile>;
  /** Changes these values; all others stay. */
  setValues: (values: PlaceholderValues) => Promise<void>;
  /** Replaces pages and other files, by request path, when all of them are ready; adds those that are new, removes those that are gone. */
  setTexts: (texts: ReadonlyMap<string, string>, gone?: readonly string[]) => Promise<void>;
  /** Fills a page that is not among the files. */
  fill: (html: string) => string;
  /** Pages before their placeholders are filled, by request path: the same map until `setTexts` changes them. */
  pages: () => ReadonlyMap<string, string>;
  /** Whether `setTexts` has changed anything since the build. */
  isChanged: () => boolean;
  /** A page that also has the values of one visitor, and is for no other. */
  pageFor: (path: string, visitor: PlaceholderValues) => Page | undefined;
}

interface Page {
  html: string;
  headers: Record<string, string>;
}

/** Served at every address of the desk but the sign-in, which is built as a page of its own. */
export const DESK_PAGE = '/__spa-fallback.html';
const DESK_PAGES = [DESK_PAGE, SIGN_IN_PATH];
const WORKERS = [SERVICE_WORKER_PATH, REMOVAL_WORKER_PATH];

const ESCAPES: Record<string, (value: string) => string> = {
  '.html': escapeHtml,
  '.xml': escapeHtml,
  '.atom': escapeHtml,
  // Addresses and numbers, which iCalendar takes as they are.
  '.ics': (value) => value,
  '.txt': escapeHtml,
  '.data': escapeJson,
};

/** @param folder of the build; undefined with the dev server */
export function openBuiltSite(folder: string | undefined, initial: PlaceholderValues): BuiltSite {
  const built = folder ? readBuild(folder) : [];
  const files = new Map(built.map((file) => [file.path, firstFilled(file, initial)]));
  const templates = new Map(
    built.filter(({ extension }) => extension in ESCAPES).map((file) => [file.path, file]),
  );
  const runSequentially = pLimit(1);
  let current = initial;
  let pages: ReadonlyMap<string, string> | undefined;
  let changed = false;

  async function show(shown: Iterable<BuiltFile>): Promise<void> {
    const ready = new Map<string, StaticFile>();
    for (const template of shown) {
      const body = filledBody(template, current);
      if (files.get(template.path)?.body.equals(body)) continue;
      const headers = filledHeaders(template, body, current);
      ready.set(template.path, staticFile(body, compressOnRead(body), headers));
      // Hundreds of pages at once would keep requests waiting.
      await setImmediate();
    }
    for (const [path, file] of ready) files.set(path, file);
  }

  async function applyValues(values: PlaceholderValues): Promise<void> {
    if ([...values].every(([name, value]) => current.get(name) === value)) return;
    current = new Map([...current, ...values]);
    await show(templates.values());
  }

  async function applyTexts(
    texts: ReadonlyMap<string, string>,
    gone: readonly string[],
  ): Promise<void> {
    const replaced = [...texts].map(([path, text]): BuiltFile => {
      const extension = templates.get(path)?.extension ?? (extname(path) || '.html');
      return { path, extension, body: Buffer.from(text), compressed: {} };
    });
    for (const file of replaced) templates.set(file.path, file);
    await show(replaced);
    for (const path of gone) {
      templates.delete(path);
      files.delete(path);
    }
    pages = undefined;
    changed = true;
  }

  return {
    files,
    setValues: (values) => runSequentially(() => applyValues(values)),
    setTexts: (texts, gone = []) => runSequentially(() => applyTexts(texts, gone)),
    fill: (html) => fillPlaceholders(html, current),
    pages: () => {
      pages ??= pagesOf(templates.values());
      return pages;
    },
    isChanged: () => changed,
    pageFor: (path, visitor) => {
      const template = templates.get(path);
      const headers = files.get(path)?.headers;
      if (!template || !headers) return undefined;
      const values = new Map([...current, ...visitor]);
      return { html: fillPlaceholders(template.body.toString('utf8'), values), headers };
    },
  };
}

function pagesOf(files: Iterable<BuiltFile>): ReadonlyMap<string, string> {
  const pages = [...files].filter(({ extension }) => extension === '.html');
  return new Map(pages.map(({ path, body }) => [path, body.toString('utf8')]));
}

function firstFilled(file: BuiltFile, values: PlaceholderValues): StaticFile {
  const body = filledBody(file, values);
  const compressed = body === file.body ? file.compressed : compressOnRead(body);
  return staticFile(body, compressed, filledHeaders(file, body, values));
}

function filledBody({ extension, body }: BuiltFile, values: PlaceholderValues): Buffer {
  const escapeValue = ESCAPES[extension];
  if (!escapeValue) return body;
  const text = body.toString('utf8');
  const filled = finished(extension, fillPlaceholders(text, values, escapeValue));
  return filled === text ? body : Buffer.from(filled);
}

/** Lines can be folded only when their length is known. */
function finished(extension: string, text: string): string {
  return extension === '.ics' ? foldLines(text) : text;
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
