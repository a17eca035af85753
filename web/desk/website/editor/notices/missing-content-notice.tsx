import type { ListedDocument } from '#domain/website/website-schema.ts';
import { useMessages } from '../../../../messages/store.ts';
import { Button } from '../../../../ui/button.tsx';
import styles from '../../list/missing-content.module.css';

interface MissingContentNoticeProps {
  /** As published. */
  gaps: ListedDocument['gaps'];
  /** In the draft. */
  changedPaths: readonly string[];
  onOpen: (path: string) => void;
}

/** Missing content that visitors look for in this document. */
export function MissingContentNotice({ gaps, changedPaths, onOpen }: MissingContentNoticeProps) {
  const t = useMessages();
  const open = gaps.filter(
    ({ path }) => !changedPaths.some((one) => one === path || one.startsWith(`${path}.`)),
  );
  if (open.length === 0) return null;
  return (
    <details className={styles.missing}>
      <summary>{t.website.notFilledIn(open.length)}</summary>
      <ul>
        {open.map(({ path, labels, reason }) => (
          <li key={`${path} ${reason}`}>
            <Button tone="plain" onClick={() => onOpen(path)}>
              {labels.map((label) => t.website.label(label)).join(', ')}
            </Button>
            <span className={styles.outdated}>{t.website.outdated[reason]}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
