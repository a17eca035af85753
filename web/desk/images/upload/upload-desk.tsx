// Where pictures are taken in: by the button, dropped anywhere, or pasted. What is under way is shown
// between the screen's head and its list, which are not drawn anew with every percent.
import { createContext, type ReactNode, use, useCallback, useEffect, useRef } from 'react';
import { ForReaders } from '../../../ui/visually-hidden.tsx';
import { DraftsContext, useOwnDrafts } from '../alt-text/use-alt-text-drafts.ts';
import { DropZone } from './drop-zone.tsx';
import { LeaveImages } from './leave-guard.tsx';
import styles from './upload-desk.module.css';
import { UploadLine } from './upload-line.tsx';
import { isUnderWay, sayProgress } from './uploading.ts';
import { usePastedPictures } from './use-pasted-images.ts';
import { type Uploads, useUploads } from './use-uploads.ts';

type Begin = Uploads['begin'];

const BeginContext = createContext<Begin>(() => {});

export function useBeginUpload(): Begin {
  return use(BeginContext);
}

export function UploadDesk({ head, children }: { head: ReactNode; children: ReactNode }) {
  const uploads = useUploads();
  const begin = useUnchanging(uploads.begin);
  usePastedPictures(begin);
  const drafts = useOwnDrafts();
  const { list } = uploads;

  return (
    <BeginContext value={begin}>
      {head}
      {list.length > 0 ? (
        <ul className={styles.lines} aria-label="Uploads">
          {list.map((one) => (
            <UploadLine key={one.id} upload={one} uploads={uploads} />
          ))}
        </ul>
      ) : null}
      <p role="status">
        <ForReaders>{sayProgress(list)}</ForReaders>
      </p>
      <DraftsContext value={drafts}>{children}</DraftsContext>
      <DropZone onDrop={begin} />
      <LeaveImages isUploading={list.some(isUnderWay)} unsaved={drafts.names} />
    </BeginContext>
  );
}

function useUnchanging(begin: Begin): Begin {
  const latest = useRef(begin);
  useEffect(() => {
    latest.current = begin;
  });
  return useCallback<Begin>((files, replaces) => latest.current(files, replaces), []);
}
