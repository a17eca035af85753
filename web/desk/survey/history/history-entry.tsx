import { RotateCcw } from 'lucide-react';
import type { Ref } from 'react';
import type { SurveyVersion } from '#domain/surveys/history-schema.ts';
import { arrivedLate } from '#domain/surveys/outbox/recorded-at.ts';
import { formatExactTime, formatLaterTime } from '../../../messages/format-time.ts';
import type { Messages } from '../../../messages/messages.ts';
import { useMessages } from '../../../messages/store.ts';
import { Button } from '../../../ui/button.tsx';
import timeline from '../../../ui/details/timeline.module.css';
import { langOf } from '../../../ui/text/lang-of.ts';
import { Diff } from './diff.tsx';
import styles from './history-entry.module.css';

interface HistoryEntryProps {
  version: SurveyVersion;
  isCurrent: boolean;
  heading: Ref<HTMLHeadingElement> | undefined;
  /** Undefined if a revert would change nothing. */
  onRevert: (() => void) | undefined;
}

export function HistoryEntry({ version, isCurrent, heading, onRevert }: HistoryEntryProps) {
  const t = useMessages();
  const { by, changes } = version;
  const id = `version-${version.version}`;
  return (
    <li className={timeline.entry}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {titleOf(t, version, isCurrent)}
      </h3>
      <p className={timeline.by}>
        {timeOf(t, version)} · <span lang={langOf(by.name)}>{by.name}</span>
      </p>
      {changes.length > 0 ? <Diff changes={changes} /> : null}
      {onRevert ? (
        <div className={styles.act}>
          <Button tone="plain" aria-describedby={id} onClick={onRevert}>
            <RotateCcw size={18} /> {t.history.revertToThis}
          </Button>
        </div>
      ) : null}
    </li>
  );
}

function timeOf(t: Messages, { at, recorded_at }: SurveyVersion): string {
  const made = formatExactTime(t, recorded_at);
  return arrivedLate(recorded_at, at)
    ? t.history.madeAndCame(made, formatLaterTime(t, at, recorded_at))
    : made;
}

function titleOf(
  { history }: Messages,
  { version, action }: SurveyVersion,
  isCurrent: boolean,
): string {
  if (action === 'delete') return history.deleted;
  if (action === 'restore') return history.restored;
  if (action === 'create') return history.created(version);
  return isCurrent ? history.current(version) : history.version(version);
}
