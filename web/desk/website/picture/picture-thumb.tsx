import { ImageOff, Images, Shapes } from 'lucide-react';
import { classes } from '../../../ui/classes.ts';
import { imageUrl } from '../../images/list/image-url.ts';
import { useEditor } from '../fields/editor-context.ts';
import styles from './picture.module.css';
import { isDrawing } from './picture-name.ts';

interface PictureThumbProps {
  name: string;
  isRound?: boolean;
  /** Not cropped. */
  isWhole?: boolean | undefined;
}

export function PictureThumb({ name, isRound, isWhole }: PictureThumbProps) {
  const { images } = useEditor();
  const image = images?.find((one) => one.name === name);
  const isGone = name !== '' && !isDrawing(name) && images !== null && !image;
  return (
    <span
      className={classes(styles.thumb, isRound && styles.round, isWhole && styles.whole)}
      data-state={isGone ? 'gone' : name === '' ? 'empty' : undefined}
    >
      {image ? (
        <img src={imageUrl(image, 480)} alt="" loading="lazy" decoding="async" />
      ) : name === '' ? (
        <Images size={20} />
      ) : isDrawing(name) ? (
        <Shapes size={20} />
      ) : isGone ? (
        <ImageOff size={20} />
      ) : null}
    </span>
  );
}
