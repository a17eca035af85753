import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import type { ReplyOf } from '#domain/contract.ts';
import { isProblem } from '#domain/problems.ts';
import type { EntryToCorrect } from '#domain/surveys/corrections/correction-schema.ts';
import { formatTime } from '../../messages/format-time.ts';
import { useMessages } from '../../messages/store.ts';
import { formatValue } from '../../messages/survey-fields.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { bidiIsolate } from '../../ui/text/bidi-isolate.ts';
import { langOf } from '../../ui/text/lang-of.ts';
import { call } from '../api/client.ts';
import type { Loaded } from '../api/load.ts';
import { useLinkState } from '../navigation/back-link-state.ts';
import { editSurveyPath, surveyPath } from '../navigation/paths.ts';
import { useAfterAction } from '../navigation/use-after-action.ts';
import { isPending } from '../outbox/operations/operation.ts';
import { useOutbox } from '../outbox/outbox-state.ts';
import { NoteDialog } from './note-dialog.tsx';
import styles from './to-correct.module.css';

interface ToCorrectProps {
  entries: Loaded<ReplyOf<'listToCorrect'>>;
  now: Date;
}

/** Hidden at zero. Corrections that wait in this device's outbox count as done. */
export function ToCorrect({ entries, now }: ToCorrectProps) {
  const t = useMessages();
  const [answering, setAnswering] = useState<EntryToCorrect | null>(null);
  const changed = useOutbox().operations.filter(isPending);
  const open = entries.data?.data.filter(({ id }) => !changed.some((each) => each.id === id));
  return (
    <>
      {open?.length ? (
        <section className={styles.fix} aria-labelledby="to-correct">
          <h2 id="to-correct">{t.corrections.toCorrect(open.length)}</h2>
          <ul>
            {open.map((entry) => (
              <Item key={entry.id} entry={entry} now={now} onAnswer={() => setAnswering(entry)} />
            ))}
          </ul>
        </section>
      ) : null}
      {answering ? <Answer entry={answering} onClose={() => setAnswering(null)} /> : null}
    </>
  );
}

interface ItemProps {
  entry: EntryToCorrect;
  now: Date;
  onAnswer: () => void;
}

function Item({ entry, now, onAnswer }: ItemProps) {
  const t = useMessages();
  const here = useLinkState();
  const { id, name, survey_type, age, note, by_name, at } = entry;
  const nameId = `to-correct-${id}`;
  return (
    <li>
      <p>
        <Link
          id={nameId}
          className={styles.name}
          to={surveyPath(id)}
          state={here}
          lang={langOf(name)}
        >
          {name}
        </Link>
        <small>
          {formatValue(t, 'survey_type', survey_type)} · {age}
        </small>
      </p>
      <p>
        <q className={styles.note} lang={langOf(note)}>
          {note}
        </q>
        <small>
          <span lang={langOf(by_name)}>{by_name}</span> · {formatTime(t, at, now)}
        </small>
      </p>
      <div className={styles.actions}>
        <ButtonLink to={editSurveyPath(id)} state={here} aria-describedby={nameId}>
          <Pencil size={20} /> {t.corrections.correct}
        </ButtonLink>
        <Button tone="plain" aria-describedby={nameId} onClick={onAnswer}>
          {t.corrections.answer}
        </Button>
      </div>
    </li>
  );
}

function Answer({ entry, onClose }: { entry: EntryToCorrect; onClose: () => void }) {
  const t = useMessages();
  const finish = useAfterAction();
  const { revalidate } = useRevalidator();

  async function send(note: string) {
    try {
      await call('answerCorrection', { id: entry.id, body: { note } });
    } catch (error) {
      const isWithdrawn = isProblem(error, 'notWaiting');
      if (isWithdrawn) void revalidate();
      throw error;
    }
    await finish({ close: onClose, text: t.corrections.answered });
  }
  return (
    <NoteDialog
      id={`answer ${entry.id}`}
      title={t.corrections.answerTitle(bidiIsolate(entry.name))}
      label={t.corrections.yourAnswer}
      hint={t.corrections.answerHint}
      submitLabel={t.corrections.send}
      onSend={send}
      onCancel={onClose}
    >
      <q className={styles.note} lang={langOf(entry.note)}>
        {entry.note}
      </q>
    </NoteDialog>
  );
}
