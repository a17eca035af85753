import { X } from 'lucide-react';
import { type SyntheticEvent, useId, useState } from 'react';
import type { Language } from '#domain/languages.ts';
import { useMessages } from '../../../messages/store.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import sheet from '../preview/preview-sheet.module.css';
import { usePreviewAddress } from '../preview/use-preview-address.ts';
import styles from './version-preview.module.css';

interface VersionPreviewProps {
  name: string;
  locale: Language;
  version: number;
  title: string;
  onClose: () => void;
}

/** The page with the words of a version. */
export function VersionPreview({ name, locale, version, title, onClose }: VersionPreviewProps) {
  const t = useMessages();
  const titleId = useId();
  const { address, failed, renew } = usePreviewAddress(name, locale, version);
  const [broken, setBroken] = useState<string | null>(null);
  const isFailed = failed || (address !== null && address === broken);

  function onLoad({ currentTarget: { contentDocument: page } }: SyntheticEvent<HTMLIFrameElement>) {
    if (page?.querySelector('main')) keepOnPage(page);
    else setBroken(address);
  }

  return (
    <Modal className={sheet.sheet} aria-labelledby={titleId} onCancel={onClose}>
      <div className={sheet.head}>
        <h2 id={titleId}>{title}</h2>
        <Button tone="plain" square aria-label={t.ui.close} onClick={onClose}>
          <X size={20} />
        </Button>
      </div>
      <div className={sheet.page}>
        {isFailed ? (
          <div className={styles.failed} role="status">
            <p>{t.website.previewFailed}</p>
            <Button onClick={renew}>{t.ui.tryAgain}</Button>
          </div>
        ) : null}
        {address !== null && !isFailed ? (
          <iframe className={styles.frame} title={title} src={address} onLoad={onLoad} />
        ) : null}
      </div>
      <div className={sheet.foot}>
        <p>{t.documentHistory.versionNote}</p>
      </div>
    </Modal>
  );
}

/** Disabled, because a link would lead the frame to the current website. */
function keepOnPage({ links, forms }: Document): void {
  for (const link of [...links]) link.removeAttribute('href');
  for (const form of forms) form.inert = true;
}
