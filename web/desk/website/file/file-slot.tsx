import { Files, FileText, FileUp } from 'lucide-react';
import { fileAddress } from '#domain/files/files.ts';
import type { FileField } from '#domain/website/fields/fields.ts';
import { useMessages } from '../../../messages/store.ts';
import { Button } from '../../../ui/button.tsx';
import { langOf } from '../../../ui/text/lang-of.ts';
import { formatFileSize } from '../../images/image-facts.ts';
import { chooseFile } from '../../images/upload/choose-file.ts';
import { useIsGone } from '../editor/data/use-listed.ts';
import { fieldId, useEditor } from '../fields/editor-context.ts';
import { type FieldEditorProps, useField } from '../fields/use-field.ts';
import { useOnDemand } from '../fields/use-on-demand.ts';
import picture from '../picture/picture.module.css';
import { useFileUpload } from './use-file-upload.ts';

const loadPicker = async () => (await import('./file-picker.tsx')).FilePicker;

export function FileSlot({ field, path }: FieldEditorProps<FileField>) {
  const t = useMessages();
  const { files, reloadFiles } = useEditor();
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
  const upload = useFileUpload(edit);
  const file = files?.find((one) => one.name === name);
  const picker = useOnDemand(loadPicker);
  const isGone = useIsGone(name, files, reloadFiles);
  const labelId = `${fieldId(path)}-label`;
  const noteId = `${fieldId(path)}-note`;
  const failure = upload.failure?.(t) ?? (isGone ? t.website.fileGone : error);
  return (
    <fieldset aria-labelledby={labelId} className={picture.slot}>
      <p id={labelId} className={picture.label}>
        {label} {optional ? <small>{t.ui.optional}</small> : null}
      </p>
      <span className={picture.thumb} data-state={isGone ? 'gone' : file ? undefined : 'empty'}>
        <FileText size={20} />
      </span>
      <div id={noteId} className={picture.what}>
        {file ? (
          <a href={fileAddress(file.name)} lang={langOf(file.file_name)}>
            {file.file_name}
          </a>
        ) : null}
        {file ? <small>{formatFileSize(t, file.size)}</small> : null}
        {name === '' ? <span>{t.website.noFile}</span> : null}
        {hint ? <small>{hint}</small> : null}
        {failure ? <strong role="alert">{failure}</strong> : null}
      </div>
      {isReadOnly ? null : (
        <p className={picture.actions}>
          <Button
            id={fieldId(path)}
            aria-describedby={`${labelId} ${noteId}`}
            busy={upload.progress ?? false}
            onFocus={onFocus}
            onClick={() => chooseFile('application/pdf', upload.start)}
          >
            <FileUp size={20} /> {name === '' ? t.website.chooseFile : t.website.chooseOtherFile}
          </Button>
          <Button tone="plain" aria-describedby={labelId} onFocus={onFocus} onClick={picker.open}>
            <Files size={20} /> {t.website.chooseEarlierFile}
          </Button>
          {optional && name !== '' ? (
            <Button tone="plain" aria-describedby={labelId} onClick={() => edit('')}>
              {t.website.removeFile}
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
