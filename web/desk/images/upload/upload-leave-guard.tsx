import { useCallback } from 'react';
import { langOf } from '../../../ui/script.ts';
import { LeaveGuard } from '../../navigation/leave-guard.tsx';
import { IMAGES } from '../../session/guard.ts';

interface ImagesLeaveGuardProps {
  isUploading: boolean;
  /** Names of pictures with unsaved alt texts. */
  unsaved: readonly string[];
}

/** Opening the trash loses nothing: it belongs to the same screen. */
export function ImagesLeaveGuard({ isUploading, unsaved }: ImagesLeaveGuardProps) {
  const [name = '', ...more] = unsaved;
  const hasUnsavedTexts = name !== '';
  const wouldLoseData = useCallback(
    (path: string | null) => path !== IMAGES && (isUploading || hasUnsavedTexts),
    [isUploading, hasUnsavedTexts],
  );
  return (
    <LeaveGuard
      title={isUploading ? 'Leave while uploading?' : 'Leave without saving?'}
      stayLabel="Stay here"
      wouldLoseData={wouldLoseData}
    >
      {isUploading ? <p>The pictures that are still on their way will not arrive.</p> : null}
      {hasUnsavedTexts ? (
        <p>
          The words that you typed for{' '}
          {more.length === 0 ? (
            <strong lang={langOf(name)}>{name}</strong>
          ) : (
            `${unsaved.length} pictures`
          )}{' '}
          are not saved yet.
        </p>
      ) : null}
    </LeaveGuard>
  );
}
