import { RotateCcw } from 'lucide-react';
import type { Ref } from 'react';
import type { SurveyVersion } from '#domain/surveys/history-schema.ts';
import { Button } from '../../../ui/button.tsx';
import { langOf } from '../../../ui/script.ts';
import { formatExactTime } from '../../messages/format-time.ts';
import { Diff } from './diff.tsx';
import styles from './history.module.css';

interface HistoryEntryProps {
  version: SurveyVersion;
  isCurrent: boolean;
  heading: Ref<HTMLHeadingElement> | undefined;
  /** Undefined if a revert would change nothing. */
  onRevert: (() => void) | undefined;
}

export function HistoryEntry({ version, isCurrent, heading, onRevert }: HistoryEntryProps) {
  const { at, by, changes } = version;
  const id = `version-${version.version}`;
  return (
    <li className={styles.entry}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {titleOf(version, isCurrent)}
      </h3>
      <p className={styles.by}>
        {formatExactTime(at)} · <span lang={langOf(by.name)}>{by.name}</span>
      </p>
      {changes.length > 0 ? <Diff changes={changes} /> : null}
      {onRevert ? (
        <div className={styles.act}>
          <Button tone="plain" aria-describedby={id} onClick={onRevert}>
            <RotateCcw size={18} /> Put this version back
          </Button>
        </div>
      ) : null}
    </li>
  );
}

function titleOf({ version, deed }: SurveyVersion, isCurrent: boolean): string {
  if (deed === 'delete') return 'Deleted';
  if (deed === 'restore') return 'Restored';
  if (deed === 'create') return `Version ${version}, recorded`;
  return isCurrent ? `Version ${version}, current` : `Version ${version}`;
}
