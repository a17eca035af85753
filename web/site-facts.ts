// Values that the server fills into the root element's data attributes (domain/site-placeholders.ts).
import { FORM_PLACEHOLDER, ORIGIN_PLACEHOLDER } from '#domain/site-placeholders.ts';

// There is no document during the build, and no value in development.
const dataset: DOMStringMap =
  typeof document === 'undefined' ? {} : document.documentElement.dataset;

export const siteOrigin = (): string => dataset.origin ?? ORIGIN_PLACEHOLDER;
export const formAction = (): string => dataset.form ?? FORM_PLACEHOLDER;
