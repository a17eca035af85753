import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import type { Pagination } from '#domain/paging.ts';
import { Button } from '../button.tsx';
import { LabelledSelect } from '../forms/labelled-select.tsx';
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
  const isFirst = page <= 1;
  const isLast = page >= pages;
  return (
    <nav className={styles.pager} aria-label="Pages">
      <p className={styles.range} role="status">
        {rangeOf(page, size, records)}
      </p>
      <LabelledSelect
        label="Show"
        name="limit"
        value={String(size)}
        options={sizes.map((each) => ({ value: String(each), label: `${each} a page` }))}
        onChange={(value) => onSize(Number(value))}
      />
      <span className={styles.far}>
        <Button disabled={isFirst} onClick={() => onPage(1)}>
          <ChevronsLeft size={20} /> First
        </Button>
      </span>
      <Button disabled={isFirst} onClick={() => onPage(page - 1)}>
        <ChevronLeft size={20} /> Previous
      </Button>
      <p className={styles.at}>
        Page {page.toLocaleString('en-IN')} of {pages.toLocaleString('en-IN')}
      </p>
      <Button disabled={isLast} onClick={() => onPage(page + 1)}>
        Next <ChevronRight size={20} />
      </Button>
      <span className={styles.far}>
        <Button disabled={isLast} onClick={() => onPage(pages)}>
          Last <ChevronsRight size={20} />
        </Button>
      </span>
    </nav>
  );
}

function rangeOf(page: number, size: number, records: number): string {
  const first = (page - 1) * size + 1;
  const last = Math.min(page * size, records);
  const [from, to, all] = [first, last, records].map((each) => each.toLocaleString('en-IN'));
  return `${from}–${to} of ${all}`;
}
