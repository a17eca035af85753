import { Merge, X } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Place } from '#domain/places/place-schema.ts';
import { fieldError } from '#domain/validation.ts';
import { isNotFound, messageOf } from '../../messages/errors.ts';
import { formatNumber } from '../../messages/plural.ts';
import { useMessages } from '../../messages/store.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { TextField } from '../../ui/forms/value-fields.tsx';
import { Panel } from '../../ui/panel.tsx';
import { bidiIsolate } from '../../ui/text/bidi-isolate.ts';
import { langOf } from '../../ui/text/lang-of.ts';
import { useSingleRun } from '../../ui/use-single-run.ts';
import { call } from '../api/client.ts';
import styles from './places.module.css';

export const MERGE_PANEL = 'merge-places';

interface MergePanelProps {
  places: readonly Place[];
  onDone: () => void;
}

export function MergePanel({ places, onDone }: MergePanelProps) {
  const t = useMessages();
  const showToast = useToast();
  const { revalidate } = useRevalidator();
  const runOnce = useSingleRun();
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const all = places.flatMap((place) => place.spellings);
  const spellings = all.filter(({ spelling }) => !leftOut.includes(spelling));
  const single = places.length === 1 ? places[0] : undefined;
  const form = useForm<'name' | 'local_name'>({
    initial: namesOf(places),
    check: ({ name }) => (name.trim() ? [] : [fieldError('name', 'nameRequired')]),
    send: async (names) => {
      await call('mergePlaces', {
        body: {
          ...names,
          spellings: spellings.map(({ spelling }) => spelling),
          places: places.flatMap(({ id }) => id ?? []),
          left_out: leftOut.filter((each) => all.some(({ spelling }) => spelling === each)),
        },
      });
      const done = single ? t.places.saved : t.places.merged;
      showToast({ text: done(bidiIsolate(names.name)) });
      await revalidate();
      onDone();
    },
    failed: messageOf,
  });
  const splitId = single?.id;
  const isUnused = single?.spellings.length === 0;

  async function split(id: number) {
    try {
      if (!(await runOnce(() => call('splitPlace', { id })))) return;
      showToast({ text: isUnused ? t.places.removed : t.places.wasSplit });
    } catch (error) {
      showToast({ text: messageOf(error)(t) });
      // Somebody else has split it.
      if (!isNotFound(error)) return;
    }
    await revalidate();
    onDone();
  }

  if (places.length === 0) {
    return (
      <Panel title={t.places.mergeTitle}>
        <p>{t.places.mergeHint}</p>
      </Panel>
    );
  }
  const entries = spellings.reduce((sum, each) => sum + each.entries, 0);
  return (
    <Panel title={single ? t.places.changeTitle : t.places.mergeTitle}>
      <form
        id={MERGE_PANEL}
        className={styles.merge}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <p>{t.places.summary(places.length, entries)}</p>
        {form.failure ? <Banner kind="error" title={form.failure} /> : null}
        <TextField
          id="name"
          label={t.places.name}
          required
          lang={langOf(form.values.name)}
          {...form.bind('name')}
        />
        <TextField
          id="local_name"
          label={t.places.localName}
          hint={t.places.localNameHint}
          lang={langOf(form.values.local_name)}
          {...form.bind('local_name')}
        />
        {spellings.length > 0 ? <h3>{t.places.spellings}</h3> : null}
        <ul className={styles.rank}>
          {spellings.map(({ spelling, entries: times }) => (
            <li key={spelling}>
              <span lang={langOf(spelling)}>{spelling}</span>
              <small>{formatNumber(times)}</small>
              <button
                type="button"
                aria-label={t.places.leaveOut(bidiIsolate(spelling))}
                onClick={({ currentTarget }) => {
                  focusBeside(currentTarget);
                  setLeftOut([...leftOut, spelling]);
                }}
              >
                <X size={16} />
              </button>
            </li>
          ))}
        </ul>
        <p className={styles.stays}>{t.places.stays}</p>
        <div className={styles.actions}>
          {single ? (
            <Button tone="primary" type="submit" busy={form.sending && t.places.saving}>
              {t.places.save}
            </Button>
          ) : (
            <Button tone="primary" type="submit" busy={form.sending && t.places.merging}>
              <Merge size={20} /> {t.places.merge}
            </Button>
          )}
          {splitId ? (
            <Button onClick={() => void split(splitId)}>
              {isUnused ? t.places.remove : t.places.split}
            </Button>
          ) : null}
          <Button tone="plain" onClick={onDone}>
            {t.ui.cancel}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

/** The pressed button disappears with its line. */
function focusBeside(button: HTMLElement): void {
  const line = button.closest('li');
  const neighbour = line?.nextElementSibling ?? line?.previousElementSibling;
  const next = neighbour?.querySelector('button') ?? document.getElementById('name');
  next?.focus();
}

/** The most used name in each script. */
function namesOf(places: readonly Place[]): { name: string; local_name: string } {
  const byUse = places.toSorted((one, other) => other.entries - one.entries);
  const names = byUse.flatMap(({ name, local_name }) => [name, local_name]).filter(Boolean);
  const isLocal = (name: string) => langOf(name) !== undefined;
  return {
    name: names.find((name) => !isLocal(name)) ?? names[0] ?? '',
    local_name: names.find(isLocal) ?? '',
  };
}
