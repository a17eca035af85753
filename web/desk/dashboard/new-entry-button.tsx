import { Plus } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useMessages } from '../../messages/store.ts';
import { Button } from '../../ui/button.tsx';
import { uuid } from '../device/uuid.ts';
import { withParameters } from '../navigation/list-parameters.ts';

/** The address changes, so that Back returns to the list. */
export function NewEntryButton() {
  const t = useMessages();
  const [, setParameters] = useSearchParams();
  return (
    <Button
      tone="primary"
      fullWidthOnPhone
      onClick={() => setParameters((current) => withParameters(current, { new: uuid() }))}
    >
      <Plus size={20} /> {t.dashboard.newEntry}
    </Button>
  );
}
