// Values that the server fills into the root element's data attributes (domain/text/placeholders.ts).
import {
  FORM_PLACEHOLDER,
  ORIGIN_PLACEHOLDER,
  type TrustName,
  type TrustNames,
  trustNamePlaceholder,
} from '#domain/text/placeholders.ts';

// There is no document during the build, and no value in development.
const dataset: DOMStringMap =
  typeof document === 'undefined' ? {} : document.documentElement.dataset;

export const siteOrigin = (): string => dataset.origin ?? ORIGIN_PLACEHOLDER;
/** The desk's page links its own manifest. */
export const manifestUrl = (): string =>
  (typeof document !== 'undefined' &&
    document.querySelector('link[rel=manifest]')?.getAttribute('href')) ||
  '/manifest.webmanifest';
export const formAction = (): string => dataset.form ?? FORM_PLACEHOLDER;

const ATTRIBUTES = {
  name: 'trustName',
  short_name: 'trustShortName',
  hindi_name: 'trustHindiName',
} as const satisfies TrustNames;
// Vite's server fills in no values and has TRUST instead (vite.config.ts).
export const trustName = (which: TrustName): string =>
  (import.meta.env.DEV ? import.meta.env.TRUST?.[which] : undefined) ??
  dataset[ATTRIBUTES[which]] ??
  trustNamePlaceholder(which);
