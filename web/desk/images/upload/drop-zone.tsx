import { ImageUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useMessages } from '../../../messages/store.ts';
import styles from './drop-zone.module.css';

/** Files can be dropped anywhere on the screen; the target shows during a drag. */
export function DropZone({ onDrop }: { onDrop: (files: File[]) => void }) {
  const t = useMessages();
  const isDragging = useFileDrag(onDrop);
  if (!isDragging) return null;
  return (
    <div className={styles.zone} aria-hidden="true">
      <div>
        <ImageUp size={32} />
        {t.imageUpload.dropHere}
      </div>
    </div>
  );
}

function useFileDrag(onDrop: (files: File[]) => void): boolean {
  const [isDragging, setDragging] = useState(false);
  useEffect(() => {
    // Enter and leave events fire for every child element too.
    let depth = 0;
    const on = (step: number) => (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      depth = Math.max(0, depth + step);
      setDragging(depth > 0);
    };
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      depth = 0;
      setDragging(false);
      onDrop([...(event.dataTransfer?.files ?? [])]);
    };
    const unmounted = new AbortController();
    const { signal } = unmounted;
    window.addEventListener('dragenter', on(1), { signal });
    window.addEventListener('dragleave', on(-1), { signal });
    window.addEventListener('dragover', on(0), { signal });
    window.addEventListener('drop', drop, { signal });
    return () => unmounted.abort();
  }, [onDrop]);
  return isDragging;
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}
