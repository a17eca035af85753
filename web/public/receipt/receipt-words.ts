// The words of the page for receipts. Imported by loaders only.
import { pageReceipt } from '#content/documents/pages/page-receipt.ts';
import { registrations } from '#content/documents/registrations.ts';
import type { Website } from '#content/website/website.ts';
import { hasLapsed } from '../bank-details/approval.ts';

export function receiptWords(website: Website) {
  const { opening, form, thanks } = website.words(pageReceipt);
  const { section_80g } = website.words(registrations);
  const isPromised = !hasLapsed(section_80g, website.isOver);
  return {
    opening,
    form: isPromised ? form : { ...form, certificate: '', pan_hint: '' },
    thanks,
  };
}
