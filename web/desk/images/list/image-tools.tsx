import { Search, X } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useMessages } from '../../../messages/store.ts';
import { Button } from '../../../ui/button.tsx';
import { SearchBox } from '../../../ui/forms/controls/search-box.tsx';
import { SortButtons } from '../../../ui/lists/sort-buttons.tsx';
import { useListAddress } from '../../navigation/use-list-address.ts';
import { IMAGE_SORTS, type ImageQuery, nextOrder, orderParameters } from './image-query.ts';
import styles from './image-tools.module.css';

export function ImageTools({ query }: { query: ImageQuery }) {
  const t = useMessages();
  const { change } = useListAddress();
  // For phones only: on a desktop the box is always open.
  const [opened, setOpened] = useState(false);
  const open = opened || query.search !== '';

  function toggle() {
    flushSync(() => setOpened(!open));
    if (open) change({ search: undefined });
    else document.getElementById('search')?.focus();
  }

  return (
    <div className={styles.tools} data-searching={open ? '' : undefined}>
      <div className={styles.search}>
        <SearchBox
          placeholder={t.images.searchPlaceholder}
          search={query.search}
          onSearch={(search) => {
            // Keeps the box open after it is emptied.
            setOpened(true);
            change({ search }, { replace: query.search !== '' });
          }}
        />
      </div>
      <div className={styles.sorts}>
        <SortButtons
          sorts={IMAGE_SORTS.map((value) => ({ value, label: t.images.sorts[value] }))}
          sort={query.sort}
          direction={query.direction}
          onChoose={(sort) => change(orderParameters(nextOrder(query, sort)))}
        />
        <div className={styles.toggle}>
          <Button
            square
            aria-label={open ? t.images.closeSearch : t.images.search}
            onClick={toggle}
          >
            {open ? <X size={20} /> : <Search size={20} />}
          </Button>
        </div>
      </div>
    </div>
  );
}
