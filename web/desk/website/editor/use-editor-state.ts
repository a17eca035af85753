import { useMemo } from 'react';
import type { Language } from '#domain/languages.ts';
import type { SignedInUser } from '#domain/volunteers/volunteer.ts';
import { documentDifferences } from '#domain/website/differences/differences.ts';
import type { DocumentDetails, Draft } from '#domain/website/website-schema.ts';
import { useMessages } from '../../../messages/store.ts';
import { knownFields } from '../document-fields.ts';
import type { UnsavedWords } from '../draft/unsaved-words.ts';
import { useDraftSession } from '../draft/use-draft-session.ts';
import { useChosenField } from '../fields/use-chosen-field.ts';
import { useHighlights } from '../preview/use-highlights.ts';
import { useCheck } from '../publish/use-check.ts';
import { usePublishDialog } from '../publish/use-publish-dialog.ts';
import { useFiles, useImages } from './data/use-listed.ts';
import { useListedDocuments } from './data/use-listed-documents.ts';
import { useOlderPaths } from './data/use-older-paths.ts';

export interface EditedDocument {
  actor: SignedInUser;
  locale: Language;
  details: DocumentDetails;
  initial: Draft;
  /** Typed earlier on this device. */
  unsaved: UnsavedWords | null;
}

export type EditorState = ReturnType<typeof useEditorState>;

export function useEditorState({ actor, locale, details, initial, unsaved }: EditedDocument) {
  const t = useMessages();
  const { name } = details;
  const fields = useMemo(() => knownFields(details.fields), [details]);
  const owner = { account: actor.id, name, locale, fields };
  const { session, state } = useDraftSession(owner, initial, unsaved);
  const { document, draft, other } = state;
  const images = useImages();
  const files = useFiles();
  const documents = useListedDocuments(draft.published_version);
  const isOlder = documents.some(
    (one) => one.name === name && one.locale === locale && one.older_than_english,
  );
  const olderPaths = useOlderPaths({ name, locale, fields, isOlder });
  const check = useCheck(fields, document);
  const field = useChosenField(fields);
  const highlights = useHighlights(fields, field.chosen, check.errors, state);
  const publishing = usePublishDialog(session, check.ask);
  const changedPaths = useMemo(
    () => documentDifferences(fields, draft.published, document).map(({ path }) => path),
    [fields, draft.published, document],
  );
  const mayWrite = actor.is_admin || !details.guarded;
  const mayEdit = mayWrite && other === null;
  // A translation that is published again unchanged still fits.
  const isChanged = changedPaths.length > 0 || (isOlder && draft.is_draft);
  return {
    ...owner,
    details,
    title: t.website.label(details.title),
    session,
    state,
    images,
    files,
    documents,
    isOlder,
    olderPaths,
    check,
    field,
    highlights,
    publishing,
    changedPaths,
    mayWrite,
    mayEdit,
    canPublish: mayEdit && isChanged && draft.publish_at === null,
  };
}
