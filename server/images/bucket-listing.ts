import type { ListedBlob } from './blobs.ts';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

interface Listing {
  blobs: ListedBlob[];
  /** There are more, behind the last key. */
  goesOn: boolean;
}

/**
 * Reads what ListObjects answers.
 * @throws Error when it is something else: who sweeps must not take it for an empty bucket
 */
export function readListing(xml: string): Listing {
  if (!/<ListBucketResult[\s>]/.test(xml)) throw new Error('the bucket answered with no listing');
  const contents = xml.match(/<Contents>.*?<\/Contents>/gs) ?? [];
  const blobs = contents.map((one) => ({
    key: textOf(one, 'Key'),
    writtenAt: new Date(textOf(one, 'LastModified')),
  }));
  return { blobs, goesOn: blobs.length > 0 && textOf(xml, 'IsTruncated') === 'true' };
}

function textOf(xml: string, name: string): string {
  const [, text] = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml) ?? [];
  if (text === undefined) throw new Error(`the bucket's listing lacks ${name}`);
  return text.replaceAll(/&(#x?)?(\w+);/g, (whole, kind: string | undefined, word: string) => {
    if (!kind) return ENTITIES[word] ?? whole;
    return String.fromCodePoint(Number.parseInt(word, kind === '#x' ? 16 : 10));
  });
}
