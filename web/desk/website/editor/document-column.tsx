import { useIsMounted } from '../../../ui/use-is-mounted.ts';
import { DiscardDraft } from '../draft/discard-draft.tsx';
import { DocumentFields } from '../fields/document-fields.tsx';
import { CheckSummary } from '../publish/check-summary.tsx';
import styles from './editor.module.css';
import { MissingContentNotice } from './notices/missing-content-notice.tsx';
import { Notices } from './notices/notices.tsx';
import type { EditorState } from './use-editor-state.ts';

/** The words to edit, under what has to be known about them. */
export function DocumentColumn({ editor }: { editor: EditorState }) {
  const { name, locale, fields, title, session, state, check, field, documents } = editor;
  const isMounted = useIsMounted();
  return (
    <div className={styles.column}>
      <Notices editor={editor} />
      <CheckSummary
        name={name}
        locale={locale}
        fields={fields}
        errors={check.errors}
        asked={check.asked}
        onOpen={field.openPath}
      />
      {locale === 'en' ? (
        <MissingContentNotice
          gaps={documents.find((one) => one.name === name)?.gaps ?? []}
          changedPaths={editor.changedPaths}
          onOpen={field.openPath}
        />
      ) : null}
      <DocumentFields fields={fields} />
      {state.draft.is_draft && editor.mayEdit ? (
        <DiscardDraft
          name={name}
          locale={locale}
          title={title}
          session={session}
          isEditorOpen={isMounted}
        />
      ) : null}
    </div>
  );
}
