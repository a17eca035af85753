import { useMessages } from '../../../messages/store.ts';
import { Select } from '../../../ui/forms/controls/control.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { FieldRow } from '../../../ui/forms/field-row.tsx';
import { optionsIn, type VolunteerOptions } from '../../volunteers/choice/volunteer-choice.ts';
import { VolunteerSearch } from '../../volunteers/choice/volunteer-search.tsx';
import styles from '../survey-form.module.css';

interface VolunteerFieldProps {
  options: VolunteerOptions;
  value: string;
  error: string | undefined;
  onChange: (id: string) => void;
}

/** Shown to admins only. */
export function VolunteerField({ options, value, error, onChange }: VolunteerFieldProps) {
  const t = useMessages();
  return (
    <div className={styles.whose}>
      <FieldRow>
        <Field
          id="volunteer_id"
          label={t.surveyForm.volunteer.label}
          span={8}
          required
          note={{ kind: 'hint', text: t.surveyForm.volunteer.hint }}
          error={error}
        >
          {(wiring) =>
            options.isComplete ? (
              <Select
                {...wiring}
                name="volunteer_id"
                value={value}
                options={optionsIn(t, options.options)}
                empty={t.surveyForm.choose}
                onChange={(event) => onChange(event.target.value)}
              />
            ) : (
              <VolunteerSearch
                wiring={wiring}
                first={options.options}
                value={value}
                onChange={(option) => onChange(option?.value ?? '')}
              />
            )
          }
        </Field>
      </FieldRow>
    </div>
  );
}
