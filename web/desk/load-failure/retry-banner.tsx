import { RotateCcw } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { useMessages } from '../../messages/store.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';

interface RetryBannerProps {
  title: string;
  /** Without it, the data of the screen are loaded again. */
  onRetry?: () => void;
}

export function RetryBanner({ title, onRetry }: RetryBannerProps) {
  const t = useMessages();
  const { revalidate, state } = useRevalidator();
  return (
    <Banner
      kind="error"
      title={title}
      actions={
        <Button
          tone="plain"
          busy={state === 'loading' && t.ui.tryingAgain}
          onClick={onRetry ?? (() => void revalidate())}
        >
          <RotateCcw size={20} /> {t.ui.tryAgain}
        </Button>
      }
    />
  );
}
