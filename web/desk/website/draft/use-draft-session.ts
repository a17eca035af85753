import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Language } from '#domain/languages.ts';
import { documentDifferences } from '#domain/website/differences/differences.ts';
import type { Fields } from '#domain/website/fields/fields.ts';
import type { Draft } from '#domain/website/website-schema.ts';
import { call, callIfModified } from '../../api/client.ts';
import { openDraftSession } from './draft-session.ts';
import type { DraftSession } from './draft-state.ts';
import { saveUnsavedWords, type UnsavedWords } from './unsaved-words.ts';

const POLL_MS = 10_000;

interface Owner {
  account: number;
  name: string;
  locale: Language;
  fields: Fields;
}

export function useDraftSession(owner: Owner, initial: Draft, unsaved: UnsavedWords | null) {
  const [session] = useState(() => open(owner, initial, unsaved));
  const state = useSyncExternalStore(session.subscribe, session.read);
  usePolling(session);
  useSavingAtTheEnd(session);
  return useMemo(() => ({ session, state }), [session, state]);
}

function open(owner: Owner, initial: Draft, unsaved: UnsavedWords | null): DraftSession {
  const { account, name, locale, fields } = owner;
  return openDraftSession(initial, unsaved, {
    account,
    async save(document, version) {
      const options = { name, query: { locale }, body: document, version };
      return (await call('saveDraft', options)).data;
    },
    async readIfModified(knownVersion) {
      const options = { name, query: { locale }, knownVersion };
      return (await callIfModified('readDraft', options))?.data ?? null;
    },
    changedPath: (before, after) => documentDifferences(fields, before, after)[0]?.path ?? null,
    remember: (words) => saveUnsavedWords(owner, words),
  });
}

/** Polls for other writers. Hidden tabs do not poll. */
function usePolling(session: DraftSession): void {
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'visible') void session.refresh();
    };
    const timer = setInterval(ask, POLL_MS);
    document.addEventListener('visibilitychange', ask);
    addEventListener('online', session.retry);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
      removeEventListener('online', session.retry);
    };
  }, [session]);
}

/** Saves the last words while the next screen opens. */
function useSavingAtTheEnd(session: DraftSession): void {
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      void session.flush().finally(() => {
        if (!isOpen.current) session.close();
      });
    };
  }, [session]);
}
