import type { FieldError } from '#domain/validation.ts';
import type { Chapter } from './fields.ts';

export interface ChapterState {
  chapter: Chapter;
  errorCount: number;
  complete: boolean;
}

interface ChapterErrors {
  errorsWhenEmpty: readonly FieldError[];
  currentErrors: readonly FieldError[];
  /** Refused, and not corrected yet. */
  shownErrors: readonly FieldError[];
}

export function chapterStates(
  chapters: readonly Chapter[],
  { errorsWhenEmpty, currentErrors, shownErrors }: ChapterErrors,
): ChapterState[] {
  return chapters.map((chapter) => {
    const own = new Set<string>(
      chapter.rows.flatMap((row) => row.fields.map((field) => field.name)),
    );
    const countOf = (list: readonly FieldError[]) =>
      list.filter(({ field }) => own.has(field)).length;
    return {
      chapter,
      errorCount: countOf(shownErrors),
      complete: countOf(errorsWhenEmpty) > 0 && countOf(currentErrors) === 0,
    };
  });
}
