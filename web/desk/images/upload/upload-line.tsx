import { Check, CircleAlert, ImageUp, RotateCcw, X } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { langOf } from '../../../ui/script.ts';
import { focusScreen } from '../../navigation/focus-screen.ts';
import styles from './upload-line.module.css';
import { formatState, isInProgress, type Uploading } from './uploading.ts';
import type { Uploads } from './use-uploads.ts';

export function UploadLine({ upload, uploads }: { upload: Uploading; uploads: Uploads }) {
  const { id, file, replaces, state } = upload;
  const { name } = file;
  return (
    <li className={styles.line} data-at={state.at}>
      <StateIcon at={state.at} />
      <div className={styles.what}>
        <p className={styles.words}>
          <span className={styles.name} lang={langOf(name)}>
            {name}
            {replaces === undefined || replaces === name ? null : ` in place of ${replaces}`}
          </span>
          <span className={styles.state}>{formatState(state)}</span>
        </p>
        {state.at === 'sending' ? (
          <progress
            className={styles.bar}
            aria-label={`Upload of ${name}`}
            max={100}
            value={state.percent}
          />
        ) : null}
        {state.at === 'failed' ? (
          <p role="alert" className={styles.failure}>
            <strong>{state.sentence}</strong> {state.detail}
          </p>
        ) : null}
      </div>
      <div className={styles.acts}>
        {state.at === 'failed' && state.mayRetry ? (
          <Button
            tone="plain"
            aria-label={`Retry the upload of ${name}`}
            onClick={() => {
              uploads.retry(id);
              focusScreen();
            }}
          >
            <RotateCcw size={20} /> Retry
          </Button>
        ) : null}
        {state.at === 'done' ? null : (
          <Button
            tone="plain"
            square
            aria-label={isInProgress(upload) ? `Cancel the upload of ${name}` : `Dismiss ${name}`}
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

function StateIcon({ at }: { at: Uploading['state']['at'] }) {
  if (at === 'failed') return <CircleAlert size={20} />;
  return at === 'done' ? <Check size={20} /> : <ImageUp size={20} />;
}
