import type { Picture as Shown } from '#content/pictures/picture-facts.ts';
import { Picture } from '#web/ui/picture.tsx';
import styles from './picture-grid.module.css';

interface PictureGridProps {
  pictures: readonly Shown[] | undefined;
  /** Beside other columns there is room for two pictures, else for three. */
  room: 'column' | 'page';
}

/** The pictures below a text. The first one is large, and every row is full. */
export function PictureGrid({ pictures = [], room }: PictureGridProps) {
  if (pictures.length === 0) return null;
  return (
    <ul className={styles.grid} data-room={room}>
      {pictures.map((picture, index) => {
        const isWide = isWideOfTwo(index, pictures.length);
        const size = sizeOfThree(index, pictures.length);
        const width = room === 'page' ? PAGE_WIDTHS[size] : isWide ? 736 : 364;
        const sizes = `(max-width: 760px) ${isWide ? 100 : 50}vw, ${width}px`;
        // The same picture may come twice.
        const key = `${index} ${picture.name}`;
        return (
          <li key={key} data-wide={isWide || undefined} data-size={size}>
            <Picture of={picture} sizes={sizes} />
          </li>
        );
      })}
    </ul>
  );
}

/** In rows of two: the first one, and a last one that would be alone. */
function isWideOfTwo(index: number, count: number): boolean {
  return index === 0 || (index === count - 1 && count % 2 === 0);
}

const PAGE_WIDTHS = { large: 800, half: 600, third: 400 } as const;

/** In rows of three the first one has two rows, unless the last rows are of two and begin with it. */
function sizeOfThree(index: number, count: number): keyof typeof PAGE_WIDTHS {
  const inRowsOfTwo = [0, 4, 2][count % 3] ?? 0;
  if (count > 1 && index >= count - inRowsOfTwo) return 'half';
  return index === 0 ? 'large' : 'third';
}
