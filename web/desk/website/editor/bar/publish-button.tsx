import { useMessages } from '../../../../messages/store.ts';
import { Button } from '../../../../ui/button.tsx';

export interface PublishButtonProps {
  canPublish: boolean;
  isChecking: boolean;
  onPublish: () => void;
}

export function PublishButton({ canPublish, isChecking, onPublish }: PublishButtonProps) {
  const t = useMessages();
  return (
    <Button
      tone={canPublish ? 'primary' : 'secondary'}
      disabled={!canPublish}
      busy={isChecking && t.website.checking}
      onClick={onPublish}
    >
      {t.website.publish}
    </Button>
  );
}
