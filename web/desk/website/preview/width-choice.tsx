import { Monitor, Smartphone } from 'lucide-react';
import { useMessages } from '../../../messages/store.ts';
import { SegmentedControl } from '../../../ui/tabs/segmented-control.tsx';

interface WidthChoiceProps {
  width: 'desk' | 'phone';
  onChange: (width: 'desk' | 'phone') => void;
}

export function WidthChoice({ width, onChange }: WidthChoiceProps) {
  const t = useMessages();
  return (
    <SegmentedControl
      legend={t.website.width}
      name="width"
      value={width}
      options={[
        { value: 'desk', label: t.website.desk, icon: <Monitor size={16} /> },
        { value: 'phone', label: t.website.phone, icon: <Smartphone size={16} /> },
      ]}
      onChange={(chosen) => onChange(chosen === 'phone' ? 'phone' : 'desk')}
    />
  );
}
