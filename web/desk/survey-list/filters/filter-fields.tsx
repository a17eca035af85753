import { CONSENT_FILTERS } from '#domain/privacy/consent.ts';
import { CORRECTION_STATES } from '#domain/surveys/corrections/correction.ts';
import type { FilterName } from '#domain/surveys/search/filters.ts';
import { YES_NO } from '#domain/surveys/search/filters.ts';
import { onlyDigits } from '#domain/text/text.ts';
import { useMessages } from '../../../messages/store.ts';
import { fieldOptions } from '../../../messages/survey-fields.ts';
import type { Option } from '../../../ui/forms/controls/option.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { SelectField, TextField } from '../../../ui/forms/value-fields.tsx';
import { FilterPlace } from '../../places/filter-place.tsx';
import styles from './filter-sheet.module.css';
import { invalidRanges } from './invalid-ranges.ts';

const INPUTS = {
  date: { type: 'date' },
  // A number field would drop the digits of Indian scripts.
  age: { type: 'text', inputMode: 'numeric' },
  income: { type: 'text', inputMode: 'numeric' },
} as const;
type InputType = keyof typeof INPUTS;

export const filterId = (name: FilterName): string => `filter-${name}`;

interface FilterFieldsProps {
  isAdmin: boolean;
  typed: Record<string, string | undefined>;
  onChange: (name: FilterName, value: string) => void;
}

export function FilterFields({ isAdmin, typed, onChange }: FilterFieldsProps) {
  const t = useMessages();
  const { labels } = t.filters;
  const yesNo = YES_NO.map((value) => ({ value, label: t.fields[value] }));
  const corrections = CORRECTION_STATES.map((value) => ({
    value,
    label: t.filters.corrections[value],
  }));
  // Withdrawn entries are deleted, which a volunteer does not see.
  const consents = CONSENT_FILTERS.filter((value) => isAdmin || value !== 'withdrawn').map(
    (value) => ({ value, label: t.filters.consents[value] }),
  );
  const input = (name: FilterName, type: InputType, error?: string) => (
    <TextField
      id={filterId(name)}
      label={labels[name]}
      error={error}
      name={name}
      {...INPUTS[type]}
      value={typed[name] ?? ''}
      onChange={(value) => onChange(name, type === 'date' ? value : onlyDigits(value))}
    />
  );
  const select = (name: FilterName, options: readonly Option[]) => (
    <SelectField
      id={filterId(name)}
      label={labels[name]}
      name={name}
      value={typed[name] ?? ''}
      options={options}
      empty={t.filters.any}
      onChange={(value) => onChange(name, value)}
    />
  );
  const invalid = invalidRanges(typed);
  return (
    <>
      <div className={styles.pair}>
        {input(
          'recorded_from',
          'date',
          invalid.includes('recorded_from') ? t.filters.wrongDays : undefined,
        )}
        {input('recorded_to', 'date')}
      </div>
      <Field
        id={filterId('place')}
        label={labels.place}
        note={{ kind: 'hint', text: t.filters.placeHint }}
      >
        {({ required: _, ...wiring }) => (
          <FilterPlace
            {...wiring}
            name="place"
            autoComplete="off"
            value={typed.place ?? ''}
            onChange={(event) => onChange('place', event.target.value)}
          />
        )}
      </Field>
      <div className={styles.pair}>
        {input('age_from', 'age', invalid.includes('age_from') ? t.filters.wrongAges : undefined)}
        {input('age_to', 'age')}
      </div>
      <div className={styles.pair}>
        {select('gender', fieldOptions(t, 'gender'))}
        {select('category', fieldOptions(t, 'category'))}
        {select('disabled', yesNo)}
        {select('employed', yesNo)}
        {input(
          'income_from',
          'income',
          invalid.includes('income_from') ? t.filters.wrongIncomes : undefined,
        )}
        {input('income_to', 'income')}
        {select('class', fieldOptions(t, 'class'))}
        {select('school_type', fieldOptions(t, 'school_type'))}
        {select('correction', corrections)}
        {select('consent', consents)}
        {isAdmin && select('duplicates', [{ value: 'yes', label: t.filters.undecided }])}
      </div>
    </>
  );
}
