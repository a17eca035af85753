// Imported by the page's loader only.
import { pageBankDetails } from '#content/documents/pages/page-bank-details.ts';
import { pageHome } from '#content/documents/pages/page-home.ts';
import { registrations } from '#content/documents/registrations.ts';
import { reports } from '#content/documents/reports.ts';
import type { Website } from '#content/website/website.ts';
import { registrationLines } from '../../bank-details/registrations.ts';

export type ProofWords = ReturnType<typeof proofWords>;

export function proofWords(website: Website) {
  const { proof, impact, chapters } = website.words(pageHome);
  const { picture: _, ...figure } = impact.people;
  return {
    ...proof,
    figure,
    isCounted: saysItsBasis(figure),
    note: chapters.note,
    registered: registeredLines(website),
    latest: latestReport(website),
  };
}

/** These figures are on /transparency with their basis. */
export function saysItsBasis({ scope, year, source }: Record<'scope' | 'year' | 'source', string>) {
  return [scope, year, source].some((text) => text !== '');
}

/** The registration and the approval that donors ask for, if valid today. */
function registeredLines(website: Website) {
  const { registered } = website.words(pageBankDetails);
  const shown = [registered.registration, registered.section_80g];
  return registrationLines(website.words(registrations), registered, website).filter(({ title }) =>
    shown.includes(title),
  );
}

/** Omits documents with a missing PDF. */
function latestReport(website: Website) {
  const { items } = website.words(reports);
  const [latest] = items
    .filter(({ file }) => file)
    .toSorted((one, other) => other.year.localeCompare(one.year));
  return latest && { title: latest.title, year: latest.year };
}
