import { Link } from 'react-router';
import type { ListedDocument } from '#domain/website/website-schema.ts';
import { useMessages } from '../../../messages/store.ts';
import { documentUrl } from '../addresses.ts';
import styles from './missing-content.module.css';

/** Missing content that visitors look for, linked to its fields. */
export function MissingContent({ documents }: { documents: readonly ListedDocument[] }) {
  const t = useMessages();
  const incomplete = documents.filter(({ gaps }) => gaps.length > 0);
  const count = incomplete.reduce((sum, { gaps }) => sum + gaps.length, 0);
  if (count === 0) return null;
  return (
    <details className={styles.missing}>
      <summary>{t.website.notFilledIn(count)}</summary>
      <p>{t.website.notFilledInNote}</p>
      {incomplete.map(({ name, title, gaps }) => (
        <div key={name}>
          <b>{t.website.label(title)}</b>
          <ul>
            {gaps.map(({ path, labels, reason }) => (
              <li key={`${path} ${reason}`}>
                <Link to={documentUrl(name, 'en', path)}>
                  {labels.map((label) => t.website.label(label)).join(', ')}
                </Link>
                <span className={styles.outdated}>{t.website.outdated[reason]}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
}
