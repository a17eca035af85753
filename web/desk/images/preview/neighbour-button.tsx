import type { ReactNode } from 'react';
import type { Image } from '#domain/images/image-schema.ts';
import { Button } from '../../../ui/button.tsx';

interface NeighbourButtonProps {
  neighbour: Image | undefined;
  name: string;
  onShow: (name: string) => void;
  children: ReactNode;
}

export function NeighbourButton({ neighbour, name, onShow, children }: NeighbourButtonProps) {
  return (
    <Button
      tone="plain"
      square
      aria-label={name}
      disabled={!neighbour}
      onClick={() => neighbour && onShow(neighbour.name)}
    >
      {children}
    </Button>
  );
}
