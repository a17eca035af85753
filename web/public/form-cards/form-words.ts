// Imported by loaders only.
import { shared } from '#content/documents/shared.ts';
import type { Website } from '#content/website/website.ts';
import { isPlaceholderAddress } from '#domain/website/checks/placeholders.ts';

export interface FormWords {
  readonly open: string;
  /** Empty if the trust has forms of its own. */
  readonly note: string;
}

/** @param addresses of the forms on the page */
export function formWords(website: Website, addresses: readonly string[]): FormWords {
  const { open, placeholder } = website.words(shared).forms;
  return { open, note: addresses.some(isPlaceholderAddress) ? placeholder : '' };
}
