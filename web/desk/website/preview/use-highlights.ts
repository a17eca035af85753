import { useMemo } from 'react';
import type { FieldError } from '#domain/validation.ts';
import type { Fields } from '#domain/website/fields/fields.ts';
import { labelsAt } from '#domain/website/fields/labels.ts';
import { fieldErrorMessage } from '../../../messages/errors.ts';
import type { Messages } from '../../../messages/messages.ts';
import { useMessages } from '../../../messages/store.ts';
import type { DraftState } from '../draft/draft-state.ts';
import { formatLabels } from '../format-labels.ts';
import type { Highlight } from './frames/highlights.ts';

/** The highlights of the frame: the selected words, errors, and another writer's position. */
export function useHighlights(
  fields: Fields,
  chosen: string | null,
  errors: readonly FieldError[],
  { other, otherPath }: DraftState,
): readonly Highlight[] {
  const t = useMessages();
  const isWrong = errors.some(({ field }) => field === chosen);
  const highlights: Highlight[] = errors.map((error) => ({
    path: error.field,
    state: 'wrong',
    label: fieldErrorMessage(t, error),
  }));
  if (other && otherPath !== null) {
    highlights.push({ path: otherPath, state: 'other', label: t.website.isHere(other.name) });
  }
  if (chosen !== null && !isWrong) {
    highlights.push({ path: chosen, state: 'chosen', label: lastLabel(t, fields, chosen) });
  }
  const key = JSON.stringify(highlights);
  // The same highlights are not drawn again.
  return useMemo((): Highlight[] => JSON.parse(key), [key]);
}

export function lastLabel(t: Messages, fields: Fields, path: string): string {
  return formatLabels(t, labelsAt(fields, path).slice(-1));
}
