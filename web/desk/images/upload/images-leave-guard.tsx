import { useCallback } from 'react';
import { useMessages } from '../../../messages/store.ts';
import { langOf } from '../../../ui/text/lang-of.ts';
import { LeaveGuard } from '../../navigation/leave-guard.tsx';
import { IMAGES } from '../../navigation/paths.ts';
import { forgetImageDrafts, type ImageDrafts } from '../use-image-drafts.ts';

interface ImagesLeaveGuardProps {
  isUploading: boolean;
  drafts: ImageDrafts;
}

/** Opening the trash loses nothing: it belongs to the same screen. */
export function ImagesLeaveGuard({ isUploading, drafts }: ImagesLeaveGuardProps) {
  const t = useMessages();
  const [name = '', ...more] = drafts.names;
  const hasDrafts = name !== '';
  const wouldLoseData = useCallback(
    (path: string | null) => path !== IMAGES && (isUploading || hasDrafts),
    [isUploading, hasDrafts],
  );
  const { unsavedWords, unsavedChanges } = t.imageUpload;
  const unsaved = drafts.hasFocus ? unsavedChanges : unsavedWords;
  return (
    <LeaveGuard
      title={isUploading ? t.imageUpload.leaveUploading : t.imageUpload.leaveUnsaved}
      stayLabel={t.imageUpload.stay}
      wouldLoseData={wouldLoseData}
      onLeave={forgetImageDrafts}
    >
      {isUploading ? <p>{t.imageUpload.stillUploading}</p> : null}
      {hasDrafts ? (
        <p>
          {more.length === 0
            ? unsaved.one(<strong lang={langOf(name)}>{name}</strong>)
            : unsaved.many(drafts.names.length)}
        </p>
      ) : null}
    </LeaveGuard>
  );
}
