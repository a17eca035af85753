import { X } from 'lucide-react';
import { useRef } from 'react';
import { Link, useLocation, useRevalidator } from 'react-router';
import type { SavedView } from '#domain/surveys/search/saved-view-schema.ts';
import { messageOf } from '../../../messages/errors.ts';
import { formatNumber } from '../../../messages/plural.ts';
import { useMessages } from '../../../messages/store.ts';
import { useToast } from '../../../ui/dialogs/toast.tsx';
import { langOf } from '../../../ui/text/script.ts';
import { call } from '../../api/client.ts';
import { focusScreen } from '../../navigation/focus-screen.ts';
import styles from './saved-views.module.css';
import { viewOf } from './view-address.ts';

interface ViewLinksProps {
  views: readonly SavedView[];
  counts: ReadonlyMap<number, number>;
  onFollow: () => void;
}

export function ViewLinks({ views, counts, onFollow }: ViewLinksProps) {
  const t = useMessages();
  const showToast = useToast();
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  const nav = useRef<HTMLElement>(null);
  if (views.length === 0) return null;
  const current = viewOf(search);

  async function remove({ id, name }: SavedView) {
    try {
      await call('deleteView', { id });
      showToast({ text: t.filters.deleted(name) });
    } catch (error) {
      showToast({ text: messageOf(error)(t) });
    }
    await revalidate();
    if (nav.current) nav.current.focus();
    else focusScreen();
  }

  return (
    <nav ref={nav} tabIndex={-1} aria-label={t.filters.savedViews}>
      <p className={styles.title}>{t.filters.savedViews}</p>
      <ul className={styles.views}>
        {views.map((view) => (
          <li key={view.id}>
            <Link
              to={`${pathname}?${view.query}`}
              lang={langOf(view.name)}
              aria-current={view.query === current ? 'true' : undefined}
              onClick={onFollow}
            >
              {view.name} <ViewCount count={counts.get(view.id)} />
            </Link>
            <button
              type="button"
              aria-label={t.filters.deleteView(view.name)}
              onClick={() => void remove(view)}
            >
              <X size={16} />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ViewCount({ count }: { count: number | undefined }) {
  return count === undefined ? null : <small>{formatNumber(count)}</small>;
}
