import { expect, test } from 'vitest';
import { HEIC_REFUSED } from '#domain/images/image-refusal.ts';
import { MAX_UPLOAD_BYTES } from '#domain/images/upload-limits.ts';
import { problem } from '#domain/problems.ts';
import { en } from '../../../messages/en/en.ts';
import { LocalProblem, noResponse } from '../../../messages/errors.ts';
import { hi } from '../../../messages/hi/hi.ts';
import {
  failedState,
  formatProgress,
  formatState,
  initialState,
  isInProgress,
  type Uploading,
  type UploadState,
} from './uploading.ts';

const well = new File(['well'], 'well.jpg', { type: 'image/jpeg' });

test.each<[UploadState, string]>([
  [{ kind: 'waiting' }, 'Waiting'],
  [{ kind: 'resizing' }, 'Making it smaller…'],
  [{ kind: 'sending', percent: 0 }, '0% Uploaded'],
  [{ kind: 'sending', percent: 42 }, '42% Uploaded'],
  [{ kind: 'sending', percent: 100 }, 'Processing…'],
  [{ kind: 'done', name: 'well-2.jpg' }, 'Uploaded'],
])('%j: %s', (state, expected) => {
  expect(formatState(en, state)).toBe(expected);
});

test.each([
  [24, 'well.jpg: 0% Uploaded'],
  [25, 'well.jpg: 25% Uploaded'],
  [99, 'well.jpg: 75% Uploaded'],
  [100, 'well.jpg: Processing…'],
])('at %i percent the announcement is: %s', (percent, expected) => {
  const waiting = {
    id: 2,
    key: 'a key',
    file: well,
    replaces: undefined,
    state: { kind: 'waiting' },
  } as const;
  const sending = { ...waiting, id: 1, state: { kind: 'sending', percent } } as const;
  expect(formatProgress(en, [sending, waiting])).toBe(expected);
});

test('a photo that is being made smaller is announced, before the ones that wait', () => {
  const waiting = { id: 1, key: 'a key', file: well, replaces: undefined } as const;
  const uploads: Uploading[] = [
    { ...waiting, state: { kind: 'waiting' } },
    { ...waiting, id: 2, state: { kind: 'resizing' } },
  ];
  expect(formatProgress(en, uploads)).toBe('well.jpg: Making it smaller…');
  expect(uploads.every(isInProgress)).toBe(true);
});

test.each([
  [problem('imageTypeRefused'), problem('imageTypeRefused').message, false],
  [problem('imageNotFound'), 'Image not found', false],
  [problem('tooManyUploads'), problem('tooManyUploads').message, true],
  [problem('storeUnavailable'), problem('storeUnavailable').message, true],
  [problem('internal'), 'Failed to upload image. Please try again.', true],
  [new TypeError('unforeseen'), 'Failed to upload image. Please try again.', true],
])('%s is reported as %j', (error, sentence, mayRetry) => {
  const state = failedState(error);
  expect(state).toEqual({ kind: 'failed', failure: expect.any(Function), mayRetry });
  expect(state.failure(en)).toBe(sentence);
});

test('the refusal of a HEIC photo tells what to set on an iPhone', () => {
  const state = failedState(problem('imageTypeRefused', { message: HEIC_REFUSED }));
  expect(state.failure(en)).toBe(HEIC_REFUSED);
  expect(state.detail?.(en)).toContain('Settings > Camera > Formats > Most Compatible');
});

test('a lost connection is named beside the sentence', () => {
  const state = failedState(new LocalProblem('overloaded', noResponse));
  expect(state.mayRetry).toBe(true);
  expect(state.failure(en)).toBe('Failed to upload image. Please try again.');
  expect(state.detail?.(en)).toBe(en.failures.noResponse);
});

test('a file that the server would refuse is not uploaded', () => {
  expect(initialState(well)).toEqual({ kind: 'waiting' });
  const plan = new File(['%PDF'], 'plan.pdf', { type: 'application/pdf' });
  expect(initialState(plan)).toMatchObject({ kind: 'failed', mayRetry: false });
  const large = new File([new Uint8Array(MAX_UPLOAD_BYTES + 1)], 'well.tiff', {
    type: 'image/tiff',
  });
  expect(initialState(large)).toMatchObject({ kind: 'failed', mayRetry: false });
  const empty = initialState(new File([], 'empty.jpg', { type: 'image/jpeg' }));
  expect(empty.kind === 'failed' && empty.failure(en)).toBe('This file is empty');
  expect(empty.kind === 'failed' && empty.failure(hi)).toBe('यह फ़ाइल ख़ाली है');
});
