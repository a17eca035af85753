import { Search, X } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/button.tsx';
import { SortButtons } from '../../../ui/lists/sort-buttons.tsx';
import { useAddress } from '../../navigation/list-address.ts';
import { SearchBox } from '../../parts/search-box.tsx';
import { type ImageQuery, nextOrder, orderParameters } from './image-query.ts';
import styles from './image-tools.module.css';

const SORTS = [
  { value: 'name', label: 'Name' },
  { value: 'date', label: 'Date' },
  { value: 'size', label: 'Size' },
] as const;

export function ImageTools({ query }: { query: ImageQuery }) {
  const { change } = useAddress();
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
          placeholder="Search images..."
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
          sorts={SORTS}
          sort={query.sort}
          direction={query.direction}
          onChoose={(sort) => change(orderParameters(nextOrder(query, sort)))}
        />
        <div className={styles.toggle}>
          <Button square aria-label={open ? 'Close the search' : 'Search images'} onClick={toggle}>
            {open ? <X size={20} /> : <Search size={20} />}
          </Button>
        </div>
      </div>
    </div>
  );
}
