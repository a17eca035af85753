// The fields of the form that still have copied values, for the fields and the banner above them.
import { House, Undo2 } from 'lucide-react';
import { useMessages } from '../../messages/store.ts';
import { shortLabel } from '../../messages/survey-fields.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import type { Origin } from '../../ui/forms/field.tsx';
import { bidiIsolate } from '../../ui/text/bidi-isolate.ts';
import { useSurveyFormFields } from '../survey-form/survey-form-context.ts';
import type { FormHandle } from '../survey-form/use-survey-form.ts';
import { change } from '../survey-form/values.ts';
import { type Household, type PrefilledFields, prefilledNames, undoPrefill } from './household.ts';
import styles from './prefilled-fields.module.css';

export function prefilledFields(
  household: Household | null,
  form: FormHandle,
): PrefilledFields | null {
  return (
    household && {
      from: household.name,
      names: prefilledNames(household, form.values),
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
  const { prefilled } = useSurveyFormFields();
  const own = prefilled?.names.find((each) => each === name);
  if (!prefilled || !own) return undefined;
  return {
    icon: <House size={16} />,
    text: t.surveyForm.household.from(bidiIsolate(prefilled.from)),
    undoLabel: t.surveyForm.household.undo,
    onUndo: () => prefilled.undo(own),
  };
}

interface HouseholdBannerProps {
  household: Household | null;
  form: FormHandle;
}

export function HouseholdBanner({ household, form }: HouseholdBannerProps) {
  const t = useMessages();
  const names = household ? prefilledNames(household, form.values) : [];
  if (!household || names.length === 0) return null;
  const words = t.surveyForm.household;
  const fields = t.editConflict.fields(names.map((name) => shortLabel(t, name)));

  function undoAll(source: Household) {
    form.replace((values) => undoPrefill(source, values));
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
        {words.prefilled(bidiIsolate(household.name), fields)}
      </Banner>
    </section>
  );
}
