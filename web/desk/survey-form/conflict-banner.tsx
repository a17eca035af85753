import { useEffect, useRef, useState } from 'react';
import { formatAt } from '../../messages/format-time.ts';
import type { Messages } from '../../messages/messages.ts';
import { useMessages } from '../../messages/store.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { langOf } from '../../ui/text/script.ts';
import styles from './conflict-banner.module.css';
import { formatPart, partLabel } from './fields/format-field.ts';
import { changedParts, conflicts, copyPart, type Part } from './merge.ts';
import type { EditConflict } from './use-edit-conflict.ts';
import type { FormHandle } from './use-survey-form.ts';
import type { SurveyValues } from './values.ts';

interface ConflictBannerProps {
  conflict: EditConflict;
  form: FormHandle;
  nameOf: (volunteerId: string) => string;
}

export function ConflictBanner({ conflict, form, nameOf }: ConflictBannerProps) {
  const t = useMessages();
  const { base, theirs } = conflict;
  // The user's own values that were replaced by theirs, for undoing the choice.
  const [overwritten, setOverwritten] = useState<ReadonlyMap<Part, SurveyValues>>(new Map());
  const container = useScrollIntoView();
  const open = conflicts(base, form.values, theirs);
  const rows = changedParts(base, theirs).filter(
    (part) => open.includes(part) || overwritten.has(part),
  );

  function decide(part: Part) {
    const mine = overwritten.get(part);
    const next = new Map(overwritten);
    if (mine && !open.includes(part)) {
      next.delete(part);
      form.replace((values) => copyPart(values, part, mine));
    } else {
      next.set(part, form.values);
      form.replace((values) => copyPart(values, part, theirs));
    }
    setOverwritten(next);
  }

  return (
    <div ref={container} data-questions={rows.length > 0 ? '' : undefined}>
      <Banner kind="warning" title={titleOf(t, conflict, rows)}>
        {rows.length > 0 ? t.editConflict.youChanged(listNames(t, rows)) : t.editConflict.saveAgain}
      </Banner>
      {rows.length > 0 ? (
        <ul className={styles.rows}>
          {rows.map((part) => (
            <Row
              key={part.name}
              part={part}
              authors={conflict.authors(t)}
              theirs={formatPart(t, part, theirs, nameOf)}
              mine={formatPart(
                t,
                part,
                open.includes(part) ? form.values : (overwritten.get(part) ?? form.values),
                nameOf,
              )}
              usesTheirs={!open.includes(part)}
              onDecide={() => decide(part)}
            />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** On a phone the banner is at the form's end, perhaps far from Save Changes. */
function useScrollIntoView() {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Braces, because newer browsers return a promise, which React would take for a cleanup function.
    container.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return container;
}

function titleOf(t: Messages, conflict: EditConflict, rows: readonly Part[]): string {
  const changed = changedParts(conflict.base, conflict.theirs);
  const authors = conflict.authors(t);
  const at = formatAt(t, conflict.savedAt, new Date());
  if (changed.length === 0) return t.editConflict.saved(authors, at);
  const fields = listNames(t, changed);
  return rows.length === 0
    ? t.editConflict.changedBothKept(authors, fields, at)
    : t.editConflict.changed(authors, fields, at);
}

/** `Mobile, Age and City`. */
function listNames(t: Messages, parts: readonly Part[]): string {
  return t.editConflict.fields(parts.map((part) => partLabel(t, part)));
}

interface RowProps {
  part: Part;
  authors: string;
  theirs: string;
  mine: string;
  usesTheirs: boolean;
  onDecide: () => void;
}

function Row({ part, authors, theirs, mine, usesTheirs, onDecide }: RowProps) {
  const t = useMessages();
  const id = `meeting-${part.name}`;
  return (
    <li className={styles.row}>
      <div id={id} className={styles.texts}>
        <strong>{partLabel(t, part)}</strong>
        <p>
          <span lang={langOf(authors)}>{authors}</span>: <span lang={langOf(theirs)}>{theirs}</span>
        </p>
        <p>{t.editConflict.mine(<span lang={langOf(mine)}>{mine}</span>)}</p>
      </div>
      <Button aria-describedby={id} onClick={onDecide}>
        {usesTheirs ? t.editConflict.takeMineBack : t.editConflict.takeTheirs}
      </Button>
    </li>
  );
}
