// What the page was told of the place where it is served (domain/site-placeholders): it stands on the
// root element, where the server has filled it in.
import { FORM_PLACEHOLDER, ORIGIN_PLACEHOLDER } from '#domain/site-placeholders.ts';

/** While the page is built there is no document, and in development nothing was filled in. */
const dataset: DOMStringMap =
  typeof document === 'undefined' ? {} : document.documentElement.dataset;

export const siteOrigin = (): string => dataset.origin ?? ORIGIN_PLACEHOLDER;
export const formAction = (): string => dataset.form ?? FORM_PLACEHOLDER;
