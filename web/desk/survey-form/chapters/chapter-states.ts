import type { FieldError } from '#domain/validation.ts';
import type { Chapter } from './fields.ts';

export interface ChapterState {
  chapter: Chapter;
  errorCount: number;
  complete: boolean;
}

/** `ruled`: errors of an empty form, `missing`: of this form, `open`: refused and not corrected yet. */
export function chapterStates(
  chapters: readonly Chapter[],
  { ruled, missing, open }: Record<'ruled' | 'missing' | 'open', readonly FieldError[]>,
): ChapterState[] {
  return chapters.map((chapter) => {
    const own = new Set<string>(
      chapter.rows.flatMap((row) => row.fields.map((field) => field.name)),
    );
    const countOf = (list: readonly FieldError[]) =>
      list.filter(({ field }) => own.has(field)).length;
    return {
      chapter,
      errorCount: countOf(open),
      complete: countOf(ruled) > 0 && countOf(missing) === 0,
    };
  });
}
