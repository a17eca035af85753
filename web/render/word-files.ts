// Files beside the pages that have words in them.
import type { Website } from '#content/website/website.ts';
import {
  DESK_MANIFEST_PATH,
  deskManifest,
  PUBLIC_MANIFEST_PATH,
  publicManifest,
} from './manifests.ts';
import { PAYMENT_QR_PATH, paymentQr } from './payment-qr.ts';
import { SECURITY_TEXT_PATH, securityText } from './security-text.ts';
import { sitemap } from './sitemap.ts';

export interface SiteFile {
  /** Where it is served. */
  path: string;
  text: string;
}

export function wordFiles(website: Website, now: Date): SiteFile[] {
  const security = securityText(website, now);
  return [
    { path: '/sitemap.xml', text: sitemap(website) },
    { path: PUBLIC_MANIFEST_PATH, text: JSON.stringify(publicManifest(website)) },
    { path: DESK_MANIFEST_PATH, text: JSON.stringify(deskManifest(website)) },
    { path: PAYMENT_QR_PATH, text: paymentQr(website) },
    ...(security === undefined ? [] : [{ path: SECURITY_TEXT_PATH, text: security }]),
  ];
}
