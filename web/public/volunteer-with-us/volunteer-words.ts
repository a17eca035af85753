// Imported by loaders only.
import { pageVolunteerWithUs } from '#content/documents/pages/page-volunteer-with-us.ts';
import type { Website } from '#content/website/website.ts';

export type VolunteerWords = ReturnType<typeof volunteerWords>;

export function volunteerWords(website: Website) {
  const { opening, form, thanks } = website.words(pageVolunteerWithUs);
  return { opening, form, thanks };
}
