// The fields of the form that still have copied values, for the fields and the banner above them.
import { House, Undo2 } from 'lucide-react';
import { useMessages } from '../../messages/store.ts';
import { shortLabel } from '../../messages/survey-fields.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import type { Origin } from '../../ui/forms/field.tsx';
import { bidiIsolate } from '../../ui/text/isolated.ts';
import { useSurveyFormFields } from '../survey-form/survey-form-context.ts';
import type { FormHandle } from '../survey-form/use-survey-form.ts';
import { change } from '../survey-form/values.ts';
import { type Household, type TakenOver, takenNames, undoTakenOver } from './household.ts';
import styles from './taken-over.module.css';

export function takenOverFields(household: Household | null, form: FormHandle): TakenOver | null {
  return (
    household && {
      from: household.name,
      names: takenNames(household, form.values),
      undo: (name) => {
        form.replace((values) => change(values, name, ''));
        document.getElementById(name)?.focus();
      },
    }
  );
}

/** @returns where the field's text comes from; undefined once it has been typed over */
export function useOrigin(name: string): Origin | undefined {
  const t = useMessages();
  const { takenOver: taken } = useSurveyFormFields();
  const own = taken?.names.find((each) => each === name);
  if (!taken || !own) return undefined;
  return {
    icon: <House size={16} />,
    text: t.surveyForm.household.from(bidiIsolate(taken.from)),
    undoLabel: t.surveyForm.household.undo,
    onUndo: () => taken.undo(own),
  };
}

interface HouseholdBannerProps {
  household: Household | null;
  form: FormHandle;
}

export function HouseholdBanner({ household, form }: HouseholdBannerProps) {
  const t = useMessages();
  const names = household ? takenNames(household, form.values) : [];
  if (!household || names.length === 0) return null;
  const words = t.surveyForm.household;
  const fields = t.editConflict.fields(names.map((name) => shortLabel(t, name)));

  function undoAll(taken: Household) {
    form.replace((values) => undoTakenOver(taken, values));
    document.getElementById('form-title')?.focus();
  }
  return (
    <section className={styles.banner} aria-label={words.another}>
      <Banner
        kind="offer"
        title={words.another}
        icon={<House size={20} />}
        urgent={false}
        actions={
          <Button tone="plain" onClick={() => undoAll(household)}>
            <Undo2 size={20} /> {words.undoAll}
          </Button>
        }
      >
        {words.takenOver(bidiIsolate(household.name), fields)}
      </Banner>
    </section>
  );
}
