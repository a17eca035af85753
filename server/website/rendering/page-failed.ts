import { type Problem, problem } from '#domain/problems.ts';
import type { RenderOutcome } from './render-worker.ts';

export function pageFailed(failures: RenderOutcome['failures']): Problem {
  const pages = failures.map(({ path, message }) => `${path}: ${message}`);
  return problem('pageFailed', { cause: new Error(pages.join('; ')) });
}
