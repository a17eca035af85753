import { useState } from 'react';
import { messageOf } from '../../../messages/errors.ts';
import { formatDate } from '../../../messages/format-time.ts';
import { useMessages } from '../../../messages/store.ts';
import { Button } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { langOf } from '../../../ui/text/lang-of.ts';
import { formatFileSize } from '../../images/image-facts.ts';
import { RetryBanner } from '../../load-failure/retry-banner.tsx';
import { useReloadedList } from '../editor/data/use-listed.ts';
import { useEditor } from '../fields/editor-context.ts';
import styles from './file-picker.module.css';

interface FilePickerProps {
  current: string;
  onChoose: (name: string) => void;
  onClose: () => void;
}

/** The other uploaded PDFs, newest first. */
export function FilePicker({ current, onChoose, onClose }: FilePickerProps) {
  const t = useMessages();
  const { files, reloadFiles } = useEditor();
  const { problem, isLoading, retry } = useReloadedList(reloadFiles);
  const others = files?.filter(({ name }) => name !== current);
  const [chosen, setChosen] = useState('');
  return (
    <FormDialog
      title={t.website.chooseEarlierFile}
      onSubmit={() => {
        if (chosen !== '') onChoose(chosen);
      }}
      onCancel={onClose}
      submitButton={
        <Button type="submit" tone="primary" disabled={chosen === ''}>
          {t.website.useFile}
        </Button>
      }
    >
      {problem ? <RetryBanner title={messageOf(problem)(t)} onRetry={retry} /> : null}
      {others?.length === 0 && !problem && !isLoading ? <p>{t.website.noEarlierFile}</p> : null}
      <ul className={styles.files}>
        {others?.map((file) => (
          <li key={file.name}>
            <label>
              <input
                type="radio"
                name="file"
                checked={file.name === chosen}
                onChange={() => setChosen(file.name)}
              />
              <b lang={langOf(file.file_name)}>{file.file_name}</b>
              <small>
                {formatFileSize(t, file.size)} · {formatDate(t, file.uploaded_at)}
              </small>
            </label>
          </li>
        ))}
      </ul>
    </FormDialog>
  );
}
