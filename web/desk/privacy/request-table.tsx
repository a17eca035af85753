import { Link } from 'react-router';
import type { PrivacyRequest } from '#domain/privacy/request-schema.ts';
import { formatPlainDate } from '../../messages/format-time.ts';
import { useMessages } from '../../messages/store.ts';
import { Cell, Row, RowActions, Table } from '../../ui/lists/table.tsx';
import { langOf } from '../../ui/text/lang-of.ts';
import { useLinkState } from '../navigation/back-link-state.ts';
import { privacyRequestPath } from '../navigation/paths.ts';
import { DueBadge } from './due-badge.tsx';
import styles from './request-table.module.css';

interface RequestTableProps {
  rows: readonly PrivacyRequest[];
  now: Date;
  busy: boolean;
}

export function RequestTable({ rows, now, busy }: RequestTableProps) {
  const t = useMessages();
  const here = useLinkState();
  const { labels, kinds } = t.privacy;
  return (
    <Table
      caption={t.privacy.caption}
      head={[labels.person_name, labels.kind, labels.contact, labels.received_on, labels.due_on]}
      className={styles.requests}
      busy={busy}
    >
      {rows.map((request) => (
        <Row key={request.id}>
          <Cell className={styles.name}>
            <Link
              id={`request-${request.id}`}
              to={privacyRequestPath(request.id)}
              state={here}
              lang={langOf(request.person_name)}
            >
              {request.person_name}
            </Link>
          </Cell>
          <Cell className={styles.kind}>{kinds[request.kind]}</Cell>
          <Cell className={styles.contact}>{request.contact}</Cell>
          <Cell className={styles.received}>{formatPlainDate(t, request.received_on)}</Cell>
          <Cell className={styles.due}>
            <DueBadge request={request} now={now} />
          </Cell>
          <RowActions>
            <Link
              to={privacyRequestPath(request.id)}
              state={here}
              aria-describedby={`request-${request.id}`}
            >
              {t.privacy.view}
            </Link>
          </RowActions>
        </Row>
      ))}
    </Table>
  );
}
