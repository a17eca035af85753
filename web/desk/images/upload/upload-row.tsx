import { Check, CircleAlert, ImageUp, RotateCcw, X } from 'lucide-react';
import { useMessages } from '../../../messages/store.ts';
import { Button } from '../../../ui/button.tsx';
import { langOf } from '../../../ui/text/lang-of.ts';
import { focusScreen } from '../../navigation/focus-screen.ts';
import { formatNote } from '../resize/picture-note.ts';
import styles from './upload-row.module.css';
import { formatState, isInProgress, type Uploading } from './uploading.ts';
import type { Uploads } from './use-uploads.ts';

export function UploadRow({ upload, uploads }: { upload: Uploading; uploads: Uploads }) {
  const t = useMessages();
  const { id, file, replaces, note, state } = upload;
  const { name } = file;
  return (
    <li className={styles.line} data-at={state.kind}>
      <StateIcon kind={state.kind} />
      <div className={styles.what}>
        <p className={styles.words}>
          <span className={styles.name} lang={langOf(name)}>
            {replaces === undefined || replaces === name
              ? name
              : t.imageUpload.inPlaceOf(name, replaces)}
          </span>
          <span className={styles.state}>{formatState(t, state)}</span>
        </p>
        {note ? <p className={styles.note}>{formatNote(t, note)}</p> : null}
        {state.kind === 'sending' ? (
          <progress
            className={styles.bar}
            aria-label={t.imageUpload.uploadOf(name)}
            max={100}
            value={state.percent}
          />
        ) : null}
        {state.kind === 'failed' ? (
          <p role="alert" className={styles.failure}>
            <strong>{state.failure(t)}</strong> {state.detail?.(t)}
          </p>
        ) : null}
      </div>
      <div className={styles.actions}>
        {state.kind === 'failed' && state.mayRetry ? (
          <Button
            tone="plain"
            aria-label={t.imageUpload.retryUpload(name)}
            onClick={() => {
              uploads.retry(id);
              focusScreen();
            }}
          >
            <RotateCcw size={20} /> {t.imageUpload.retry}
          </Button>
        ) : null}
        {state.kind === 'done' ? null : (
          <Button
            tone="plain"
            square
            aria-label={
              isInProgress(upload) ? t.imageUpload.cancelUpload(name) : t.imageUpload.dismiss(name)
            }
            onClick={() => {
              uploads.cancel(id);
              focusScreen();
            }}
          >
            <X size={20} />
          </Button>
        )}
      </div>
    </li>
  );
}

function StateIcon({ kind }: { kind: Uploading['state']['kind'] }) {
  if (kind === 'failed') return <CircleAlert size={20} />;
  return kind === 'done' ? <Check size={20} /> : <ImageUp size={20} />;
}
