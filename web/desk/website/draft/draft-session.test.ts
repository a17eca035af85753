import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MINUTE_MS } from '#domain/durations.ts';
import { problem } from '#domain/problems.ts';
import type { DocumentValue } from '#domain/website/document.ts';
import type { Draft } from '#domain/website/website-schema.ts';
import { openDraftSession } from './draft-session.ts';
import type { UnsavedWords } from './unsaved-words.ts';

const anand = { id: 1, name: 'Anand Deshpande' };
const meera = { id: 2, name: 'Meera Kulkarni' };
const published = { heading: 'One chapter', text: 'We walk.' };

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-23T05:00:00Z') }));
afterEach(() => void vi.useRealTimers());

function draftOf(version: number, document: DocumentValue, by: typeof anand | null): Draft {
  return {
    document,
    version,
    published_version: 0,
    is_draft: by !== null,
    updated_at: by && new Date().toISOString(),
    updated_by: by,
    publish_at: null,
    publish_failed_at: null,
    published,
  };
}

/** Anand’s editor, and the server that Meera also uses. */
function opened({
  remembered = null as UnsavedWords | null,
  first = draftOf(0, published, null),
} = {}) {
  const server = {
    draft: first,
    saved: [] as DocumentValue[],
    refusal: null as Error | null,
    losesAnswers: false,
    /** Milliseconds. */
    answersAfter: 0,
    readsAfter: 0,
  };
  const pause = (milliseconds: number) =>
    new Promise((resolve) => setTimeout(resolve, milliseconds));
  const kept: { words: UnsavedWords | null } = { words: remembered };
  const session = openDraftSession(first, remembered, {
    account: anand.id,
    async save(document, version) {
      await pause(100);
      if (server.refusal) throw server.refusal;
      if (version !== server.draft.version) throw problem('staleDraft');
      server.saved.push(document);
      const draft = draftOf(version + 1, document, anand);
      server.draft = draft;
      if (server.losesAnswers) throw problem('overloaded');
      if (server.answersAfter > 0) await pause(server.answersAfter);
      return draft;
    },
    async readIfModified(known) {
      if (server.readsAfter > 0) await pause(server.readsAfter);
      return known === server.draft.version ? null : server.draft;
    },
    changedPath: (before, after) =>
      Object.keys(after).find((path) => before[path] !== after[path]) ?? null,
    remember: (words) => {
      kept.words = words;
    },
  });
  return {
    session,
    server,
    kept,
    meeraWrites(document: DocumentValue) {
      server.draft = draftOf(server.draft.version + 1, document, meera);
    },
  };
}

test('invisible characters of pasted words are left out', () => {
  const { session } = opened();
  session.edit('heading', 'Two\u00ad chap\u200bters');
  expect(session.read().document).toMatchObject({ heading: 'Two chapters' });
});

test('an unchanged draft that is read again does not touch the words on the device', async () => {
  const { session, kept } = opened();
  const others = { base: published, document: { ...published, heading: 'Of another window' } };
  kept.words = others;
  await session.refresh();
  expect(kept.words).toBe(others);
});

test('words are saved once, 300 ms after the last letter', async () => {
  const { session, server } = opened();
  for (const heading of ['T', 'Tw', 'Two']) {
    session.edit('heading', heading);
    await vi.advanceTimersByTimeAsync(200);
  }
  expect(server.saved).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(session.read().saving).toBe('saving');
  await vi.advanceTimersByTimeAsync(100);
  expect(server.saved).toEqual([{ ...published, heading: 'Two' }]);
  expect(session.read().saving).toBe('saved');
});

test('words typed without a pause are saved every two seconds', async () => {
  const { session, server } = opened();
  for (let letters = 1; letters <= 12; letters += 1) {
    session.edit('heading', 'a'.repeat(letters));
    await vi.advanceTimersByTimeAsync(200);
  }
  expect(server.saved.length).toBe(1);
});

test('words typed during a save are saved after it, never simultaneously', async () => {
  const { session, server } = opened();
  session.edit('heading', 'Two');
  await vi.advanceTimersByTimeAsync(350);
  session.edit('heading', 'Two chapters');
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.saved.map(({ heading }) => heading)).toEqual(['Two', 'Two chapters']);
  expect(session.read().draft.version).toBe(2);
});

test('without a server the words are stored here, and saved later', async () => {
  const { session, server, kept } = opened();
  server.refusal = problem('storeUnavailable');
  session.edit('heading', 'Two');
  await vi.advanceTimersByTimeAsync(500);
  expect(session.read().saving).toBe('failed');
  expect(kept.words?.document).toMatchObject({ heading: 'Two' });
  session.edit('heading', 'Two chapters');
  server.refusal = null;
  await vi.advanceTimersByTimeAsync(3000);
  expect(server.saved).toEqual([{ ...published, heading: 'Two chapters' }]);
  expect(kept.words).toBeNull();
});

test('a save whose answer was lost is not taken for another editor’s', async () => {
  const { session, server } = opened();
  server.losesAnswers = true;
  session.edit('heading', 'Two');
  await vi.advanceTimersByTimeAsync(500);
  expect(session.read().saving).toBe('failed');
  server.losesAnswers = false;
  session.edit('heading', 'Two chapters');
  await vi.advanceTimersByTimeAsync(5000);
  expect(session.read()).toMatchObject({ saving: 'saved', other: null, unsaved: null });
  expect(server.draft.document).toMatchObject({ heading: 'Two chapters' });
});

test('a save is not taken for another editor’s when a slow reading of the draft overtakes its answer', async () => {
  const { session, server } = opened();
  Object.assign(server, { answersAfter: 500, readsAfter: 600 });
  const read = session.refresh();
  session.edit('heading', 'Two');
  await vi.advanceTimersByTimeAsync(500);
  session.edit('heading', 'Two chapters');
  await vi.advanceTimersByTimeAsync(200);
  await read;
  expect(session.read().other).toBeNull();
  Object.assign(server, { answersAfter: 0, readsAfter: 0 });
  await vi.advanceTimersByTimeAsync(5000);
  expect(session.read()).toMatchObject({ saving: 'saved', other: null });
  expect(server.draft.document).toMatchObject({ heading: 'Two chapters' });
});

test('of two saves whose answers were lost, the one that arrived is not another editor’s', async () => {
  const { session, server } = opened();
  server.losesAnswers = true;
  session.edit('heading', 'Two');
  await vi.advanceTimersByTimeAsync(500);
  server.refusal = problem('overloaded');
  session.edit('heading', 'Two chapters');
  await vi.advanceTimersByTimeAsync(2500);
  expect(server.saved.map(({ heading }) => heading)).toEqual(['Two']);
  Object.assign(server, { losesAnswers: false, refusal: null });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(session.read()).toMatchObject({ saving: 'saved', other: null, unsaved: null });
  expect(server.draft.document).toMatchObject({ heading: 'Two chapters' });
});

test('remembered words that the server has are forgotten when the document is opened', () => {
  const document = { ...published, heading: 'Two' };
  const remembered = { base: published, document };
  const { kept } = opened({ remembered, first: draftOf(1, document, anand) });
  expect(kept.words).toBeNull();
});

test('Anand leaves his words out where Meera’s are better', async () => {
  const { session, server, kept, meeraWrites } = opened();
  session.edit('heading', 'Two');
  meeraWrites({ ...published, heading: 'A new chapter' });
  await vi.advanceTimersByTimeAsync(500);
  expect(kept.words?.document).toMatchObject({ heading: 'Two' });
  await vi.advanceTimersByTimeAsync(11 * MINUTE_MS);
  session.reset(session.read().draft);
  expect(session.read()).toMatchObject({ unsaved: null, other: null });
  expect(kept.words).toBeNull();
  session.edit('text', 'We ask.');
  await vi.advanceTimersByTimeAsync(500);
  expect(server.draft.document).toEqual({ heading: 'A new chapter', text: 'We ask.' });
});

test('words that were saved from here already are not those of another window', async () => {
  const document = { ...published, heading: 'Two' };
  const { session, server } = opened({ remembered: { base: published, document } });
  // React may begin a screen twice, and each of them saves the words.
  server.draft = draftOf(1, document, anand);
  await vi.advanceTimersByTimeAsync(500);
  expect(session.read()).toMatchObject({ other: null, saving: 'saved', document });
});

test('a reload restores unsaved words, and saves them', async () => {
  const { session, server } = opened({
    remembered: { base: published, document: { ...published, heading: 'Two' } },
  });
  expect(session.read().document).toMatchObject({ heading: 'Two' });
  await vi.advanceTimersByTimeAsync(200);
  expect(server.saved.length).toBe(1);
});

test('Anand reads along while Meera writes, until he takes over from her version', async () => {
  const { session, server, meeraWrites } = opened({ first: draftOf(3, published, meera) });
  expect(session.read().other?.name).toBe(meera.name);
  session.edit('heading', 'Two');
  expect(session.read().document).toEqual(published);
  meeraWrites({ ...published, text: 'We walk and ask.' });
  await session.refresh();
  expect(session.read().document).toMatchObject({ text: 'We walk and ask.' });
  expect(session.read().otherPath).toBe('text');
  session.takeOver();
  await vi.advanceTimersByTimeAsync(200);
  expect(server.draft.updated_by).toEqual(anand);
  expect(session.read().other).toBeNull();
});

test('when Meera takes over, Anand’s words are kept, and reapplied on request', async () => {
  const { session, server, meeraWrites } = opened();
  session.edit('heading', 'Two');
  meeraWrites({ ...published, text: 'We walk and ask.' });
  await vi.advanceTimersByTimeAsync(500);
  const seen = session.read();
  expect(seen.other?.name).toBe(meera.name);
  expect(seen.document).toEqual({ ...published, text: 'We walk and ask.' });
  expect(seen.unsaved?.document).toMatchObject({ heading: 'Two' });
  meeraWrites({ ...published, text: 'We walk, ask and listen.' });
  await session.refresh();
  expect(session.read().unsaved?.document).toMatchObject({ heading: 'Two' });
  session.takeOver();
  await vi.advanceTimersByTimeAsync(200);
  expect(server.draft.document).toEqual({ heading: 'Two', text: 'We walk, ask and listen.' });
});

test('the draft continues from words that Meera published meanwhile', async () => {
  const { session, server } = opened();
  session.edit('heading', 'Two');
  server.draft = draftOf(5, { ...published, text: 'We ask.' }, null);
  await vi.advanceTimersByTimeAsync(1000);
  expect(session.read().other).toBeNull();
  expect(server.saved).toEqual([{ heading: 'Two', text: 'We ask.' }]);
});

test('an editor who has typed nothing for ten minutes is no longer editing', async () => {
  const first = draftOf(3, published, meera);
  await vi.advanceTimersByTimeAsync(11 * MINUTE_MS);
  expect(opened({ first }).session.read().other).toBeNull();
});

test('words typed while the draft is published stay, on the device and in the editor', async () => {
  const { session, server, kept } = opened();
  server.draft = draftOf(1, published, null);
  session.edit('heading', 'Two');
  session.adopt(server.draft);
  expect(kept.words?.document).toMatchObject({ heading: 'Two' });
  await vi.advanceTimersByTimeAsync(200);
  expect(server.draft.document).toMatchObject({ heading: 'Two' });
  expect(kept.words).toBeNull();
});

test('everything is saved before a publication', async () => {
  const { session, server } = opened();
  session.edit('heading', 'Two');
  const saved = session.flush();
  await vi.advanceTimersByTimeAsync(100);
  expect(await saved).toBe(true);
  expect(server.saved.length).toBe(1);
  server.refusal = problem('storeUnavailable');
  session.edit('heading', 'Three');
  const failed = session.flush();
  await vi.advanceTimersByTimeAsync(100);
  expect(await failed).toBe(false);
  session.close();
});
