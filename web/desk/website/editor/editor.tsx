import { useCallback, useMemo, useState } from 'react';
import type { Language } from '#domain/languages.ts';
import type { SignedInUser } from '#domain/volunteers/volunteer.ts';
import { documentDifferences } from '#domain/website/differences/differences.ts';
import { valueAt } from '#domain/website/field-path.ts';
import { localePath } from '#domain/website/locale-path.ts';
import type { DocumentDetails, Draft } from '#domain/website/website-schema.ts';
import { fieldErrorMessage } from '../../../messages/errors.ts';
import { useMessages } from '../../../messages/store.ts';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { useHoldUpdate } from '../../offline/use-hold-update.ts';
import { documentUrl } from '../addresses.ts';
import { knownFields } from '../document-fields.ts';
import type { UnsavedWords } from '../draft/unsaved-words.ts';
import { DocumentFields, isListDocument } from '../fields/document-fields.tsx';
import { type EditorContextValue, EditorProvider } from '../fields/editor-context.ts';
import { itemWithPage } from '../preview/item-with-page.ts';
import { Preview } from '../preview/preview.tsx';
import { PreviewSheet } from '../preview/preview-sheet.tsx';
import { CheckSummary } from '../publish/check-summary.tsx';
import { useIsWide } from '../use-is-wide.ts';
import { DiscardDraft } from './discard-draft.tsx';
import { DocumentGaps } from './document-gaps.tsx';
import { EditBar } from './edit-bar.tsx';
import styles from './editor.module.css';
import { LanguageChoice } from './language-choice.tsx';
import { LeaveEditor } from './leave-editor.tsx';
import { Notices } from './notices.tsx';
import { PhoneActions } from './phone-actions.tsx';
import { PublishFlow } from './publish-flow.tsx';
import { useCheck } from './use-check.ts';
import { useDraftSession } from './use-draft-session.ts';
import { useFieldOfAddress } from './use-field-of-address.ts';
import { lastLabel, useHighlights } from './use-highlights.ts';
import { useOpenParts } from './use-open-parts.ts';
import { pagesOf, useFiles, useImages, useListedDocuments, useOlderPaths } from './use-site.ts';
import { WidthChoice } from './width-choice.tsx';

interface EditorProps {
  actor: SignedInUser;
  locale: Language;
  details: DocumentDetails;
  initial: Draft;
  /** Typed earlier on this device. */
  unsaved: UnsavedWords | null;
}

export function Editor({ actor, locale, details, initial, unsaved }: EditorProps) {
  const t = useMessages();
  const { name, guarded } = details;
  const title = t.website.label(details.title);
  const fields = useMemo(() => knownFields(details.fields), [details]);
  const owner = { account: actor.id, name, locale, fields };
  const { session, state } = useDraftSession(owner, initial, unsaved);
  const { document, draft, other } = state;
  const { images, reload } = useImages();
  const { files, reload: reloadFiles } = useFiles();
  const listed = useListedDocuments(draft.published_version);
  const isOlder = listed.some(
    (one) => one.name === name && one.locale === locale && one.older_than_english,
  );
  const olderPaths = useOlderPaths({ name, locale, fields, isOlder });
  const check = useCheck(fields, document, images, files);
  const parts = useOpenParts(fields);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isPublishing, setPublishing] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [spoken, announce] = useState('');
  const isList = isListDocument(fields);
  const [width, setWidth] = useState<'desk' | 'phone'>(isList ? 'phone' : 'desk');
  const isWide = useIsWide();
  const highlights = useHighlights(fields, chosen, check.errors, state);
  useHoldUpdate();

  const mayWrite = actor.is_admin || !guarded;
  const changedPaths = useMemo(
    () => documentDifferences(fields, draft.published, document).map(({ path }) => path),
    [fields, draft.published, document],
  );
  const canPublish =
    mayWrite && other === null && changedPaths.length > 0 && draft.publish_at === null;

  const openPath = useCallback(
    (path: string) => {
      setChosen(path);
      setSheetOpen(false);
      parts.openAround(path);
    },
    [parts.openAround],
  );
  useFieldOfAddress(openPath);

  async function askToPublish() {
    setSaving(true);
    const isSaved = await session.flush();
    setSaving(false);
    if (isSaved && check.ask(session.read().document)) setPublishing(true);
  }

  const editor: EditorContextValue = {
    locale,
    isReadOnly: other !== null || !mayWrite,
    english: details.english,
    olderPaths,
    changedPaths,
    errors: new Map(check.errors.map((error) => [error.field, fieldErrorMessage(t, error)])),
    images,
    reloadImages: reload,
    files,
    reloadFiles,
    open: parts.open,
    setOpen: parts.setOpen,
    read: (path) => valueAt(session.read().document, path),
    edit(path, value) {
      check.forget();
      session.edit(path, value);
    },
    onFocus: setChosen,
    announce,
    pages: pagesOf(listed),
  };
  const { version } = draft;
  const item = itemWithPage(draft.document, chosen);
  const preview = {
    name,
    locale,
    title,
    fields,
    document: draft.document,
    version,
    highlights,
    chosen,
  };

  return (
    <EditorProvider value={editor}>
      <EditBar
        name={name}
        title={title}
        locale={locale}
        path={localePath(locale, details.path)}
        state={state}
        canPublish={canPublish}
        isChecking={isSaving}
        onPublish={() => void askToPublish()}
      />
      <div className={styles.work} data-list={isList ? '' : undefined}>
        <div className={styles.tools}>
          <LanguageChoice name={name} locale={locale} documents={listed} urlOf={documentUrl} />
        </div>
        {isWide ? (
          <div className={styles.tools}>
            <span className={styles.address}>
              {location.host}
              {localePath(locale, item === '' ? details.path : `${details.path}/${item}`)}
            </span>
            <WidthChoice width={width} onChange={setWidth} />
          </div>
        ) : null}
        <div className={styles.column}>
          <Notices
            name={name}
            locale={locale}
            fields={fields}
            session={session}
            state={state}
            mayWrite={mayWrite}
            isOlder={isOlder}
            olderCount={olderPaths.length}
            onReschedule={() => setPublishing(true)}
          />
          {check.errors.length > 0 ? (
            <CheckSummary
              name={name}
              fields={fields}
              errors={check.errors}
              asked={check.asked}
              onOpen={openPath}
            />
          ) : null}
          {locale === 'en' ? (
            <DocumentGaps
              gaps={listed.find((one) => one.name === name)?.gaps ?? []}
              changedPaths={changedPaths}
              onOpen={openPath}
            />
          ) : null}
          <DocumentFields fields={fields} />
          {draft.is_draft && mayWrite && other === null ? (
            <DiscardDraft name={name} locale={locale} title={title} session={session} />
          ) : null}
        </div>
        {isWide ? (
          <div className={styles.stage}>
            <Preview {...preview} width={width} onChoose={openPath} />
          </div>
        ) : null}
      </div>
      {isWide ? null : (
        <PhoneActions
          canPublish={canPublish}
          isChecking={isSaving}
          onSee={() => setSheetOpen(true)}
          onPublish={() => void askToPublish()}
        />
      )}
      {isSheetOpen ? (
        <PreviewSheet
          preview={preview}
          state={state}
          label={chosen === null ? null : lastLabel(t, fields, chosen)}
          onChoose={setChosen}
          onEdit={() => {
            if (chosen !== null) openPath(chosen);
          }}
          onClose={() => setSheetOpen(false)}
        />
      ) : null}
      {isPublishing ? (
        <PublishFlow
          details={details}
          fields={fields}
          locale={locale}
          title={title}
          session={session}
          account={actor.id}
          documents={listed}
          onRefused={(errors) => {
            setPublishing(false);
            check.refuse(errors);
          }}
          onClose={() => setPublishing(false)}
        />
      ) : null}
      <LeaveEditor session={session} />
      <p role="status">
        <VisuallyHidden>{spoken}</VisuallyHidden>
      </p>
    </EditorProvider>
  );
}
