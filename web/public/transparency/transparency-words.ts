// Imported by the loader only.
import { governance } from '#content/documents/governance.ts';
import { pageTransparency } from '#content/documents/pages/page-transparency.ts';
import { registrations } from '#content/documents/registrations.ts';
import { reports } from '#content/documents/reports.ts';
import type { Website } from '#content/website/website.ts';
import { dateInWords } from '../parts/date-in-words.ts';
import { withoutSearch } from '../website-context.ts';
import { legalRows } from './legal-rows.ts';

const MB = 1024 * 1024;

export function transparencyWords(website: Website) {
  const words = withoutSearch(website.words(pageTransparency));
  const { members, board_note, grievance, refunds } = website.words(governance);
  const formatDate = (day: string) => dateInWords(day, website.locale);
  const facts = website.words(registrations);
  const legal = legalRows(facts, words.law, { isOver: website.isOver, formatDate });
  const papers = papersOf(website);
  const hasGrievance = grievance.name !== '' || grievance.email !== '' || grievance.phone !== '';
  const isEmpty =
    legal.length + papers.length + members.length === 0 && !hasGrievance && refunds === '';
  return { words, legal, papers, members, board_note, grievance, hasGrievance, refunds, isEmpty };
}

/** The newest year first; a paper whose PDF is gone is not promised. */
function papersOf(website: Website) {
  return website
    .words(reports)
    .items.flatMap(({ file, ...paper }) =>
      file ? [{ ...paper, file: { name: file.name, size: sizeInWords(file.size) } }] : [],
    )
    .sort((one, other) => (one.year < other.year ? 1 : -1));
}

/** `1.2 MB`; never 0.0. */
function sizeInWords(bytes: number): string {
  return `${Math.max(bytes / MB, 0.1).toFixed(1)} MB`;
}
