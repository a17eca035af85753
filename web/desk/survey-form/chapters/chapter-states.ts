import type { FieldError } from '#domain/validation.ts';
import type { Chapter } from './fields.ts';

export interface ChapterState {
  chapter: Chapter;
  /** How many things are to correct. */
  errorCount: number;
  complete: boolean;
}

/** `ruled`: what an empty form lacks, `missing`: what this one lacks, `open`: what was refused. */
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
