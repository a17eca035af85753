import { ImageUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import styles from './drop-zone.module.css';

/** The whole screen takes files. It shows where while some are held over it. */
export function DropZone({ onDrop }: { onDrop: (files: File[]) => void }) {
  const over = useFilesOver(onDrop);
  if (!over) return null;
  return (
    <div className={styles.zone} aria-hidden="true">
      <div>
        <ImageUp size={32} />
        Drop pictures here to upload them
      </div>
    </div>
  );
}

function useFilesOver(onDrop: (files: File[]) => void): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    // Every element that is crossed is entered and left, too.
    let depth = 0;
    const on = (step: number) => (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      depth = Math.max(0, depth + step);
      setOver(depth > 0);
    };
    const drop = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      depth = 0;
      setOver(false);
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
  return over;
}

function holdsFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}
