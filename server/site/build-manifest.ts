import { join } from 'node:path';
import type { TrustNames } from '#domain/text/placeholders.ts';
import { readShownSite, type ShownSite } from '../website/rendering/shown-site.ts';
import { type DeliveredAlts, readDeliveredAlts } from './images/delivered-alts.ts';
import { type BuiltImageUsage, imageUsageOf, readImageUsage } from './images/image-usage.ts';
import { readTrustNames } from './trust-names.ts';

export interface BuildManifest {
  usage: BuiltImageUsage;
  deliveredAlts: DeliveredAlts;
  trustNames: Partial<TrustNames>;
  shown: ShownSite;
}

const NO_BUILD: BuildManifest = {
  usage: imageUsageOf({}),
  deliveredAlts: {},
  trustNames: {},
  shown: { pages: new Map(), failedPages: new Set(), files: new Set() },
};

/** @param pages undefined with a dev server @throws ZodError for another format */
export function readBuildManifest(pages: string | undefined): BuildManifest {
  if (pages === undefined) return NO_BUILD;
  return {
    usage: readImageUsage(join(pages, '../image-usage.json')),
    deliveredAlts: readDeliveredAlts(join(pages, '../picture-alts.json')),
    trustNames: readTrustNames(join(pages, '../trust-names.json')),
    shown: readShownSite(join(pages, '../page-reads.json')),
  };
}
