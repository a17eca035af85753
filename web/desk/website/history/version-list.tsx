import { Pencil } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { Language } from '#domain/languages.ts';
import type { SignedInUser } from '#domain/volunteers/volunteer.ts';
import type { DocumentVersion, Draft } from '#domain/website/website-schema.ts';
import { formatExactTime, formatTime } from '../../../messages/format-time.ts';
import { useMessages } from '../../../messages/store.ts';
import { Badge } from '../../../ui/badge.tsx';
import { documentUrl, historyUrl } from '../addresses.ts';
import styles from './document-history.module.css';
import { publisherName } from './publisher-name.ts';

interface VersionListProps {
  name: string;
  locale: Language;
  versions: readonly DocumentVersion[];
  draft: Draft;
  chosen: number;
  actor: SignedInUser;
  now: Date;
  /** Under the chosen version. */
  children: ReactNode;
}

export function VersionList(props: VersionListProps) {
  const { name, locale, versions, draft, chosen, actor, now, children } = props;
  const t = useMessages();
  return (
    <ol className={styles.versions} reversed>
      {draft.is_draft && draft.updated_at ? (
        <Line
          to={documentUrl(name, locale)}
          sign={<Pencil size={20} />}
          title={t.website.states.draft}
        >
          {t.website.changedBy(
            formatTime(t, draft.updated_at, now),
            draft.updated_by?.id === actor.id ? t.website.you : (draft.updated_by?.name ?? ''),
          )}
        </Line>
      ) : null}
      {versions.map(({ version, published_at, by }) => (
        <Line
          key={version}
          to={historyUrl(name, locale, version)}
          sign={version}
          title={formatExactTime(t, published_at)}
          details={version === chosen ? children : undefined}
          isOnSite={version === draft.published_version}
        >
          {publisherName(t, by, actor.id)}
        </Line>
      ))}
      <Line
        to={historyUrl(name, locale, 0)}
        sign={0}
        title={t.website.states.first}
        details={chosen === 0 ? children : undefined}
        isOnSite={draft.published_version === 0}
      >
        {t.documentHistory.asDelivered}
      </Line>
    </ol>
  );
}

interface LineProps {
  to: string;
  sign: ReactNode;
  title: string;
  /** Undefined if another version is chosen; null where they stand beside the list. */
  details?: ReactNode;
  isOnSite?: boolean;
  children: ReactNode;
}

function Line({ to, sign, title, details, isOnSite, children }: LineProps) {
  const t = useMessages();
  const line = useRef<HTMLLIElement>(null);
  const isOpen = Boolean(details);
  const wasClosed = useRef(!isOpen);
  // Closing the details of a version above would move it out of view.
  useEffect(() => {
    if (isOpen && wasClosed.current) line.current?.scrollIntoView({ block: 'nearest' });
    wasClosed.current = !isOpen;
  }, [isOpen]);
  return (
    <li ref={line}>
      <Link to={to} preventScrollReset aria-current={details === undefined ? undefined : 'true'}>
        <span className={styles.number}>{sign}</span>
        <b>
          {title} {isOnSite ? <Badge kind="success">{t.documentHistory.onSite}</Badge> : null}
        </b>
        <small>{children}</small>
      </Link>
      {details}
    </li>
  );
}
