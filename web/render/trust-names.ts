import { facts } from '#content/documents/facts.ts';
import type { Website } from '#content/website/website.ts';
import { pick } from '#domain/collections/pick.ts';
import { TRUST_NAMES, type TrustNames } from '#domain/text/placeholders.ts';

/** For the server, which refuses them as passwords and fills them into the desk's pages. */
export function trustNames(website: Website): TrustNames {
  return pick(website.words(facts), TRUST_NAMES);
}
