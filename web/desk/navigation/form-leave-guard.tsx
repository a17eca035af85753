import { useMessages } from '../../messages/store.ts';
import { LeaveGuard } from './leave-guard.tsx';

interface FormLeaveGuardProps {
  /** @param path the next screen, with the search of its address; null if the page itself is closed */
  wouldLoseData: (path: string | null, search: string) => boolean;
  /** Forgets what was typed. */
  onLeave: () => void;
}

export function FormLeaveGuard({ wouldLoseData, onLeave }: FormLeaveGuardProps) {
  const { leave } = useMessages().surveyForm;
  return (
    <LeaveGuard
      title={leave.title}
      stayLabel={leave.stay}
      wouldLoseData={wouldLoseData}
      onLeave={onLeave}
    >
      <p>{leave.text}</p>
    </LeaveGuard>
  );
}
