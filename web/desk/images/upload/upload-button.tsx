import { ImageUp } from 'lucide-react';
import { useMessages } from '../../../messages/store.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { ACCEPTED_IMAGE_TYPES } from './choose-file.ts';
import { useStartUploads } from './upload-area.tsx';
import styles from './upload-button.module.css';

/** A file input that looks like a button. */
export function UploadButton() {
  const t = useMessages();
  const startUploads = useStartUploads();
  return (
    <label
      className={classes(buttonClasses({ tone: 'primary', fullWidthOnPhone: true }), styles.upload)}
    >
      <ImageUp size={20} /> {t.imageUpload.upload}
      <input
        type="file"
        name="image"
        accept={ACCEPTED_IMAGE_TYPES}
        multiple
        onChange={({ currentTarget }) => {
          startUploads([...(currentTarget.files ?? [])]);
          // Reset, so that choosing the same file again fires a change event.
          currentTarget.value = '';
        }}
      />
    </label>
  );
}
