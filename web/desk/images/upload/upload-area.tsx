// Uploads by button, drop or paste. Progress is rendered between the head and the list, so that neither
// re-renders with every percent.
import { createContext, type ReactNode, use, useCallback, useEffect, useRef } from 'react';
import { useMessages } from '../../../messages/store.ts';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { ImageDraftsContext, useImageDraftState } from '../use-image-drafts.ts';
import { DropZone } from './drop-zone.tsx';
import { ImagesLeaveGuard } from './images-leave-guard.tsx';
import styles from './upload-area.module.css';
import { UploadRow } from './upload-row.tsx';
import { formatProgress, isInProgress } from './uploading.ts';
import { usePastedImages } from './use-pasted-images.ts';
import { type Uploads, useUploads } from './use-uploads.ts';

type StartUploads = Uploads['start'];

const StartUploadsContext = createContext<StartUploads>(() => {});

export function useStartUploads(): StartUploads {
  return use(StartUploadsContext);
}

export function UploadArea({ head, children }: { head: ReactNode; children: ReactNode }) {
  const t = useMessages();
  const uploads = useUploads();
  const startUploads = useStableCallback(uploads.start);
  usePastedImages(startUploads);
  const drafts = useImageDraftState();
  const { list } = uploads;

  return (
    <StartUploadsContext value={startUploads}>
      {head}
      {list.length > 0 ? (
        <ul className={styles.lines} aria-label={t.imageUpload.uploads}>
          {list.map((one) => (
            <UploadRow key={one.id} upload={one} uploads={uploads} />
          ))}
        </ul>
      ) : null}
      <p role="status">
        <VisuallyHidden>{formatProgress(t, list)}</VisuallyHidden>
      </p>
      <ImageDraftsContext value={drafts}>{children}</ImageDraftsContext>
      <DropZone onDrop={startUploads} />
      <ImagesLeaveGuard isUploading={list.some(isInProgress)} drafts={drafts} />
    </StartUploadsContext>
  );
}

function useStableCallback(callback: StartUploads): StartUploads {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  return useCallback<StartUploads>((files, replaces) => latest.current(files, replaces), []);
}
