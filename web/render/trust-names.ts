import { facts } from '#content/documents/facts.ts';
import type { Website } from '#content/website/website.ts';
import { TRUST_NAMES } from '#domain/text/placeholders.ts';

/** For the server, which refuses them as passwords and fills them into the desk's pages. */
export function trustNames(website: Website): string[] {
  const words = website.words(facts);
  return TRUST_NAMES.map((which) => words[which]);
}
