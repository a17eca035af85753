// Files beside the pages that have words in them.
import type { Website } from '#content/website/website.ts';
import type { SiteFile } from '#domain/website/rendering.ts';
import { calendarFiles } from './feeds/events-calendar.ts';
import { feedPath, newsFeed } from './feeds/feed.ts';
import { sitemap } from './feeds/sitemap.ts';
import {
  DESK_MANIFEST_PATH,
  deskManifest,
  PUBLIC_MANIFEST_PATH,
  publicManifest,
} from './manifests.ts';
import { PAYMENT_QR_PATH, paymentQr } from './payment-qr.ts';
import { SECURITY_TEXT_PATH, securityText } from './security-text.ts';

/** @param websites in each language, English first */
export function wordFiles(websites: readonly Website[], now: Date): SiteFile[] {
  const [website] = websites;
  if (!website) return [];
  const security = securityText(website, now);
  return [
    { path: '/sitemap.xml', text: sitemap(websites) },
    { path: PUBLIC_MANIFEST_PATH, text: JSON.stringify(publicManifest(website)) },
    { path: DESK_MANIFEST_PATH, text: JSON.stringify(deskManifest(website)) },
    { path: PAYMENT_QR_PATH, text: paymentQr(website) },
    ...websites.flatMap((one) => calendarFiles(one, now)),
    ...websites.map((one) => ({ path: feedPath(one), text: newsFeed(one) })),
    ...(security === undefined ? [] : [{ path: SECURITY_TEXT_PATH, text: security }]),
  ];
}
