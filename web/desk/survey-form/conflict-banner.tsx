import { useEffect, useRef, useState } from 'react';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { langOf } from '../../ui/script.ts';
import { sayAt } from '../messages/format-time.ts';
import styles from './conflict-banner.module.css';
import { namePart, sayPart } from './format-field.ts';
import { changedParts, conflicts, type Part, take } from './merge.ts';
import type { Meeting } from './use-edit-conflict.ts';
import type { FormInHand } from './use-survey-form.ts';
import type { SurveyValues } from './values.ts';

interface MeetingBannerProps {
  meeting: Meeting;
  form: FormInHand;
  nameOf: (volunteerId: string) => string;
}

/** What somebody else saved meanwhile, and what is to be decided about it. */
export function MeetingBanner({ meeting, form, nameOf }: MeetingBannerProps) {
  const { base, theirs } = meeting;
  // What was written before theirs was taken: it can be had back.
  const [given, setGiven] = useState<ReadonlyMap<Part, SurveyValues>>(new Map());
  const place = useSeenAtFirst();
  const open = conflicts(base, form.values, theirs);
  const rows = changedParts(base, theirs).filter((part) => open.includes(part) || given.has(part));

  function decide(part: Part) {
    const mine = given.get(part);
    const next = new Map(given);
    if (mine && !open.includes(part)) {
      next.delete(part);
      form.replace((values) => take(values, part, mine));
    } else {
      next.set(part, form.values);
      form.replace((values) => take(values, part, theirs));
    }
    setGiven(next);
  }

  return (
    <div ref={place} data-questions={rows.length > 0 ? '' : undefined}>
      <Banner kind="mind" title={titleOf(meeting, rows)}>
        {rows.length > 0
          ? `You changed ${listed(rows)} as well. Yours stays in the form unless you take theirs.`
          : 'Press Save Changes again to save them together.'}
      </Banner>
      {rows.length > 0 ? (
        <ul className={styles.rows}>
          {rows.map((part) => (
            <Row
              key={part.name}
              part={part}
              who={meeting.who}
              theirs={sayPart(part, theirs, nameOf)}
              mine={sayPart(
                part,
                open.includes(part) ? form.values : (given.get(part) ?? form.values),
                nameOf,
              )}
              isTaken={!open.includes(part)}
              onDecide={() => decide(part)}
            />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** On a phone it stands at the form's end, which may be far from where Save Changes was pressed. */
function useSeenAtFirst() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In braces: a browser of today answers with a promise, which React would take for the clean-up.
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return place;
}

function titleOf({ base, theirs, who, when }: Meeting, rows: readonly Part[]): string {
  const changed = changedParts(base, theirs);
  const at = `${sayAt(when, new Date())} while you were writing`;
  if (changed.length === 0)
    return `${who} saved this entry ${at}; nothing in the form is different`;
  const kept = rows.length === 0 ? '; both are kept' : '';
  return `${who} changed ${listed(changed)} ${at}${kept}`;
}

/** `Mobile, Age and City`. */
function listed(parts: readonly Part[]): string {
  return new Intl.ListFormat('en-GB').format(parts.map(namePart));
}

interface RowProps {
  part: Part;
  who: string;
  theirs: string;
  mine: string;
  isTaken: boolean;
  onDecide: () => void;
}

function Row({ part, who, theirs, mine, isTaken, onDecide }: RowProps) {
  const id = `meeting-${part.name}`;
  return (
    <li className={styles.row}>
      <div id={id} className={styles.texts}>
        <strong>{namePart(part)}</strong>
        <p>
          <span lang={langOf(who)}>{who}</span>: <span lang={langOf(theirs)}>{theirs}</span>
        </p>
        <p>
          You: <span lang={langOf(mine)}>{mine}</span>
        </p>
      </div>
      <Button aria-describedby={id} onClick={onDecide}>
        {isTaken ? 'Take mine back' : 'Take theirs'}
      </Button>
    </li>
  );
}
