// Imported by loaders only.
import { facts } from '#content/documents/facts.ts';
import { pageContact } from '#content/documents/pages/page-contact.ts';
import type { Website } from '#content/website/website.ts';
import { isPlaceholderEmail } from '#domain/website/checks/placeholders.ts';

export type ContactWords = ReturnType<typeof contactWords>;

export function contactWords(website: Website) {
  const { opening, cards, form, thanks } = website.words(pageContact);
  const { query_email, personal_contact, address } = website.words(facts);
  return {
    opening,
    cards,
    form,
    thanks,
    query_email,
    is_placeholder_query: isPlaceholderEmail(query_email),
    personal_contact,
    address,
  };
}
