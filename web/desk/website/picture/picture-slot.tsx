import { Images } from 'lucide-react';
import type { PictureField } from '#domain/website/fields/fields.ts';
import { useMessages } from '../../../messages/store.ts';
import { Button } from '../../../ui/button.tsx';
import { langOf } from '../../../ui/text/lang-of.ts';
import { ALT_FIELDS } from '../../images/alt-text/alt-texts.ts';
import { useIsGone } from '../editor/data/use-listed.ts';
import { fieldId, useEditor } from '../fields/editor-context.ts';
import { type FieldEditorProps, useField } from '../fields/use-field.ts';
import { useOnDemand } from '../fields/use-on-demand.ts';
import styles from './picture.module.css';
import { isDrawing } from './picture-name.ts';
import { PictureThumb } from './picture-thumb.tsx';

const loadPicker = async () => (await import('./picture-picker.tsx')).PicturePicker;

export function PictureSlot({ field, path }: FieldEditorProps<PictureField>) {
  const t = useMessages();
  const { images, reloadImages, locale } = useEditor();
  const {
    text: name,
    label,
    optional,
    hint,
    error,
    isReadOnly,
    edit,
    onFocus,
  } = useField(field, path);
  const picker = useOnDemand(loadPicker);
  const image = images?.find((one) => one.name === name);
  const isGone = useIsGone(isDrawing(name) ? '' : name, images, reloadImages);
  const labelId = `${fieldId(path)}-label`;
  const noteId = `${fieldId(path)}-note`;
  return (
    <fieldset aria-labelledby={labelId} className={styles.slot}>
      <p id={labelId} className={styles.label}>
        {label} {optional ? <small>{t.ui.optional}</small> : null}
      </p>
      <PictureThumb name={name} isWhole={field.uncropped} />
      <div id={noteId} className={styles.what}>
        <PictureWords name={name} alt={image?.[ALT_FIELDS[locale]] || image?.alt} />
        {image ? <small>{t.images.dimensions(image)}</small> : null}
        {hint ? <small>{hint}</small> : null}
        {isGone ? <strong>{t.website.pictureDeleted}</strong> : null}
        {error && !isGone ? <strong>{error}</strong> : null}
      </div>
      {isReadOnly ? null : (
        <p className={styles.actions}>
          <Button
            id={fieldId(path)}
            aria-describedby={`${labelId} ${noteId}`}
            onFocus={onFocus}
            onClick={picker.open}
          >
            <Images size={20} /> {t.website.choosePicture}
          </Button>
          {optional && name !== '' ? (
            <Button tone="plain" aria-describedby={labelId} onClick={() => edit('')}>
              {t.website.removePicture}
            </Button>
          ) : null}
        </p>
      )}
      {picker.Shown ? (
        <picker.Shown
          current={name}
          onClose={picker.close}
          onChoose={(chosen) => {
            picker.close();
            edit(chosen);
          }}
        />
      ) : null}
    </fieldset>
  );
}

function PictureWords({ name, alt = '' }: { name: string; alt?: string | undefined }) {
  const t = useMessages();
  if (name === '') return <span>{t.website.noPicture}</span>;
  if (isDrawing(name)) return <span>{t.website.ownDrawing}</span>;
  return (
    <>
      <b>{name}</b>
      {alt === '' ? null : <small lang={langOf(alt)}>{t.website.quoted(alt)}</small>}
    </>
  );
}
