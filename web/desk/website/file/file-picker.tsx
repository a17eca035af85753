import { useState } from 'react';
import type { StoredFile } from '#domain/files/file-schema.ts';
import { formatDate } from '../../../messages/format-time.ts';
import { useMessages } from '../../../messages/store.ts';
import { Button } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { langOf } from '../../../ui/text/script.ts';
import { formatFileSize } from '../../images/image-facts.ts';
import styles from './file-picker.module.css';

interface FilePickerProps {
  /** The purpose of the PDF. */
  label: string;
  files: readonly StoredFile[];
  onChoose: (name: string) => void;
  onClose: () => void;
}

/** Uploaded PDFs, newest first. */
export function FilePicker({ label, files, onChoose, onClose }: FilePickerProps) {
  const t = useMessages();
  const [chosen, setChosen] = useState('');
  return (
    <FormDialog
      title={t.website.earlierFileFor(label)}
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
      <ul className={styles.files}>
        {files.map((file) => (
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
