import type { SurveyFieldName } from '#domain/surveys/fields.ts';
import type { Survey } from '#domain/surveys/survey-schema.ts';
import type { Messages } from '../../messages/messages.ts';
import { useMessages } from '../../messages/store.ts';
import { formatValue, shortLabel } from '../../messages/survey-fields.ts';
import { langOf } from '../../ui/text/lang-of.ts';
import type { ComparedField } from './compare-entries.ts';
import type { Pair } from './load-pairs.ts';
import styles from './pair-comparison.module.css';

interface ChoiceRowProps {
  field: ComparedField;
  pair: Pair;
  /** The entry that the field is taken from; null once the pair is decided. */
  chosen: number | null;
  onChoose: (id: number) => void;
}

export function ChoiceRow({ field, pair, chosen, onChoose }: ChoiceRowProps) {
  const t = useMessages();
  const { name, isSame, looksSame } = field;
  const label = shortLabel(t, name);
  if (isSame) {
    return (
      <tr>
        <th scope="row">{label}</th>
        <td colSpan={2} className={chosen === null ? styles.same : styles.beside}>
          <Value text={textOf(t, name, pair.older)} /> <small>{t.duplicates.sameInBoth}</small>
        </td>
      </tr>
    );
  }
  return (
    <tr>
      <th scope="row">
        {label}
        {looksSame ? <small>{t.duplicates.otherNumber}</small> : null}
      </th>
      {[pair.older, pair.newer].map((entry) => (
        <td key={entry.id}>
          {chosen === null ? (
            <Value text={textOf(t, name, entry)} />
          ) : (
            <label className={styles.choice}>
              <input
                type="radio"
                name={name}
                aria-label={`${label}: ${textOf(t, name, entry)}, ${t.duplicates.entry(entry.id)}`}
                checked={chosen === entry.id}
                onChange={() => onChoose(entry.id)}
              />
              <Value text={textOf(t, name, entry)} />
            </label>
          )}
        </td>
      ))}
    </tr>
  );
}

function Value({ text }: { text: string }) {
  return <span lang={langOf(text)}>{text}</span>;
}

function textOf(t: Messages, name: SurveyFieldName, entry: Survey): string {
  return formatValue(t, name, entry[name]) || t.duplicates.notGiven;
}
