import { useEffect, useState } from 'react';
import { useMessages } from '../../../messages/store.ts';
import { Select } from '../../../ui/forms/controls/control.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { type Loaded, load } from '../../api/load.ts';
import {
  loadVolunteerChoice,
  type Offered,
  optionOf,
  optionsIn,
  type VolunteerChoice,
  type VolunteerOption,
  volunteerOptions,
} from './volunteer-choice.ts';
import { VolunteerSearch } from './volunteer-search.tsx';

export interface ChosenVolunteer {
  id: number;
  name: string;
}

interface VolunteerPickerProps {
  label: string;
  error?: string | undefined;
  optional?: boolean;
  offered?: Offered;
  /** The label of the empty choice, where there is one. */
  empty?: string;
  /** The initial choice. */
  initial?: ChosenVolunteer | undefined;
  /** Cannot be chosen. */
  except?: number;
  onChoose: (volunteer: ChosenVolunteer | null) => void;
}

/** For more than a few hundred the select becomes a search. */
export function VolunteerPicker({
  label,
  error,
  optional,
  offered,
  empty,
  initial,
  except,
  onChoose,
}: VolunteerPickerProps) {
  const t = useMessages();
  const [choice, setChoice] = useState<Loaded<VolunteerChoice> | null>(null);
  const [value, setValue] = useState(initial ? String(initial.id) : '');
  useEffect(() => {
    const abort = new AbortController();
    load(loadVolunteerChoice({ signal: abort.signal }, offered)).then(setChoice, () => {});
    return () => abort.abort();
  }, [offered]);
  const volunteers = choice?.data?.volunteers.filter(({ id }) => id !== except) ?? [];
  const { options } = initial
    ? volunteerOptions({ volunteers, isComplete: true }, initial)
    : { options: volunteers.map(optionOf) };

  function choose(option: VolunteerOption | null) {
    setValue(option?.value ?? '');
    onChoose(option && { id: Number(option.value), name: option.name });
  }
  return (
    <Field
      id="volunteer_id"
      label={label}
      required={!optional && empty === undefined}
      optional={optional ?? false}
      error={error ?? (choice?.problem ? t.failures.loadVolunteers : undefined)}
      note={choice ? undefined : { kind: 'hint', text: t.bulk.loadingVolunteers }}
    >
      {(wiring) =>
        choice?.data && !choice.data.isComplete ? (
          <VolunteerSearch
            wiring={wiring}
            first={options}
            value={value}
            offered={offered}
            except={except}
            onChange={choose}
          />
        ) : (
          <Select
            {...wiring}
            name="volunteer_id"
            value={value}
            options={optionsIn(t, options)}
            empty={empty ?? t.surveyForm.choose}
            onChange={({ target }) =>
              choose(options.find((option) => option.value === target.value) ?? null)
            }
          />
        )
      }
    </Field>
  );
}
