import { useMemo } from 'react';
import type { FieldError } from '#domain/validation.ts';
import type { Fields } from '#domain/website/fields.ts';
import { labelsAt } from '#domain/website/labels.ts';
import { fieldErrorMessage } from '../../../messages/errors.ts';
import type { Messages } from '../../../messages/messages.ts';
import { useMessages } from '../../../messages/store.ts';
import type { DraftState } from '../draft/draft-state.ts';
import { formatLabels } from '../format-labels.ts';
import type { Mark } from '../preview/framed-page.ts';

/** What the frame marks: the chosen words, what is to be corrected, and where somebody else writes. */
export function useMarks(
  fields: Fields,
  chosen: string | null,
  errors: readonly FieldError[],
  { other, otherPlace }: DraftState,
): readonly Mark[] {
  const t = useMessages();
  const isWrong = errors.some(({ field }) => field === chosen);
  const marks: Mark[] = errors.map((error) => ({
    place: error.field,
    state: 'wrong',
    tag: fieldErrorMessage(t, error),
  }));
  if (other && otherPlace !== null) {
    marks.push({ place: otherPlace, state: 'other', tag: t.website.isHere(other.name) });
  }
  if (chosen !== null && !isWrong) {
    marks.push({ place: chosen, state: 'chosen', tag: lastLabel(t, fields, chosen) });
  }
  const key = JSON.stringify(marks);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same marks are not drawn again
  return useMemo(() => marks, [key]);
}

export function lastLabel(t: Messages, fields: Fields, place: string): string {
  return formatLabels(t, labelsAt(fields, place).slice(-1));
}
