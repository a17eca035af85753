import { ImageUp } from 'lucide-react';
import { lookOf } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { PICTURE_FILES } from './choose-file.ts';
import styles from './upload-button.module.css';
import { useBeginUpload } from './upload-desk.tsx';

/** A file input that looks like the screen's main button. */
export function UploadButton() {
  const begin = useBeginUpload();
  return (
    <label className={classes(lookOf({ tone: 'main', tall: true }), styles.upload)}>
      <ImageUp size={20} /> Upload Image
      <input
        type="file"
        name="image"
        accept={PICTURE_FILES}
        multiple
        onChange={({ currentTarget }) => {
          begin([...(currentTarget.files ?? [])]);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
    </label>
  );
}
