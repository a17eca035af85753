import { useState } from 'react';
import { imageNameKey } from '#domain/images/image-name.ts';
import type { Image, RemovedImage } from '#domain/images/image-schema.ts';
import { useMessages } from '../../../messages/store.ts';
import { EmptyState } from '../../../ui/lists/empty-state.tsx';
import nothingYet from '../../../ui/lists/nothing-yet.svg';
import { EraseImage } from './erase-image.tsx';
import { TrashTable } from './trash-table.tsx';
import { useRestoreImage } from './use-restore.ts';

interface TrashProps {
  rows: readonly RemovedImage[];
  images: readonly Image[];
  now: Date;
}

export function Trash({ rows, images, now }: TrashProps) {
  const t = useMessages();
  const { restoreImage, restoringId } = useRestoreImage();
  const [erasing, setErasing] = useState<RemovedImage | null>(null);
  const publishedNames = new Set(images.map(({ name }) => imageNameKey(name)));

  if (rows.length === 0) return <EmptyState picture={nothingYet} title={t.imageTrash.empty} />;
  return (
    <>
      <TrashTable
        rows={rows}
        now={now}
        isNameInUse={({ name }) => publishedNames.has(imageNameKey(name))}
        restoringId={restoringId}
        onRestore={(image) => void restoreImage(image)}
        onErase={setErasing}
      />
      {erasing ? <EraseImage image={erasing} onClose={() => setErasing(null)} /> : null}
    </>
  );
}
