import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../messages/store.ts';
import { Combobox } from '../../../ui/forms/controls/combobox.tsx';
import type { Wiring } from '../../../ui/forms/field.tsx';
import { call } from '../../api/client.ts';
import {
  findVolunteers,
  type Offered,
  optionOf,
  optionsIn,
  type VolunteerOption,
} from './volunteer-choice.ts';

const DEBOUNCE_MS = 250;
const INITIAL_COUNT = 20;

interface VolunteerSearchProps {
  wiring: Wiring;
  /** The first page of volunteers, shown before anything is typed. */
  first: readonly VolunteerOption[];
  value: string;
  offered?: Offered | undefined;
  /** Cannot be chosen. */
  except?: number | undefined;
  onChange: (option: VolunteerOption | null) => void;
}

/** A search on the server, for more volunteers than fit a select. */
export function VolunteerSearch({
  wiring,
  first,
  value,
  offered = 'active',
  except,
  onChange,
}: VolunteerSearchProps) {
  const t = useMessages();
  const [chosen, setChosen] = useChosen(first, value);
  const { found: withExcepted, failed, search } = useSearch(first, offered);
  const found = withExcepted?.filter(({ value }) => value !== String(except)) ?? null;
  return (
    <Combobox
      wiring={wiring}
      name="volunteer_id"
      listName={t.surveyForm.volunteer.offered[offered]}
      chosen={chosen && { value: chosen.value, label: chosen.label(t) }}
      options={found && optionsIn(t, found)}
      onSearch={search}
      onChoose={(option) => {
        const next = found?.find(({ value }) => value === option?.value) ?? null;
        setChosen(next);
        onChange(next);
      }}
      nothingFound={failed ? t.failures.loadVolunteers : t.surveyForm.volunteer.noneFound[offered]}
    />
  );
}

/** Loads the name if the chosen volunteer is not on the first page. */
function useChosen(first: readonly VolunteerOption[], value: string) {
  const [known, setKnown] = useState<Omit<VolunteerOption, 'name'> | null>(null);
  const chosen = [known, ...first].find((option) => option?.value === value) ?? null;
  const isUnknown = value !== '' && chosen === null;
  useEffect(() => {
    if (!isUnknown) return;
    const controller = new AbortController();
    call('readVolunteer', { id: Number(value), signal: controller.signal })
      .then(({ data }) => setKnown(optionOf(data)))
      .catch(() => {
        // The id replaces a name that cannot be loaded.
        if (controller.signal.aborted) return;
        setKnown({ value, label: (t) => t.surveyForm.volunteer.numbered(value) });
      });
    return () => controller.abort();
  }, [isUnknown, value]);
  return [chosen, setKnown] as const;
}

function useSearch(first: readonly VolunteerOption[], offered: Offered) {
  const [found, setFound] = useState<readonly VolunteerOption[] | null>(
    first.slice(0, INITIAL_COUNT),
  );
  const [failed, setFailed] = useState(false);
  const last = useRef(new AbortController());
  useEffect(() => () => last.current.abort(), []);

  async function search(text: string) {
    last.current.abort();
    last.current = new AbortController();
    const { signal } = last.current;
    setFailed(false);
    if (text.trim() === '') return setFound(first.slice(0, INITIAL_COUNT));
    setFound(null);
    await new Promise((resolve) => setTimeout(resolve, DEBOUNCE_MS));
    if (signal.aborted) return;
    try {
      const options = await findVolunteers(text.trim(), offered, signal);
      if (!signal.aborted) setFound(options);
    } catch {
      if (signal.aborted) return;
      setFailed(true);
      setFound([]);
    }
  }
  return { found, failed, search: (text: string) => void search(text) };
}
