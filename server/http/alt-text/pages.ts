// What an admin says of a picture stands in the pages at once: those that show it are written anew in
// memory, with everything that depends on their text. No build, no restart.
import pLimit from 'p-limit';
import { imageAddress } from '#domain/images.ts';
import { compressedAside, QUICK } from '../site/compress.ts';
import { pagePolicy } from '../site/csp.ts';
import type { SiteFacts } from '../site/page-placeholders.ts';
import { type BuiltFile, builtFile } from '../site/static-files.ts';
import { describedData, describedPage, type PictureWords } from './rewrite.ts';
import type { KnownUses } from './usage.ts';

export interface DescribedPages {
  /**
   * Until it resolves a page is served as it was. The same words once more cost nothing.
   * @param words of admins, by the picture's name in the store; of a picture that is not among them the
   * pages say what they said when they were built
   */
  setWords: (words: ReadonlyMap<string, string>) => Promise<void>;
}

/** @param files as they were built; the pages in it are replaced */
export function describePages(
  files: Map<string, BuiltFile>,
  uses: KnownUses,
  facts: SiteFacts,
): DescribedPages {
  const built = new Map([...files].filter(([, file]) => isPage(file) || isData(file)));
  const oneAfterTheOther = pLimit(1);
  let spoken: ReadonlyMap<string, string> = new Map();

  async function change(words: ReadonlyMap<string, string>): Promise<void> {
    const all = [...words].flatMap(([file, text]) => {
      const own = uses.ownWordsOf(file);
      return own ? [{ file, own, words: text }] : [];
    });
    const names = [...new Set([...spoken.keys(), ...words.keys()])];
    const changed = names.filter((name) => spoken.get(name) !== words.get(name));
    for (const [path, file] of built) {
      const isMeant = changed.some((name) => mentions(file, name, uses.ownWordsOf(name)));
      if (isMeant) files.set(path, await described(file, all, facts));
    }
    spoken = words;
  }

  return {
    setWords: (words) => {
      const asked = new Map(words);
      return oneAfterTheOther(() => change(asked));
    },
  };
}

async function described(
  file: BuiltFile,
  all: readonly PictureWords[],
  facts: SiteFacts,
): Promise<BuiltFile> {
  const before = file.body.toString('utf8');
  const after = isPage(file) ? describedPage(before, all) : describedData(before, all);
  if (after === before) return file;
  const body = Buffer.from(after);
  return builtFile(body, await compressedAside(body, QUICK), {
    ...file.headers,
    ...(isPage(file) && { 'content-security-policy': pagePolicy(after, facts) }),
  });
}

/** A page by the picture's address, its data by the words alone. */
function mentions(file: BuiltFile, name: string, own: string): boolean {
  return own !== '' && file.body.includes(isPage(file) ? imageAddress(name) : JSON.stringify(own));
}

function isPage({ headers }: BuiltFile): boolean {
  return headers['content-type']?.startsWith('text/html') ?? false;
}

/** What a visitor's next page is made of: /wash.data. */
function isData({ headers }: BuiltFile): boolean {
  return headers['content-type']?.startsWith('text/x-script') ?? false;
}
