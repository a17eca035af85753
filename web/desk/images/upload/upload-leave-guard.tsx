import { useCallback } from 'react';
import { useMessages } from '../../../messages/store.ts';
import { langOf } from '../../../ui/text/script.ts';
import { LeaveGuard } from '../../navigation/leave-guard.tsx';
import { IMAGES } from '../../navigation/paths.ts';

interface ImagesLeaveGuardProps {
  isUploading: boolean;
  /** Names of pictures with unsaved alt texts. */
  unsaved: readonly string[];
}

/** Opening the trash loses nothing: it belongs to the same screen. */
export function ImagesLeaveGuard({ isUploading, unsaved }: ImagesLeaveGuardProps) {
  const t = useMessages();
  const [name = '', ...more] = unsaved;
  const hasUnsavedTexts = name !== '';
  const wouldLoseData = useCallback(
    (path: string | null) => path !== IMAGES && (isUploading || hasUnsavedTexts),
    [isUploading, hasUnsavedTexts],
  );
  return (
    <LeaveGuard
      title={isUploading ? t.imageUpload.leaveUploading : t.imageUpload.leaveUnsaved}
      stayLabel={t.imageUpload.stay}
      wouldLoseData={wouldLoseData}
    >
      {isUploading ? <p>{t.imageUpload.stillUploading}</p> : null}
      {hasUnsavedTexts ? (
        <p>
          {more.length === 0
            ? t.imageUpload.unsaved(<strong lang={langOf(name)}>{name}</strong>)
            : t.imageUpload.unsavedMany(unsaved.length)}
        </p>
      ) : null}
    </LeaveGuard>
  );
}
