import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import type { Pagination } from '#domain/paging.ts';
import { formatNumber } from '../../messages/plural.ts';
import { useMessages } from '../../messages/store.ts';
import { Button } from '../button.tsx';
import { LabelledSelect } from '../forms/controls/labelled-select.tsx';
import styles from './pager.module.css';

interface PagerProps {
  pagination: Pagination;
  size: number;
  sizes: readonly number[];
  onPage: (page: number) => void;
  onSize: (size: number) => void;
}

export function Pager({ pagination, size, sizes, onPage, onSize }: PagerProps) {
  const { current_page: page, total_records: records } = pagination;
  const pages = Math.max(1, pagination.total_pages);
  const t = useMessages();
  const isFirst = page <= 1;
  const isLast = page >= pages;
  return (
    <nav className={styles.pager} aria-label={t.ui.pages}>
      <p className={styles.range} role="status">
        {t.ui.range(...rangeOf(page, size, records))}
      </p>
      <LabelledSelect
        label={t.ui.showLabel}
        name="limit"
        value={String(size)}
        options={sizes.map((each) => ({ value: String(each), label: t.ui.pageSize(each) }))}
        onChange={(value) => onSize(Number(value))}
      />
      <Button disabled={isFirst} onClick={() => onPage(1)}>
        <ChevronsLeft size={20} /> <span className={styles.far}>{t.ui.first}</span>
      </Button>
      <Button disabled={isFirst} onClick={() => onPage(page - 1)}>
        <ChevronLeft size={20} /> {t.ui.previous}
      </Button>
      <p className={styles.at}>{t.ui.page(formatNumber(page), formatNumber(pages))}</p>
      <Button disabled={isLast} onClick={() => onPage(page + 1)}>
        {t.ui.next} <ChevronRight size={20} />
      </Button>
      <Button disabled={isLast} onClick={() => onPage(pages)}>
        <span className={styles.far}>{t.ui.last}</span> <ChevronsRight size={20} />
      </Button>
    </nav>
  );
}

function rangeOf(
  page: number,
  size: number,
  records: number,
): [from: string, to: string, all: string] {
  const first = (page - 1) * size + 1;
  const last = Math.min(page * size, records);
  return [formatNumber(first), formatNumber(last), formatNumber(records)];
}
