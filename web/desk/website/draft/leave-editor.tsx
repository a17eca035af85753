import { useMessages } from '../../../messages/store.ts';
import { LeaveGuard } from '../../navigation/leave-guard.tsx';
import type { DraftSession } from './draft-state.ts';

/** Leaving for another screen saves the last words; closing the tab before that would lose them. */
export function LeaveEditor({ session }: { session: DraftSession }) {
  const t = useMessages();
  return (
    <LeaveGuard
      title={t.website.leaveUnsaved}
      stayLabel={t.website.stay}
      wouldLoseData={(path) => {
        const { saving, unsaved } = session.read();
        if (saving === 'failed' || unsaved !== null) return true;
        return path === null && saving !== 'saved';
      }}
    >
      <p>{t.website.leaveNote}</p>
    </LeaveGuard>
  );
}
