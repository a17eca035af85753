import { expect, test } from 'vitest';
import { MINUTE_MS } from '#domain/durations.ts';
import { problem } from '#domain/problems.ts';
import type { Draft } from '#domain/website/website-schema.ts';
import {
  adopted,
  edited,
  newerDraftRead,
  openedState,
  reset,
  restoreDiscarded,
  type SessionState,
  saved,
  saveFailed,
  takenOver,
  unchangedDraftRead,
} from './draft-transitions.ts';

const NOW = Date.parse('2026-11-23T05:00:00Z');
const anand = { id: 1, name: 'Anand Deshpande' };
const meera = { id: 2, name: 'Meera Kulkarni' };
const published = { heading: 'One chapter', text: 'We walk.' };
const two = { ...published, heading: 'Two' };
const asked = { ...published, text: 'We ask.' };

function draftOf(change: Partial<Draft> = {}): Draft {
  return {
    document: published,
    version: 3,
    published_version: 1,
    is_draft: change.updated_by != null,
    updated_at: new Date(NOW).toISOString(),
    updated_by: null,
    publish_at: null,
    publish_failed_at: null,
    published,
    ...change,
  };
}

const opened = openedState(draftOf(), null, anand.id, NOW);
const editing = { ...opened, document: two, saving: 'waiting', unsavedSince: NOW } as const;
const saving = { ...editing, saving: 'saving' } as const;
const ownDraft = draftOf({ version: 4, document: two, updated_by: anand });
const meerasDraft = draftOf({ version: 4, document: asked, updated_by: meera });
const asMeera = openedState(meerasDraft, null, anand.id, NOW);
const withWords = { ...asMeera, unsaved: { base: published, document: two } };

type Transition = (state: SessionState) => SessionState;
const edit: Transition = (state) => edited(state, 'heading', 'Two', NOW);
const save: Transition = (state) => saved(state, two, ownDraft, NOW);
const offline: Transition = (state) => saveFailed(state, new Error('no network'), NOW);
const refused: Transition = (state) => saveFailed(state, problem('forbidden'), NOW);
const readMeeras: Transition = (state) => newerDraftRead(state, meerasDraft, 'text', NOW);
const readPublished: Transition = (state) =>
  newerDraftRead(state, draftOf({ version: 4, document: asked }), 'text', NOW);

const byMeera = expect.objectContaining({ name: meera.name });
const both = { heading: 'Two', text: 'We ask.' };

test.each<[string, SessionState, Transition, Partial<SessionState>]>([
  [
    'an edit is saved 300 ms later',
    opened,
    edit,
    { document: two, saving: 'waiting', saveAt: NOW + 300 },
  ],
  [
    'an edit after 1.9 s of typing is saved at 2 s',
    { ...editing, unsavedSince: NOW - 1900 },
    edit,
    { saveAt: NOW + 100 },
  ],
  ['an edit during a save waits for its end', saving, edit, { saving: 'saving' }],
  [
    'an edit that ends while somebody else writes is set aside',
    asMeera,
    edit,
    { document: asked, saving: 'saved', unsaved: { base: asked, document: both } },
  ],
  [
    'discarded words are put back on top of what was typed since',
    { ...opened, document: asked, saving: 'failed', saveAt: null },
    (state) => restoreDiscarded(state, { base: published, document: two }, NOW),
    { document: both, saving: 'waiting', saveAt: NOW },
  ],
  [
    'discarded words are set aside if somebody else began to write',
    asMeera,
    (state) => restoreDiscarded(state, { base: published, document: two }, NOW),
    { document: asked, unsaved: { base: asked, document: both } },
  ],
  ['a saved draft has nothing due', saving, save, { draft: ownDraft, saving: 'saved' }],
  [
    'words typed during a save are due after it',
    { ...saving, document: both },
    save,
    { document: both, draft: ownDraft, saving: 'waiting', saveAt: NOW + 300 },
  ],
  [
    'typing after a failed save brings the retry no nearer, and still says that nothing is saved',
    { ...editing, saving: 'failed', failures: 3, saveAt: NOW + 10_000, unsavedSince: NOW - 60_000 },
    edit,
    { document: two, saving: 'failed', saveAt: NOW + 10_000 },
  ],
  ['a failed save is tried again after 2 s', saving, offline, { failures: 1, saveAt: NOW + 2000 }],
  [
    'a save that goes on failing is tried every 30 s',
    { ...saving, failures: 9 },
    offline,
    { saving: 'failed', saveAt: NOW + 30_000 },
  ],
  ['a refused save is not tried again', saving, refused, { saving: 'failed', saveAt: null }],
  [
    'a newer draft is shown where nothing is unsaved',
    opened,
    readMeeras,
    { document: asked, other: byMeera, otherPath: 'text', unsaved: null },
  ],
  [
    'a newer draft sets the unsaved words aside',
    editing,
    readMeeras,
    { document: asked, saving: 'saved', other: byMeera, unsaved: withWords.unsaved },
  ],
  [
    'the words set aside stay so when the other editor sets a time',
    { ...asMeera, unsaved: { base: asked, document: two } },
    (state) => newerDraftRead(state, { ...meerasDraft, version: 5 }, null, NOW),
    { document: asked, other: byMeera, unsaved: { base: asked, document: two } },
  ],
  [
    'unsaved words go on top of a newer publication',
    editing,
    readPublished,
    { document: both, saving: 'waiting', other: null, saveAt: NOW },
  ],
  [
    'the words set aside go on top of the draft that is taken over',
    withWords,
    (state) => takenOver(state, NOW),
    { document: both, saving: 'waiting', other: null, unsaved: null, saveAt: NOW },
  ],
  [
    'words typed while the draft was being published go on top of the publication',
    editing,
    (state) => adopted(state, draftOf({ version: 5, document: asked }), NOW),
    { document: both, saving: 'waiting', saveAt: NOW },
  ],
  [
    'words typed while somebody else began to write are set aside',
    editing,
    (state) => adopted(state, meerasDraft, NOW),
    { document: asked, saving: 'saved', other: byMeera, unsaved: withWords.unsaved },
  ],
  [
    'a discarded draft takes the unsaved words with it',
    editing,
    (state) => reset(state, draftOf({ version: 5 }), NOW),
    { document: published, saving: 'saved', saveAt: null },
  ],
])('%s', (_title, state, next, expected) => {
  expect(next(state)).toMatchObject(expected);
});

test('somebody who stopped typing ten minutes ago is not in the way', () => {
  const later = NOW + 10 * MINUTE_MS + 1;
  expect(unchangedDraftRead(asMeera, NOW).other).toEqual(byMeera);
  expect(unchangedDraftRead(asMeera, later).other).toBeNull();
  expect(unchangedDraftRead(withWords, later).other).toEqual(byMeera);
});

test('a time of publication that another editor has set is shown beside unsaved words', () => {
  const publish_at = '2026-12-07T04:30:00.000Z';
  const scheduled = { ...editing.draft, version: 4, publish_at };
  const read = newerDraftRead(editing, scheduled, null, NOW);
  expect(read).toMatchObject({ draft: { publish_at }, document: editing.document });
});

test('words remembered on the device are saved, or set aside when the draft has changed', () => {
  const remembered = { base: published, document: two };
  const same = openedState(draftOf(), remembered, anand.id, NOW);
  expect(same).toMatchObject({ document: two, saving: 'waiting', saveAt: NOW });
  const saved = draftOf({ version: 5, document: both, is_draft: true, updated_by: anand });
  expect(openedState(saved, remembered, anand.id, NOW)).toMatchObject({
    document: both,
    other: null,
    unsaved: null,
  });
  const changed = openedState(meerasDraft, remembered, anand.id, NOW);
  expect(changed).toMatchObject({ document: asked, saving: 'saved', unsaved: remembered });
});

test('remembered words go on top of a publication made meanwhile, as nobody is writing', () => {
  const remembered = { base: published, document: two };
  const publishedSince = draftOf({ version: 5, document: asked });
  const opened = openedState(publishedSince, remembered, anand.id, NOW);
  expect(opened).toMatchObject({ document: both, saving: 'waiting', other: null, unsaved: null });
});
