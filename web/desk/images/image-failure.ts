import { Problem } from '#domain/problems.ts';
import { LocalProblem, messageOf } from '../../messages/errors.ts';
import type { LocalizedText } from '../../messages/messages.ts';
import { bidiIsolate } from '../../ui/text/bidi-isolate.ts';

type ImageCall =
  | 'uploadImage'
  | 'uploadFile'
  | 'deleteImage'
  | 'restoreImage'
  | 'describeImage'
  | 'focusImage';

/** Prefers the server's message if it is specific. */
export function imageFailure(call: ImageCall): (error: unknown) => LocalizedText {
  return (error) => {
    const isSpecific =
      error instanceof Problem && error.code !== 'internal' && !(error instanceof LocalProblem);
    return isSpecific ? messageOf(error) : (t) => t.failures[call];
  };
}

export const imageGone =
  (name: string): LocalizedText =>
  (t) =>
    t.failures.imageGone(bidiIsolate(name));
