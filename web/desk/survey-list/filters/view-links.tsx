import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useLocation, useRevalidator } from 'react-router';
import type { SavedView } from '#domain/surveys/search/saved-view-schema.ts';
import { messageOf } from '../../../messages/errors.ts';
import { formatNumber } from '../../../messages/plural.ts';
import { useMessages } from '../../../messages/store.ts';
import { Banner } from '../../../ui/banner.tsx';
import { useToast } from '../../../ui/dialogs/toast.tsx';
import { langOf } from '../../../ui/text/lang-of.ts';
import { useSingleRun } from '../../../ui/use-single-run.ts';
import { call } from '../../api/client.ts';
import { viewOf } from './view-address.ts';
import styles from './view-links.module.css';

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
  const runOnce = useSingleRun();
  const nav = useRef<HTMLElement>(null);
  // In the sheet, as it covers messages.
  const [failure, setFailure] = useState<unknown>(null);
  if (views.length === 0) return null;
  const current = viewOf(search);

  async function remove({ id, name }: SavedView) {
    const section = nav.current;
    const sheet = section?.closest('dialog');
    try {
      if (!(await runOnce(() => call('deleteView', { id })))) return;
    } catch (error) {
      setFailure(error);
      return revalidate();
    }
    setFailure(null);
    showToast({ text: t.filters.deleted(name) });
    // The last view takes the section with it, and the screen behind the sheet cannot have the focus.
    const next = views.length > 1 ? section : sheet?.querySelector('button');
    next?.focus();
    await revalidate();
  }

  return (
    <nav ref={nav} tabIndex={-1} aria-label={t.filters.savedViews}>
      <p className={styles.title}>{t.filters.savedViews}</p>
      {failure === null ? null : <Banner kind="error" title={messageOf(failure)(t)} />}
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
