import type { Volunteer } from '#domain/volunteer-shape.ts';
import { Select } from '../../ui/control.tsx';
import { Field } from '../../ui/field.tsx';
import { FieldRow } from '../../ui/field-row.tsx';
import type { Option } from '../../ui/option.ts';
import styles from './survey-form.module.css';

interface VolunteerFieldProps {
  options: readonly Option[];
  value: string;
  error: string | undefined;
  onChange: (id: string) => void;
}

/** Whose entry it is: asked of admins only. */
export function VolunteerField({ options, value, error, onChange }: VolunteerFieldProps) {
  return (
    <div className={styles.whose}>
      <FieldRow>
        <Field
          id="volunteer_id"
          label="Volunteer"
          span={8}
          required
          note={{ kind: 'hint', text: 'Whose entry this will be' }}
          error={error}
        >
          {(wiring) => (
            <Select
              {...wiring}
              name="volunteer_id"
              value={value}
              options={options}
              empty="Choose"
              onChange={(event) => onChange(event.target.value)}
            />
          )}
        </Field>
      </FieldRow>
    </div>
  );
}

/** Active volunteers, and the one it already belongs to, who may have left. */
export function volunteerOptions(
  volunteers: readonly Volunteer[],
  owner: { id: number; name: string },
): Option[] {
  const active = volunteers.filter(({ id, status }) => status === 'active' || id === owner.id);
  const options = active.map(({ id, name, email, is_admin }) => ({
    value: String(id),
    label: `${name} (${email})${is_admin ? ' - Admin' : ''}`,
  }));
  const isListed = active.some(({ id }) => id === owner.id);
  return isListed ? options : [{ value: String(owner.id), label: owner.name }, ...options];
}
