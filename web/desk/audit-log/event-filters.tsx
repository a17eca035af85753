import { X } from 'lucide-react';
import { useState } from 'react';
import { AUDIT_ENTITIES } from '#domain/audit-log/audit-log.ts';
import { useMessages } from '../../messages/store.ts';
import { Button } from '../../ui/button.tsx';
import { Select, TextInput } from '../../ui/forms/controls/control.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { focusScreen } from '../navigation/focus-screen.ts';
import type { Changes } from '../navigation/list-parameters.ts';
import { useListAddress } from '../navigation/use-list-address.ts';
import { type ChosenVolunteer, VolunteerPicker } from '../volunteers/choice/volunteer-picker.tsx';
import { EventEntity } from './event-entity.tsx';
import styles from './event-filters.module.css';
import type { EventList } from './load-events.ts';

export function EventFilters({ list: { query, page, volunteer } }: { list: EventList }) {
  const t = useMessages();
  const { change } = useListAddress();
  const { volunteer_id, entity, entity_id, until } = query;
  const filter = (changes: Changes) => change({ before: undefined, ...changes });
  const [first] = page.data?.data ?? [];
  const name = volunteer ?? first?.by?.name ?? '';
  return (
    <div className={styles.filters}>
      <WhoField
        volunteer={volunteer_id === undefined ? undefined : { id: volunteer_id, name }}
        onChange={(id) => filter({ volunteer: id })}
      />
      {entity && entity_id !== undefined ? (
        <p className={styles.only}>
          <span>
            {t.auditLog.only}{' '}
            <EventEntity
              event={{ entity, entity_id, entity_name: first?.entity_name ?? null, document: null }}
            />
          </span>
          <Button
            tone="plain"
            square
            aria-label={t.auditLog.showAll}
            onClick={() => {
              filter({ entity: undefined, id: undefined });
              focusScreen();
            }}
          >
            <X size={20} />
          </Button>
        </p>
      ) : (
        <Field id="entity" label={t.auditLog.kind}>
          {(wiring) => (
            <Select
              {...wiring}
              name="entity"
              value={entity ?? ''}
              empty={t.auditLog.everything}
              options={AUDIT_ENTITIES.map((value) => ({ value, label: t.auditLog.kinds[value] }))}
              onChange={({ target }) => filter({ entity: target.value })}
            />
          )}
        </Field>
      )}
      <DayField
        label={t.auditLog.until}
        day={until ?? ''}
        onChange={(day) => filter({ until: day })}
      />
    </div>
  );
}

interface WhoFieldProps {
  volunteer: ChosenVolunteer | undefined;
  onChange: (id: number | undefined) => void;
}

/** Begins anew where another control has changed the choice; its own choice keeps the focus. */
function WhoField({ volunteer, onChange }: WhoFieldProps) {
  const t = useMessages();
  const [chosen, setChosen] = useState(volunteer?.id);
  const [shown, setShown] = useState(volunteer?.id);
  const [generation, setGeneration] = useState(0);
  if (volunteer?.id !== shown) {
    setShown(volunteer?.id);
    if (volunteer?.id !== chosen) {
      setChosen(volunteer?.id);
      setGeneration(generation + 1);
    }
  }
  return (
    <VolunteerPicker
      key={generation}
      label={t.auditLog.who}
      empty={t.auditLog.everybody}
      offered="all"
      initial={volunteer}
      onChoose={(choice) => {
        setChosen(choice?.id);
        onChange(choice?.id);
      }}
    />
  );
}

interface DayFieldProps {
  label: string;
  day: string;
  onChange: (day: string) => void;
}

/** Shows what is typed until the list has loaded, and then the day of the list. */
function DayField({ label, day, onChange }: DayFieldProps) {
  const [typed, setTyped] = useState(day);
  const [shown, setShown] = useState(day);
  if (day !== shown) {
    setShown(day);
    setTyped(day);
  }
  return (
    <Field id="until" label={label}>
      {(wiring) => (
        <TextInput
          {...wiring}
          type="date"
          name="until"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(target.value);
          }}
        />
      )}
    </Field>
  );
}
