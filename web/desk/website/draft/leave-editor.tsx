import { useMessages } from '../../../messages/store.ts';
import { LeaveGuard } from '../../navigation/leave-guard.tsx';
import type { DraftSession } from './draft-state.ts';

/** On the way to another screen the last words are saved; closing the tab before would lose them. */
export function LeaveEditor({ session }: { session: DraftSession }) {
  const t = useMessages();
  return (
    <LeaveGuard
      title={t.website.leaveUnsaved}
      stayLabel={t.website.stay}
      wouldLoseData={(path) => {
        const { saving, unsaved } = session.read();
        return path === null ? saving !== 'saved' : saving === 'failed' || unsaved !== null;
      }}
    >
      <p>{t.website.leaveNote}</p>
    </LeaveGuard>
  );
}
