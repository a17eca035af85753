import { useState } from 'react';
import { documentDifferences } from '#domain/website/differences/differences.ts';
import { isWithin } from '#domain/website/fields/field-path.ts';
import { followsEnglish } from '#domain/website/words/english-values.ts';
import { PublishDialog } from '../publish/publish-dialog.tsx';
import { usePublish } from '../publish/use-publish.ts';
import type { EditorState } from './use-editor-state.ts';

export interface PublishFlowProps {
  editor: EditorState;
}

export function PublishFlow({ editor }: PublishFlowProps) {
  const { name, locale, title, fields, session, account, check, publishing, documents } = editor;
  // Another editor may begin to write while the dialog is open.
  const [draft] = useState(() => session.read().draft);
  const publish = usePublish({
    name,
    locale,
    title,
    account,
    session,
    draft,
    onRefused(errors) {
      publishing.close();
      check.refuse(errors);
    },
    onPublished: publishing.close,
  });
  const differences = documentDifferences(fields, draft.published, draft.document);
  // Other values are the same in every language.
  const outdates = locale === 'en' && differences.some(({ path }) => !followsEnglish(fields, path));
  const unchecked = editor.olderPaths.filter(
    (older) => !differences.some(({ path }) => isWithin(older, path)),
  );
  return (
    <PublishDialog
      title={title}
      locale={locale}
      isGuarded={editor.details.guarded}
      differences={differences}
      outdated={
        outdates
          ? documents
              .filter((one) => one.name === name && one.locale !== 'en' && one.translated)
              .map((one) => one.locale)
          : []
      }
      unchecked={differences.length > 0 ? unchecked.length : 0}
      scheduled={draft.publish_at}
      onPublish={publish}
      onCancel={publishing.close}
    />
  );
}
