import { isProblem } from '#domain/problems.ts';

export function isStaleDraft(error: unknown): boolean {
  return isProblem(error, 'staleDraft');
}
