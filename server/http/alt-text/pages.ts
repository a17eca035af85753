// Writes the admins' alt texts into the built pages in memory, without a build or a restart.
import pLimit from 'p-limit';
import { imageAddress } from '#domain/images/images.ts';
import { compressAsync, QUICK } from '../site/compress.ts';
import { contentSecurityPolicy } from '../site/csp.ts';
import type { SitePlaceholders } from '../site/page-placeholders.ts';
import { type BuiltFile, builtFile } from '../site/static-files.ts';
import { type AltTextReplacement, rewriteData, rewritePage } from './rewrite.ts';
import type { ImageUsage } from './usage.ts';

export interface AltTextPages {
  /** @param altTexts by image name; other images get back the alt text of the build */
  setAltTexts: (altTexts: ReadonlyMap<string, string>) => Promise<void>;
}

/** @param files of the build; pages in it are replaced */
export function createAltTextPages(
  files: Map<string, BuiltFile>,
  imageUsage: ImageUsage,
  placeholders: SitePlaceholders,
): AltTextPages {
  const built = new Map([...files].filter(([, file]) => isPage(file) || isData(file)));
  const runSequentially = pLimit(1);
  let currentAltTexts: ReadonlyMap<string, string> = new Map();

  async function applyAltTexts(altTexts: ReadonlyMap<string, string>): Promise<void> {
    const all = [...altTexts].flatMap(([file, text]) => {
      const builtAlt = imageUsage.builtAltOf(file);
      return builtAlt ? [{ file, builtAlt, alt: text }] : [];
    });
    const names = [...new Set([...currentAltTexts.keys(), ...altTexts.keys()])];
    const changed = names.filter((name) => currentAltTexts.get(name) !== altTexts.get(name));
    for (const [path, file] of built) {
      const isAffected = changed.some((name) => mentions(file, name, imageUsage.builtAltOf(name)));
      if (isAffected) files.set(path, await rewriteFile(file, all, placeholders));
    }
    currentAltTexts = altTexts;
  }

  return {
    setAltTexts: (altTexts) => {
      const copy = new Map(altTexts);
      return runSequentially(() => applyAltTexts(copy));
    },
  };
}

async function rewriteFile(
  file: BuiltFile,
  replacements: readonly AltTextReplacement[],
  placeholders: SitePlaceholders,
): Promise<BuiltFile> {
  const before = file.body.toString('utf8');
  const after = isPage(file)
    ? rewritePage(before, replacements)
    : rewriteData(before, replacements);
  if (after === before) return file;
  const body = Buffer.from(after);
  return builtFile(body, await compressAsync(body, QUICK), {
    ...file.headers,
    ...(isPage(file) && { 'content-security-policy': contentSecurityPolicy(after, placeholders) }),
  });
}

/** Pages contain the image's address, data files only its alt text. */
function mentions(file: BuiltFile, name: string, builtAlt: string): boolean {
  return (
    builtAlt !== '' &&
    file.body.includes(isPage(file) ? imageAddress(name) : JSON.stringify(builtAlt))
  );
}

function isPage({ headers }: BuiltFile): boolean {
  return headers['content-type']?.startsWith('text/html') ?? false;
}

/** Data of client-side navigation, like /wash.data. */
function isData({ headers }: BuiltFile): boolean {
  return headers['content-type']?.startsWith('text/x-script') ?? false;
}
