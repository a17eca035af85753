import type { ListedDocument } from '#domain/website/website-schema.ts';
import { useMessages } from '../../../messages/store.ts';
import { Button } from '../../../ui/button.tsx';
import styles from '../list/gaps.module.css';

interface DocumentGapsProps {
  /** As published. */
  gaps: ListedDocument['gaps'];
  /** In the draft. */
  changedPlaces: readonly string[];
  onOpen: (place: string) => void;
}

/** What visitors look for in these words and do not find. */
export function DocumentGaps({ gaps, changedPlaces, onOpen }: DocumentGapsProps) {
  const t = useMessages();
  const open = gaps.filter(
    ({ place }) => !changedPlaces.some((one) => one === place || one.startsWith(`${place}.`)),
  );
  if (open.length === 0) return null;
  return (
    <details className={styles.gaps}>
      <summary>{t.website.notFilledIn(open.length)}</summary>
      <ul>
        {open.map(({ place, labels, lapsed }) => (
          <li key={`${place} ${lapsed}`}>
            <Button tone="plain" onClick={() => onOpen(place)}>
              {labels.map((label) => t.website.label(label)).join(', ')}
            </Button>
            {lapsed ? <span className={styles.lapsed}>{t.website.lapsed}</span> : null}
          </li>
        ))}
      </ul>
    </details>
  );
}
