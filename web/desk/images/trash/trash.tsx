import { useState } from 'react';
import { imageNameKey } from '#domain/image-name.ts';
import type { Image, RemovedImage } from '#domain/image-schema.ts';
import { Empty } from '../../../ui/lists/empty.tsx';
import nothingYet from '../../parts/nothing-yet.svg';
import { EraseImage } from './erase-image.tsx';
import { TrashTable } from './trash-table.tsx';
import { useRestore } from './use-restore.ts';

interface TrashProps {
  rows: readonly RemovedImage[];
  /** What hangs now. */
  images: readonly Image[];
  now: Date;
}

export function Trash({ rows, images, now }: TrashProps) {
  const { putBack, returning } = useRestore();
  const [erasing, setErasing] = useState<RemovedImage | null>(null);
  const hanging = new Set(images.map(({ name }) => imageNameKey(name)));

  if (rows.length === 0) return <Empty picture={nothingYet} title="The trash is empty" />;
  return (
    <>
      <TrashTable
        rows={rows}
        now={now}
        isTaken={({ name }) => hanging.has(imageNameKey(name))}
        returning={returning}
        onRestore={(image) => void putBack(image)}
        onErase={setErasing}
      />
      {erasing ? <EraseImage image={erasing} onClose={() => setErasing(null)} /> : null}
    </>
  );
}
