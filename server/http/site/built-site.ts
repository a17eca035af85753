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
import { fillPlaceholders, type PlaceholderValues, placeholdersIn } from './page-placeholders.ts';
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
  /** Shows the whole change at once, when all of it is ready. */
  update: (change: Change) => Promise<void>;
  /** Fills a page that is not among the files. */
  fill: (html: string) => string;
  /** Pages before their placeholders are filled, by request path: the same map until `update` changes them. */
  pages: () => ReadonlyMap<string, string>;
  /** Whether texts were changed since the build. */
  isChanged: () => boolean;
  /** A page that also has the values of one visitor, and is for no other. */
  pageFor: (path: string, visitor: PlaceholderValues) => Page | undefined;
}

interface Change {
  /** All others stay. */
  values?: PlaceholderValues;
  /** Pages and other files, by request path, also new ones. */
  texts?: ReadonlyMap<string, string>;
  /** Paths. */
  gone?: readonly string[];
}

interface Page {
  html: string;
  headers: Record<string, string>;
}

/** Served at every address of the desk but the sign-in, which is built as a page of its own. */
export const DESK_PAGE = '/__spa-fallback.html';
const NONE: ReadonlyMap<string, string> = new Map();
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
  const namesIn = memoized(({ body }: BuiltFile) => placeholdersIn(body.toString('utf8')));
  const runSequentially = pLimit(1);
  let current = initial;
  let pages: ReadonlyMap<string, string> | undefined;
  let isChanged = false;

  async function update({ values = NONE, texts = NONE, gone = [] }: Change): Promise<void> {
    const changed = [...values].filter(([name, value]) => current.get(name) !== value);
    const next = changed.length === 0 ? current : new Map([...current, ...changed]);
    const replaced = [...texts].map(([path, text]): BuiltFile => {
      const extension = templates.get(path)?.extension ?? (extname(path) || '.html');
      return { path, extension, body: Buffer.from(text), compressed: {} };
    });
    const names = changed.map(([name]) => name);
    const others = [...templates.values()].filter(
      (template) => !texts.has(template.path) && names.some((name) => namesIn(template).has(name)),
    );
    const ready = await filledFiles([...replaced, ...others], next);
    current = next;
    for (const file of replaced) templates.set(file.path, file);
    for (const [path, file] of ready) files.set(path, file);
    for (const path of gone) {
      templates.delete(path);
      files.delete(path);
    }
    if (replaced.length + gone.length === 0) return;
    pages = undefined;
    isChanged = true;
  }

  /** Only those that differ from what is served. */
  async function filledFiles(shown: readonly BuiltFile[], values: PlaceholderValues) {
    const ready = new Map<string, StaticFile>();
    for (const template of shown) {
      const body = filledBody(template, values);
      if (files.get(template.path)?.body.equals(body)) continue;
      const headers = filledHeaders(template, body, values);
      ready.set(template.path, staticFile(body, compressOnRead(body), headers));
      // Hundreds of pages at once would keep requests waiting.
      await setImmediate();
    }
    return ready;
  }

  return {
    files,
    update: (change) => runSequentially(() => update(change)),
    fill: (html) => fillPlaceholders(html, current),
    pages: () => {
      pages ??= pagesOf(templates.values());
      return pages;
    },
    isChanged: () => isChanged,
    pageFor: (path, visitor) => {
      const template = templates.get(path);
      const headers = files.get(path)?.headers;
      if (!template || !headers) return undefined;
      const values = new Map([...current, ...visitor]);
      return { html: fillPlaceholders(template.body.toString('utf8'), values), headers };
    },
  };
}

function memoized<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
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
