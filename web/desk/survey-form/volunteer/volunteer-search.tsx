import { useEffect, useRef, useState } from 'react';
import { Combobox } from '../../../ui/forms/combobox.tsx';
import type { Wiring } from '../../../ui/forms/field.tsx';
import type { Option } from '../../../ui/forms/option.ts';
import { call } from '../../api/client.ts';
import { VOLUNTEERS_NOT_LOADED } from '../../messages/messages.ts';
import { findVolunteers, optionOf } from './volunteer-choice.ts';

const DEBOUNCE_MS = 250;
const INITIAL_COUNT = 20;

interface VolunteerSearchProps {
  wiring: Wiring;
  /** The first page of volunteers, shown before anything is typed. */
  first: readonly Option[];
  value: string;
  onChange: (id: string) => void;
}

/** A search on the server, for more volunteers than fit a select. */
export function VolunteerSearch({ wiring, first, value, onChange }: VolunteerSearchProps) {
  const [chosen, setChosen] = useChosen(first, value);
  const { found, failed, search } = useSearch(first);
  return (
    <Combobox
      wiring={wiring}
      name="volunteer_id"
      listName="Active volunteers"
      chosen={chosen}
      options={found}
      onSearch={search}
      onChoose={(option) => {
        setChosen(option);
        onChange(option?.value ?? '');
      }}
      nothingFound={failed ? VOLUNTEERS_NOT_LOADED : 'No active volunteer matches'}
    />
  );
}

/** Loads the name if the chosen volunteer is not on the first page. */
function useChosen(first: readonly Option[], value: string) {
  const [known, setKnown] = useState<Option | null>(null);
  const chosen = [known, ...first].find((option) => option?.value === value) ?? null;
  const isUnknown = value !== '' && chosen === null;
  useEffect(() => {
    if (!isUnknown) return;
    const controller = new AbortController();
    call('readVolunteer', { id: Number(value), signal: controller.signal })
      .then(({ data }) => setKnown(optionOf(data)))
      .catch(() => {
        // The number stands in for a name that cannot be loaded.
        if (!controller.signal.aborted) setKnown({ value, label: `Volunteer ${value}` });
      });
    return () => controller.abort();
  }, [isUnknown, value]);
  return [chosen, setKnown] as const;
}

function useSearch(first: readonly Option[]) {
  const [found, setFound] = useState<readonly Option[] | null>(first.slice(0, INITIAL_COUNT));
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
      const options = await findVolunteers(text.trim(), signal);
      if (!signal.aborted) setFound(options);
    } catch {
      if (signal.aborted) return;
      setFailed(true);
      setFound([]);
    }
  }
  return { found, failed, search: (text: string) => void search(text) };
}
