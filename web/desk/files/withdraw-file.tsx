import { useRevalidator } from 'react-router';
import type { ListedFile } from '#domain/files/file-schema.ts';
import { failureMessage } from '../../messages/errors.ts';
import { useMessages } from '../../messages/store.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { bidiIsolate } from '../../ui/text/bidi-isolate.ts';
import { langOf } from '../../ui/text/lang-of.ts';
import { call } from '../api/client.ts';
import { useAfterAction } from '../navigation/use-after-action.ts';
import { formatUse } from './file-use.ts';
import styles from './withdraw-file.module.css';

interface WithdrawFileProps {
  file: ListedFile;
  onClose: () => void;
  /** Called with the file and the documents that name it now. */
  onWithdrawn: (file: ListedFile) => void;
}

export function WithdrawFile({ file, onClose, onWithdrawn }: WithdrawFileProps) {
  const t = useMessages();
  const { revalidate } = useRevalidator();
  const finish = useAfterAction();
  const { name, file_name, used_in } = file;

  async function withdraw() {
    const { data } = await call('withdrawFile', { name });
    onWithdrawn(data);
    await finish({ close: onClose, text: t.websiteFiles.withdrawn(bidiIsolate(file_name)) });
  }

  return (
    <ConfirmDialog
      title={t.websiteFiles.withdrawTitle}
      confirmLabel={t.websiteFiles.withdraw}
      busy={t.websiteFiles.withdrawing}
      tone="dangerFilled"
      onClose={onClose}
      onConfirm={withdraw}
      failureMessage={failureMessage('withdrawFile')}
      onGone={revalidate}
    >
      <p>{t.websiteFiles.withdrawWarning(<strong lang={langOf(file_name)}>{file_name}</strong>)}</p>
      {used_in.length > 0 ? (
        <>
          <p>{t.websiteFiles.usedIn}</p>
          <ul className={styles.uses}>
            {used_in.map((use) => (
              <li key={use.document}>
                {formatUse(t, use)} · {use.path}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>{t.websiteFiles.usedNowhere}</p>
      )}
      <p>{t.websiteFiles.copies}</p>
    </ConfirmDialog>
  );
}
