// Looks for duplicates whenever an identifying field is left. Nothing waits for the response.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isAadhaar } from '#domain/surveys/aadhaar.ts';
import { MAX_DIFFERENT } from '#domain/surveys/duplicates/possible-duplicate.ts';
import { MOBILE_DIGITS } from '#domain/surveys/survey.ts';
import { withoutDigitSeparators } from '#domain/text/text.ts';
import type { Draft } from '../drafts/draft.ts';
import type { RequestBody } from '../survey-form/request-body.ts';
import type { SurveyValues } from '../survey-form/values.ts';
import { type FoundEntry, findPossibleDuplicates } from './find-possible-duplicates.ts';
import { usePointerUp } from './use-pointer-up.ts';

export const COMPARED_FIELDS = [
  'name',
  'gender',
  'age',
  'father_name',
  'mobile_no',
  'city',
  'constituency',
  'aadhar_no',
  'other_document_no',
] as const satisfies readonly (keyof SurveyValues)[];
type ComparedField = (typeof COMPARED_FIELDS)[number];

const STRONGEST_FIRST = ['aadhar_no', 'other_document_no', 'mobile_no', 'name'] as const;

export interface ShownDuplicate {
  /** The field that has lost the focus. */
  at: ComparedField;
  found: FoundEntry;
  /** The number of further ones. */
  others: number;
  decide: (decision: 'different' | 'open') => void;
}

export function usePossibleDuplicates({ account, entry, id, begun, values: initial }: Draft) {
  const [found, setFound] = useState<{ at: ComparedField; entries: FoundEntry[] } | null>(null);
  const [decided, setDecided] = useState<ReadonlyMap<string, FoundEntry & { different: boolean }>>(
    new Map(),
  );
  const asked = useRef('');
  const pointerUp = usePointerUp();

  async function check(left: string, values: SurveyValues) {
    const at = COMPARED_FIELDS.find((name) => name === left);
    const question = JSON.stringify(COMPARED_FIELDS.map((name) => values[name]));
    if (!at || question === asked.current) return;
    asked.current = question;
    if (!isEnough(values)) return setFound(null);
    const entries = await findPossibleDuplicates(values, { account, id: entry, form: id }).catch(
      () => [],
    );
    await pointerUp();
    // The fields may have changed meanwhile: then another request is pending.
    if (asked.current === question) setFound({ at, entries });
  }

  // A form that is resumed, as after a look at the other entry, warns again.
  const checkRestored = useEffectEvent(() => {
    const filled = STRONGEST_FIRST.find((name) => initial[name] !== '');
    if (begun > 0 && filled) void check(filled, initial);
  });
  useEffect(() => checkRestored(), []);

  const open = (found?.entries ?? []).filter(({ key }) => !decided.has(key));
  const [first] = open;
  const shown: ShownDuplicate | null =
    found && first
      ? {
          at: found.at,
          found: first,
          others: open.length - 1,
          decide: (decision) => {
            setDecided(
              new Map(decided).set(first.key, { ...first, different: decision === 'different' }),
            );
            // The pressed button disappears.
            document.querySelector<HTMLElement>(`[name="${found.at}"]`)?.focus();
          },
        }
      : null;

  function withDecisions(body: RequestBody): RequestBody {
    const ids = [...decided.values()].flatMap((each) => (each.different && each.id) || []);
    return ids.length > 0 ? { ...body, different_from: ids.slice(-MAX_DIFFERENT) } : body;
  }
  return {
    shown,
    check: (left: string, values: SurveyValues) => void check(left, values),
    withDecisions,
  };
}

function isEnough({
  mobile_no,
  aadhar_no,
  other_document_no,
  name,
  city,
  constituency,
  gender,
  age,
}: SurveyValues) {
  const isPerson = [name, city || constituency, gender, age].every((text) => text.trim() !== '');
  return (
    isPerson ||
    withoutDigitSeparators(mobile_no).length === MOBILE_DIGITS ||
    isAadhaar(withoutDigitSeparators(aadhar_no)) ||
    other_document_no !== ''
  );
}
