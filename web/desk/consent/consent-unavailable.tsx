import { useMessages } from '../../messages/store.ts';
import { Panel } from '../../ui/panel.tsx';
import { useNotice } from './current-notice.ts';

/** In place of the consent, which is not on the device. */
export function ConsentUnavailable() {
  const t = useMessages();
  if (!useNotice()) return null;
  return (
    <Panel title={t.consent.title}>
      <p>{t.consent.needsNetwork}</p>
    </Panel>
  );
}
