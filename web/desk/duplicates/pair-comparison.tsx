import { Merge, RotateCcw, Split } from 'lucide-react';
import { type Ref, useState } from 'react';
import { Link } from 'react-router';
import type { SurveyFieldName } from '#domain/surveys/fields.ts';
import type { Survey } from '#domain/surveys/survey-schema.ts';
import { formatAt, formatExactTime } from '../../messages/format-time.ts';
import type { LocalizedText } from '../../messages/messages.ts';
import { useMessages } from '../../messages/store.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { langOf } from '../../ui/text/lang-of.ts';
import { useLinkState } from '../navigation/back-link-state.ts';
import { surveyPath } from '../navigation/paths.ts';
import { ChoiceRow } from './choice-row.tsx';
import { comparedFields, proposedChoice } from './compare-entries.ts';
import type { Pair } from './load-pairs.ts';
import styles from './pair-comparison.module.css';
import { StrengthBadge } from './pair-list.tsx';
import { type Choices, useDecision } from './use-decision.ts';

interface PairComparisonProps {
  pair: Pair;
  now: Date;
  titleRef: Ref<HTMLHeadingElement>;
  /** @param gone the entry that was merged into the other */
  onDecided: (gone?: number) => void;
}

export function PairComparison({ pair, now, titleRef, onDecided }: PairComparisonProps) {
  const t = useMessages();
  const { older, newer } = pair;
  const kept = pair.kept_id ?? older.id;
  const gone = kept === older.id ? newer.id : older.id;
  const fields = comparedFields(pair);
  const [chosen, setChosen] = useState<Choices>({});
  const choiceOf = (name: SurveyFieldName) => chosen[name] ?? proposedChoice(name, pair);
  const choices: Choices = Object.fromEntries(
    fields.filter(({ isSame }) => !isSame).map(({ name }) => [name, choiceOf(name)]),
  );
  const { decide, deciding, failure, undoMerge, openAgain } = useDecision(pair, onDecided);
  const isOpen = pair.state === 'open';

  async function goOnAfter(undone: Promise<boolean>): Promise<void> {
    if (await undone) onDecided();
  }

  return (
    <Panel
      title={t.duplicates.titles[pair.state]}
      aside={<StrengthBadge strength={pair.strength} />}
      titleRef={titleRef}
    >
      {isOpen && pair.kept_id !== null ? (
        <Banner kind="warning" urgent={false} title={t.duplicates.editedSince(gone, kept)} />
      ) : null}
      <table className={styles.pair}>
        <thead>
          <tr>
            <td />
            <EntryHead entry={older} pair={pair} />
            <EntryHead entry={newer} pair={pair} />
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <ChoiceRow
              key={field.name}
              field={field}
              pair={pair}
              chosen={isOpen ? choiceOf(field.name) : null}
              onChoose={(id) => setChosen({ ...chosen, [field.name]: id })}
            />
          ))}
        </tbody>
      </table>
      {failure ? <Banner kind="error" title={failure(t)} /> : null}
      <div className={styles.decide}>
        {isOpen ? (
          <>
            <p>{t.duplicates.consequence(kept, gone)}</p>
            <Button
              busy={deciding === 'different' && t.duplicates.saving}
              onClick={() => void decide({ decision: 'different' })}
            >
              <Split size={20} /> {t.duplicates.different}
            </Button>
            <Button
              tone="primary"
              busy={deciding === 'merge' && t.duplicates.saving}
              onClick={() => void decide({ decision: 'merge', keep: kept, fields: choices })}
            >
              <Merge size={20} /> {t.duplicates.merge(kept)}
            </Button>
          </>
        ) : (
          <p>{outcomeOf(pair, now)(t)}</p>
        )}
        {pair.state === 'different' && pair.kept_id === null ? (
          <Button onClick={() => void goOnAfter(openAgain())}>
            <RotateCcw size={20} /> {t.duplicates.reopen}
          </Button>
        ) : null}
        {pair.state === 'merged' ? (
          <Button onClick={() => void goOnAfter(undoMerge(gone))}>
            <RotateCcw size={20} /> {t.duplicates.restore(gone)}
          </Button>
        ) : null}
      </div>
    </Panel>
  );
}

function EntryHead({ entry, pair }: { entry: Survey; pair: Pair }) {
  const t = useMessages();
  const here = useLinkState();
  const labels = [
    entry === pair.older ? t.duplicates.older : null,
    pair.state === 'merged' && entry.id === pair.kept_id ? t.duplicates.kept : null,
    entry.deleted_at === null ? null : t.duplicates.deleted,
  ].filter((label) => label !== null);
  return (
    <th scope="col">
      <Link to={surveyPath(entry.id)} state={here}>
        {t.duplicates.entry(entry.id)}
      </Link>
      <span>
        {formatExactTime(t, entry.recorded_at)} ·{' '}
        <span lang={langOf(entry.volunteer_name)}>{entry.volunteer_name}</span>
        {labels.map((label) => ` · ${label}`)}
      </span>
    </th>
  );
}

function outcomeOf(pair: Pair, now: Date): LocalizedText {
  const { state, kept_id, decided_by_name, decided_at } = pair;
  const by = decided_by_name ?? '';
  return (t) => {
    const when = decided_at ? formatAt(t, decided_at, now) : '';
    return state === 'merged' && kept_id !== null
      ? t.duplicates.decidedMerged(kept_id, by, when)
      : t.duplicates.decidedDifferent(by, when);
  };
}
