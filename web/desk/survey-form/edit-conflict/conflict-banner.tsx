import { useEffect, useRef, useState } from 'react';
import { formatAt } from '../../../messages/format-time.ts';
import type { Messages } from '../../../messages/messages.ts';
import { useMessages } from '../../../messages/store.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { langOf } from '../../../ui/text/lang-of.ts';
import { formatGroup, groupLabel } from '../fields/format-field.ts';
import type { FormHandle } from '../use-survey-form.ts';
import type { SurveyValues } from '../values.ts';
import styles from './conflict-banner.module.css';
import { changedGroups, conflicts, copyGroup, type FieldGroup } from './merge.ts';
import type { EditConflict } from './use-edit-conflict.ts';

interface ConflictBannerProps {
  conflict: EditConflict;
  form: FormHandle;
  nameOf: (volunteerId: string) => string;
}

export function ConflictBanner({ conflict, form, nameOf }: ConflictBannerProps) {
  const t = useMessages();
  const { base, theirs } = conflict;
  // The user's own values that were replaced by theirs, for undoing the choice.
  const [overwritten, setOverwritten] = useState<ReadonlyMap<FieldGroup, SurveyValues>>(new Map());
  const container = useScrollIntoView();
  const open = conflicts(base, form.values, theirs);
  const rows = changedGroups(base, theirs).filter(
    (group) => open.includes(group) || overwritten.has(group),
  );

  function decide(group: FieldGroup) {
    const mine = overwritten.get(group);
    const next = new Map(overwritten);
    if (mine && !open.includes(group)) {
      next.delete(group);
      form.replace((values) => copyGroup(values, group, mine));
    } else {
      next.set(group, form.values);
      form.replace((values) => copyGroup(values, group, theirs));
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
          {rows.map((group) => (
            <Row
              key={group.name}
              group={group}
              authors={conflict.authors(t)}
              theirs={formatGroup(t, group, theirs, nameOf)}
              mine={formatGroup(
                t,
                group,
                open.includes(group) ? form.values : (overwritten.get(group) ?? form.values),
                nameOf,
              )}
              usesTheirs={!open.includes(group)}
              onDecide={() => decide(group)}
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

function titleOf(t: Messages, conflict: EditConflict, rows: readonly FieldGroup[]): string {
  const changed = changedGroups(conflict.base, conflict.theirs);
  const authors = conflict.authors(t);
  const at = formatAt(t, conflict.savedAt, new Date());
  if (changed.length === 0) return t.editConflict.saved(authors, at);
  const fields = listNames(t, changed);
  return rows.length === 0
    ? t.editConflict.changedBothKept(authors, fields, at)
    : t.editConflict.changed(authors, fields, at);
}

/** `Mobile, Age and City`. */
function listNames(t: Messages, groups: readonly FieldGroup[]): string {
  return t.editConflict.fields(groups.map((group) => groupLabel(t, group)));
}

interface RowProps {
  group: FieldGroup;
  authors: string;
  theirs: string;
  mine: string;
  usesTheirs: boolean;
  onDecide: () => void;
}

function Row({ group, authors, theirs, mine, usesTheirs, onDecide }: RowProps) {
  const t = useMessages();
  const id = `conflict-${group.name}`;
  return (
    <li className={styles.row}>
      <div id={id} className={styles.texts}>
        <strong>{groupLabel(t, group)}</strong>
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
