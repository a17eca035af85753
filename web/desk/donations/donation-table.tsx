import { Link } from 'react-router';
import type { Donation } from '#domain/donations/donation-schema.ts';
import { formatPaise } from '#domain/donations/money.ts';
import { formatPlainDate } from '../../messages/format-time.ts';
import { useMessages } from '../../messages/store.ts';
import { Cell, Row, RowActions, Table } from '../../ui/lists/table.tsx';
import { langOf } from '../../ui/text/lang-of.ts';
import { useLinkState } from '../navigation/back-link-state.ts';
import { donationPath, editDonationPath } from '../navigation/paths.ts';
import { DonationBadge } from './donation-badge.tsx';
import styles from './donation-table.module.css';

interface DonationTableProps {
  rows: readonly Donation[];
  busy: boolean;
}

export function DonationTable({ rows, busy }: DonationTableProps) {
  const t = useMessages();
  const { labels, caption, receipt } = t.donations;
  return (
    <Table
      caption={caption}
      head={[
        labels.received_on,
        labels.donor_name,
        labels.amount,
        labels.mode,
        labels.purpose,
        labels.id_number,
        receipt,
      ]}
      className={styles.donations}
      busy={busy}
    >
      {rows.map((donation) => (
        <DonationRow key={donation.id} donation={donation} />
      ))}
    </Table>
  );
}

function DonationRow({ donation }: { donation: Donation }) {
  const t = useMessages();
  const here = useLinkState();
  const { id, received_on, donor_name, amount_paise, mode, purpose, id_number } = donation;
  const isOpen = donation.receipt === null && donation.cancelled === null;
  const nameId = `donation-${id}`;
  return (
    <Row>
      <Cell className={styles.date}>{formatPlainDate(t, received_on)}</Cell>
      <Cell className={styles.name}>
        <Link id={nameId} to={donationPath(id)} state={here} lang={langOf(donor_name)}>
          {donor_name}
        </Link>
      </Cell>
      <Cell className={styles.amount}>{formatPaise(amount_paise)}</Cell>
      <Cell className={styles.mode}>{t.donations.modes[mode]}</Cell>
      <Cell className={styles.purpose}>{purpose}</Cell>
      <Cell className={styles.number}>{id_number}</Cell>
      <Cell className={styles.receipt}>
        <DonationBadge donation={donation} />
      </Cell>
      <RowActions>
        <Link to={donationPath(id)} state={here} aria-describedby={nameId}>
          {t.donations.view}
        </Link>
        {isOpen ? (
          <Link to={editDonationPath(id)} state={here} aria-describedby={nameId}>
            {t.donations.edit}
          </Link>
        ) : null}
      </RowActions>
    </Row>
  );
}
