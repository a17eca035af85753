import { useState } from 'react';
import { localePath } from '#domain/website/addresses/locale-path.ts';
import { useMessages } from '../../../messages/store.ts';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { useBlockUpdate } from '../../offline/use-block-update.ts';
import { documentUrl } from '../addresses.ts';
import { LeaveEditor } from '../draft/leave-editor.tsx';
import { isListDocument } from '../fields/document-fields.tsx';
import { EditorProvider } from '../fields/editor-context.ts';
import { itemWithPage } from '../preview/item-with-page.ts';
import { PhonePreview } from '../preview/phone-preview.tsx';
import { Preview } from '../preview/preview.tsx';
import { WidthChoice } from '../preview/width-choice.tsx';
import { useIsWide } from '../use-is-wide.ts';
import { EditBar } from './bar/edit-bar.tsx';
import { LanguageChoice } from './bar/language-choice.tsx';
import { DocumentColumn } from './document-column.tsx';
import styles from './editor.module.css';
import { fieldsContext } from './fields-context.ts';
import { PublishFlowOnDemand, prefetchPublishFlow } from './publish-flow-on-demand.tsx';
import { type EditedDocument, useEditorState } from './use-editor-state.ts';

export function Editor(edited: EditedDocument) {
  const t = useMessages();
  const editor = useEditorState(edited);
  const { name, locale, fields, title, details, state, field, publishing, documents } = editor;
  const { document, version } = state.draft;
  const { chosen, openPath } = field;
  const isList = isListDocument(fields);
  const [width, setWidth] = useState<'desk' | 'phone'>(isList ? 'phone' : 'desk');
  const [announcement, announce] = useState('');
  const isWide = useIsWide();
  useBlockUpdate();

  const { highlights } = editor;
  const preview = {
    name,
    locale,
    title,
    fields,
    document,
    documents,
    version,
    highlights,
    chosen,
  };
  const item = itemWithPage(document, chosen);
  const publishButton = {
    canPublish: editor.canPublish,
    isChecking: publishing.isSaving,
    onPublish() {
      prefetchPublishFlow();
      publishing.ask();
    },
  };

  return (
    <EditorProvider value={fieldsContext(t, editor, announce)}>
      <EditBar
        name={name}
        title={title}
        locale={locale}
        path={localePath(locale, details.path)}
        state={state}
        {...publishButton}
      />
      <div className={styles.work} data-list={isList ? '' : undefined}>
        <div className={styles.tools}>
          <LanguageChoice name={name} locale={locale} documents={documents} urlOf={documentUrl} />
        </div>
        {isWide ? (
          <div className={styles.tools}>
            <span className={styles.address}>
              {location.host}
              {localePath(locale, item ? `${details.path}/${item.slug || '…'}` : details.path)}
            </span>
            <WidthChoice width={width} onChange={setWidth} />
          </div>
        ) : null}
        <DocumentColumn editor={editor} />
        {isWide ? (
          <div className={styles.stage}>
            <Preview {...preview} width={width} onChoose={openPath} />
          </div>
        ) : null}
      </div>
      <PhonePreview
        preview={preview}
        state={state}
        isWide={isWide}
        publishing={publishButton}
        onChoose={field.choose}
        onEdit={openPath}
      />
      {publishing.isOpen ? <PublishFlowOnDemand editor={editor} /> : null}
      <LeaveEditor session={editor.session} />
      <p role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </p>
    </EditorProvider>
  );
}
