import type { Problem } from '#domain/problems.ts';
import { failureMessage } from '../../messages/errors.ts';
import { useMessages } from '../../messages/store.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { RetryBanner } from '../load-failure/retry-banner.tsx';

interface FactorLoadingProps {
  /** Why it could not be loaded. */
  problem: Problem | null | undefined;
  onRetry: () => void;
  onClose: () => void;
}

export function FactorLoading({ problem, onRetry, onClose }: FactorLoadingProps) {
  const t = useMessages();
  return (
    <Dialog
      title={t.account.secondFactor.title}
      cancel={t.ui.close}
      onCancel={onClose}
      confirmButton={null}
    >
      {problem ? (
        <RetryBanner title={failureMessage('readSecondFactor')(problem)(t)} onRetry={onRetry} />
      ) : (
        <p role="status">{t.layout.loading.other}</p>
      )}
    </Dialog>
  );
}
