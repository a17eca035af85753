// Imported by the loader only.
import { governance } from '#content/documents/governance.ts';
import { pageHome } from '#content/documents/pages/page-home.ts';
import { pageTransparency } from '#content/documents/pages/page-transparency.ts';
import { registrations } from '#content/documents/registrations.ts';
import { reports } from '#content/documents/reports.ts';
import type { Website } from '#content/website/website.ts';
import { formatFigure } from '../home/figures/format-figure.ts';
import type { Row } from '../sections/ledger.tsx';
import { withoutSearch } from '../website-context.ts';
import { dateInWords } from '../words/date-in-words.ts';
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
  const counted = countedFigures(website);
  const certificates = website
    .words(reports)
    .certificates.flatMap(({ title, file }) =>
      file ? [{ title, name: file.name, size: sizeInWords(file.size) }] : [],
    );
  const listed = [legal, papers, certificates, members];
  const isEmpty = listed.every(({ length }) => length === 0) && !hasGrievance && refunds === '';
  return {
    words,
    legal,
    certificates,
    papers,
    members,
    board_note,
    grievance,
    hasGrievance,
    refunds,
    counted,
    isEmpty,
  };
}

/** Newest year first; documents with a missing PDF are omitted. */
function papersOf(website: Website) {
  return website
    .words(reports)
    .items.flatMap(({ file, ...paper }) =>
      file ? [{ ...paper, file: { name: file.name, size: sizeInWords(file.size) } }] : [],
    )
    .sort((one, other) => other.year.localeCompare(one.year));
}

/** Figures of the home page that state their basis. */
function countedFigures(website: Website): Row[] {
  const { people, figures } = website.words(pageHome).impact;
  return [people, ...figures].flatMap((figure) => {
    const note = [figure.scope, figure.year, figure.source].filter(Boolean).join(', ');
    const value = [figure.noun, figure.label].filter(Boolean).join(' ');
    return note === '' ? [] : [{ term: formatFigure(figure), value, note }];
  });
}

/** `1.2 MB`; never 0.0. */
function sizeInWords(bytes: number): string {
  return `${Math.max(bytes / MB, 0.1).toFixed(1)} MB`;
}
