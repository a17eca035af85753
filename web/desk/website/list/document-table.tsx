import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { SignedInUser } from '#domain/volunteers/volunteer.ts';
import { useMessages } from '../../../messages/store.ts';
import { Cell, Row, TableBody, TableFrame } from '../../../ui/lists/table.tsx';
import { documentUrl, historyUrl } from '../addresses.ts';
import styles from './document-table.module.css';
import type { FoundRow, Hit } from './find-rows.ts';
import { LanguageStates } from './language-state.tsx';
import { lastChange } from './last-change.ts';
import { StateBadge } from './state-badge.tsx';
import { type DocumentRow, sectionsOf, stateOf } from './website-list.ts';

interface DocumentTableProps {
  found: readonly FoundRow[];
  /** One list instead of sections, with the matches below the names. */
  isSearch: boolean;
  actor: SignedInUser;
  now: Date;
}

export function DocumentTable({ found, isSearch, ...rest }: DocumentTableProps) {
  const t = useMessages();
  const rows = found.map(({ row }) => row);
  const head = [t.website.name, t.website.where, t.website.state, t.website.languages];
  const bodies = isSearch ? [{ section: null, rows }] : sectionsOf(rows);
  return (
    <TableFrame caption={t.website.caption} head={head} className={styles.docs}>
      {bodies.map(({ section, rows: inBody }) => (
        <TableBody key={section ?? 'found'}>
          {section ? (
            <Row className={styles.section}>
              <th scope="rowgroup" colSpan={5}>
                <h2>{t.website.sections[section]}</h2>
              </th>
            </Row>
          ) : null}
          {inBody.map((row) => (
            <DocumentLine
              key={row.name}
              row={row}
              hit={found.find((one) => one.row === row)?.hit ?? null}
              {...rest}
            />
          ))}
        </TableBody>
      ))}
    </TableFrame>
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
          <StateBadge state={stateOf(row.english)} />
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
