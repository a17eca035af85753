import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { SignedInUser } from '#domain/volunteers/volunteer.ts';
import { useMessages } from '../../../messages/store.ts';
import { Cell, Row } from '../../../ui/lists/table.tsx';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { documentUrl, historyUrl } from '../addresses.ts';
import { DocumentStateBadge, lastChange } from './document-state.tsx';
import styles from './document-table.module.css';
import { LanguageStates } from './language-state.tsx';
import { type DocumentRow, type FoundRow, type Hit, sectionsOf } from './website-list.ts';

interface DocumentTableProps {
  found: readonly FoundRow[];
  /** One list instead of sections, with the matches below the names. */
  isSearch: boolean;
  actor: SignedInUser;
  now: Date;
}

/** The roles are written out, because browsers drop them where CSS changes the display. */
export function DocumentTable({ found, isSearch, ...rest }: DocumentTableProps) {
  const t = useMessages();
  const rows = found.map(({ row }) => row);
  const head = [t.website.name, t.website.where, t.website.state, t.website.languages];
  const bodies = isSearch
    ? [{ section: null, rows }]
    : sectionsOf(rows).map(({ section, rows: inSection }) => ({ section, rows: inSection }));
  return (
    // biome-ignore lint/a11y/noRedundantRoles: lost where CSS changes the display
    <table role="table" className={styles.docs}>
      <caption>
        <VisuallyHidden>{t.website.caption}</VisuallyHidden>
      </caption>
      {/* biome-ignore lint/a11y/noRedundantRoles: lost where CSS changes the display */}
      <thead role="rowgroup">
        {/* biome-ignore lint/a11y/noRedundantRoles: lost where CSS changes the display */}
        <tr role="row">
          {head.map((name) => (
            // biome-ignore lint/a11y/noRedundantRoles: lost where CSS changes the display
            <th key={name} scope="col" role="columnheader">
              {name}
            </th>
          ))}
          {/* biome-ignore lint/a11y/noRedundantRoles: lost where CSS changes the display */}
          <th scope="col" role="columnheader">
            <VisuallyHidden>{t.ui.actions}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      {bodies.map(({ section, rows: inBody }) => (
        // biome-ignore lint/a11y/noRedundantRoles: lost where CSS changes the display
        <tbody key={section ?? 'found'} role="rowgroup">
          {section ? (
            // biome-ignore lint/a11y/noRedundantRoles: lost where CSS changes the display
            <tr role="row" className={styles.section}>
              <th scope="rowgroup" colSpan={5}>
                <h2>{t.website.sections[section]}</h2>
              </th>
            </tr>
          ) : null}
          {inBody.map((row) => (
            <DocumentLine
              key={row.name}
              row={row}
              hit={found.find((one) => one.row === row)?.hit ?? null}
              {...rest}
            />
          ))}
        </tbody>
      ))}
    </table>
  );
}

interface DocumentLineProps {
  row: DocumentRow;
  hit: Hit | null;
  actor: SignedInUser;
  now: Date;
}

function DocumentLine({ row, hit, actor, now }: DocumentLineProps) {
  const t = useMessages();
  const title = t.website.label(row.title);
  const titleId = `document-${row.name}`;
  return (
    <Row>
      <Cell className={styles.name}>
        <Link id={titleId} to={documentUrl(row.name, hit?.locale ?? 'en')}>
          {title}
        </Link>
        {hit ? (
          <span className={styles.hit} lang={hit.locale}>
            {hit.before}
            <mark>{hit.found}</mark>
            {hit.after}
          </span>
        ) : null}
      </Cell>
      <Cell className={styles.where}>{row.path}</Cell>
      <Cell>
        <div className={styles.state}>
          <DocumentStateBadge document={row.english} />
          <span>{lastChange(t, row.english, actor, now)}</span>
        </div>
      </Cell>
      <Cell className={styles.languages}>
        <LanguageStates name={row.name} languages={row.languages} />
      </Cell>
      <Cell className={styles.actions}>
        <div>
          <Link to={documentUrl(row.name, 'en')} aria-describedby={titleId}>
            {t.website.edit}
          </Link>
          <Link to={historyUrl(row.name, 'en')} aria-describedby={titleId}>
            {t.website.history}
          </Link>
        </div>
        <ChevronRight size={20} />
      </Cell>
    </Row>
  );
}
