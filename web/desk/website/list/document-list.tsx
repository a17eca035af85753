import type { SignedInUser } from '#domain/volunteers/volunteer.ts';
import type { ListedDocument } from '#domain/website/website-schema.ts';
import { useMessages } from '../../../messages/store.ts';
import { SearchBox } from '../../../ui/forms/controls/search-box.tsx';
import { EmptyState } from '../../../ui/lists/empty-state.tsx';
import nothingFound from '../../../ui/lists/nothing-found.svg';
import { SegmentedControl } from '../../../ui/tabs/segmented-control.tsx';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { useListAddress } from '../../navigation/use-list-address.ts';
import styles from './document-list.module.css';
import { DocumentTable } from './document-table.tsx';
import { findRows } from './find-rows.ts';
import { LanguageKey } from './language-state.tsx';
import { MissingContent } from './missing-content.tsx';
import { FILTERS, type Filter, passes, rowsOf } from './website-list.ts';

interface DocumentListProps {
  documents: readonly ListedDocument[];
  search: string;
  filter: Filter;
  actor: SignedInUser;
  now: Date;
}

export function DocumentList({ documents, search, filter, actor, now }: DocumentListProps) {
  const t = useMessages();
  const { change } = useListAddress();
  const found = findRows(rowsOf(documents), search, t.website.label);
  const shown = found.filter(({ row }) => passes(filter, row));
  return (
    <>
      <div className={styles.tools}>
        <div className={styles.search}>
          <SearchBox
            placeholder={t.website.searchPlaceholder}
            search={search}
            onSearch={(text) => change({ search: text }, { replace: search !== '' })}
          />
        </div>
        <SegmentedControl
          legend={t.website.show}
          name="show"
          value={filter}
          options={FILTERS.map((value) => ({
            value,
            label: t.website.filters[value],
            count: found.filter(({ row }) => passes(value, row)).length,
          }))}
          onChange={(value) => change({ show: value === 'all' ? undefined : value })}
        />
      </div>
      {search === '' && filter === 'all' ? <MissingContent documents={documents} /> : null}
      <VisuallyHidden role="status">{search === '' ? '' : t.ui.found(shown.length)}</VisuallyHidden>
      {shown.length > 0 ? (
        <DocumentTable found={shown} isSearch={search !== ''} actor={actor} now={now} />
      ) : (
        <EmptyState picture={nothingFound} title={t.website.noMatch} />
      )}
      <LanguageKey />
    </>
  );
}
