import { RotateCcw } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { useMessages } from '../../messages/store.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';

export function RetryBanner({ title }: { title: string }) {
  const t = useMessages();
  const { revalidate, state } = useRevalidator();
  return (
    <Banner
      kind="error"
      title={title}
      actions={
        <Button
          tone="plain"
          busy={state === 'loading' && t.parts.tryingAgain}
          onClick={() => void revalidate()}
        >
          <RotateCcw size={20} /> {t.parts.tryAgain}
        </Button>
      }
    />
  );
}
