import { RotateCcw } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';

export function RetryBanner({ title }: { title: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <Banner
      kind="bad"
      title={title}
      actions={
        <Button
          tone="plain"
          busy={state === 'loading' && 'Trying again...'}
          onClick={() => void revalidate()}
        >
          <RotateCcw size={20} /> Try again
        </Button>
      }
    />
  );
}
