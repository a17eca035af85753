// Placeholders are filled in when a file is first read, and again when a value changes.
import { extname } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Language } from '#domain/languages.ts';
import { compressOnRead } from './compress.ts';
import {
  type FilledFile,
  filledBody,
  filledFile,
  isTemplate,
  languageOf,
  lazyFile,
} from './filled-file.ts';
import { fillPlaceholders, type PlaceholderValues, placeholdersIn } from './page-placeholders.ts';
import { type BuiltFile, readBuild, type StaticFile } from './static-files.ts';

export interface BuiltSite {
  /** Empty with the dev server. */
  files: ReadonlyMap<string, StaticFile>;
  /** Atomic: shows the change once all of it is ready. */
  update: (change: PageChange) => Promise<void>;
  fill: (html: string, language: Language) => string;
  /** The page is for this visitor only. */
  pageFor: (path: string, visitor: PlaceholderValues) => Page | undefined;
}

interface PageChange {
  /** Other values stay. */
  values?: PlaceholderValues;
  /** Pages and other files by request path, including new ones. */
  texts?: ReadonlyMap<string, string>;
  gone?: readonly string[];
}

interface Page {
  html: string;
  headers: Record<string, string>;
}

const NONE: ReadonlyMap<string, string> = new Map();

/** @param folder undefined with the dev server */
export function openBuiltSite(folder: string | undefined, initial: PlaceholderValues): BuiltSite {
  const built = folder ? readBuild(folder) : [];
  const files = new Map(built.map((file) => [file.path, lazyFile(file, initial)]));
  const templates = new Map(built.filter(isTemplate).map((file) => [file.path, file]));
  const namesIn = memoize(({ path, body }: BuiltFile) =>
    placeholdersIn(body.toString('utf8'), languageOf(path)),
  );
  const runSequentially = pLimit(1);
  let current = initial;

  async function update({ values = NONE, texts = NONE, gone = [] }: PageChange): Promise<void> {
    const changed = [...values].filter(([name, value]) => current.get(name) !== value);
    const next = changed.length === 0 ? current : new Map([...current, ...changed]);
    const replaced = [...texts].map(([path, text]): BuiltFile => {
      const extension = templates.get(path)?.extension ?? (extname(path) || '.html');
      const body = Buffer.from(text);
      return { path, extension, body, compressed: compressOnRead(body) };
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
  }

  /** Unchanged files are left out. Files that nobody has read yet wait for their first reader. */
  async function filledFiles(shown: readonly BuiltFile[], values: PlaceholderValues) {
    const ready = new Map<string, FilledFile>();
    for (const template of shown) {
      const served = files.get(template.path);
      if (served && !served.isFilled) {
        ready.set(template.path, lazyFile(template, values));
        continue;
      }
      const body = filledBody(template, values);
      if (served?.body.equals(body)) continue;
      ready.set(template.path, filledFile(template, body, values));
      // Hundreds of pages at once would keep requests waiting.
      await setImmediate();
    }
    return ready;
  }

  return {
    files,
    update: (change) => runSequentially(() => update(change)),
    fill: (html, language) => fillPlaceholders(html, current, language),
    pageFor: (path, visitor) => {
      const template = templates.get(path);
      const headers = files.get(path)?.headers;
      if (!template || !headers) return undefined;
      const values = new Map([...current, ...visitor]);
      const html = fillPlaceholders(template.body.toString('utf8'), values, languageOf(path));
      return { html, headers };
    },
  };
}

function memoize<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}
