import { CalendarRange, Download } from 'lucide-react';
import { Link } from 'react-router';
import type { ReplyOf } from '#domain/contract.ts';
import { formatPaise } from '#domain/donations/money.ts';
import { plural } from '../../messages/plural.ts';
import { useMessages } from '../../messages/store.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { LabelledSelect } from '../../ui/forms/controls/labelled-select.tsx';
import { SearchBox } from '../../ui/forms/controls/search-box.tsx';
import { useDownload } from '../api/use-download.ts';
import { ExportButtons } from '../export/export-buttons.tsx';
import { useExport } from '../export/use-export.ts';
import { useLinkState } from '../navigation/back-link-state.ts';
import { donationPath } from '../navigation/paths.ts';
import { useListAddress } from '../navigation/use-list-address.ts';
import styles from './donation-tools.module.css';
import type { DonationListQuery } from './load-donations.ts';

interface DonationToolsProps {
  query: DonationListQuery;
  years: readonly string[];
  totals: ReplyOf<'listDonations'>['totals'];
  /** Lines of the statement that would lack the donor's number or address. */
  incomplete: number;
  /** The first of them. */
  incompleteIds: readonly number[];
}

export function DonationTools(props: DonationToolsProps) {
  const { query, years, totals, incomplete, incompleteIds } = props;
  const t = useMessages();
  const { change } = useListAddress();
  const here = useLinkState();
  const known = query.year && !years.includes(query.year) ? [query.year, ...years] : years;
  return (
    <div className={styles.tools}>
      <div className={styles.search}>
        <SearchBox
          placeholder={t.donations.searchPlaceholder}
          search={query.search}
          onSearch={(search) => change({ search }, { replace: query.search !== '' })}
        />
      </div>
      <LabelledSelect
        label={t.donations.year}
        name="year"
        icon={<CalendarRange size={20} />}
        value={query.year}
        options={[
          { value: '', label: t.donations.allYears },
          ...known.map((year) => ({ value: year, label: year })),
        ]}
        onChange={(year) => change({ year })}
      />
      {query.year ? <StatementButton year={query.year} /> : null}
      <RegisterButtons year={query.year} />
      {incomplete > 0 ? (
        <div className={styles.notice}>
          <Banner
            kind="warning"
            title={plural(t.language, incomplete, t.donations.incomplete)}
            urgent={false}
          >
            <ul className={styles.incomplete}>
              {incompleteIds.map((id) => (
                <li key={id}>
                  <Link to={donationPath(id)} state={here}>
                    {t.donations.numbered(id)}
                  </Link>
                </li>
              ))}
            </ul>
          </Banner>
        </div>
      ) : null}
      <p role="status" className={styles.totals}>
        {t.donations.totals(
          plural(t.language, totals.gifts, t.donations.gifts),
          formatPaise(totals.amount_paise),
        )}
      </p>
    </div>
  );
}

/** Needs a chosen year, because a statement covers one year. */
function StatementButton({ year }: { year: string }) {
  const t = useMessages();
  const { busy, failure, start } = useDownload('exportDonations', (t, file) =>
    t.donations.exported(file),
  );

  return (
    <>
      <Button
        busy={busy && t.donations.exporting}
        title={t.donations.exportHint}
        onClick={() => start({ query: { year } })}
      >
        <Download size={20} /> {t.donations.export}
      </Button>
      {failure ? (
        <div className={styles.notice}>
          <Banner kind="error" title={failure(t)} />
        </div>
      ) : null}
    </>
  );
}

/** Exports the chosen year, or all. */
function RegisterButtons({ year }: { year: string }) {
  const t = useMessages();
  const download = useDownload('exportDonationRegister', (t, file) => t.donations.exported(file));
  const exporting = useExport(download, year ? { year } : {});
  return (
    <>
      <ExportButtons
        label={t.donations.register}
        excelLabel={t.donations.registerExcel}
        hint={t.donations.registerHint}
        exporting={exporting}
      />
      {exporting.failure ? (
        <div className={styles.notice}>
          <Banner kind="error" title={exporting.failure(t)} />
        </div>
      ) : null}
    </>
  );
}
