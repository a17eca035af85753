// A picture of the site: a scene from the image store in several widths, or a drawing (SVG).
import { useEffect, useRef, useState } from 'react';
import type { Picture as Shown } from '#content/pictures/picture-facts.ts';
import {
  imageAddress,
  type SmallFormat,
  shownWidths,
  storedImageName,
} from '#domain/images/images.ts';
import styles from './picture.module.css';

// For pictures of about half the page's width. Phones load fewer pixels than their screens can show, which
// drawings tolerate and slow mobile connections need.
export const ITEM_SIZES = '(max-width: 480px) 240px, (max-width: 760px) 100vw, 700px';

// The widths of pictures are in pixels, as their sizes are.
export const NARROW = '(max-width: 760px)';
// A scene is SVG where it is wide. The first picture of a page paints sooner as AVIF, unless a dense screen needs
// more pixels than the largest AVIF has.
export const WIDE = '(min-width: 761px)';
const WIDE_AND_DENSE = `${WIDE} and (min-resolution: 1.5dppx)`;

interface PictureProps {
  of: Shown;
  /** Replaces the picture's alt text; empty if the text beside it says the same. */
  alt?: string;
  sizes?: string;
  /** Loaded eagerly and with high priority. */
  priority?: boolean;
  narrow?: Shown;
  className?: string | undefined;
}

export function Picture({ of, alt, sizes = '100vw', priority, narrow, className }: PictureProps) {
  const { image, failed, onError } = useLoadFailure(of.name);
  const isScene = of.kind === 'scene' && !failed;
  const loading = priority
    ? ({ fetchPriority: 'high' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);
  const shown = (
    <img
      ref={image}
      {...loading}
      src={failed ? undefined : srcOf(of)}
      srcSet={isScene ? srcSetOf(of) : undefined}
      sizes={isScene ? sizes : undefined}
      alt={alt ?? of.alt}
      lang={alt === undefined ? of.altLang || undefined : undefined}
      width={of.width}
      height={of.height}
      data-focus={isScene ? of.focus : undefined}
      className={[styles.of, of.ground && styles[of.ground], className].filter(Boolean).join(' ')}
      onError={onError}
    />
  );
  if (!isScene) return shown;
  return (
    <picture>
      {narrow && (
        <source
          media={NARROW}
          type="image/avif"
          srcSet={srcSetOf(narrow, 'avif')}
          sizes="100vw"
          width={narrow.width}
          height={narrow.height}
        />
      )}
      <source media={priority ? WIDE_AND_DENSE : WIDE} type="image/svg+xml" srcSet={of.drawing} />
      <source type="image/avif" srcSet={srcSetOf(of, 'avif')} sizes={sizes} />
      {shown}
    </picture>
  );
}

function srcOf({ kind, name }: Shown): string {
  return kind === 'drawing' ? `/drawings/${name}.svg` : imageAddress(storedImageName(name), 768);
}

function srcSetOf({ name, width }: Shown, format?: SmallFormat): string {
  return shownWidths(width)
    .map((wide) => `${imageAddress(storedImageName(name), wide, format)} ${wide}w`)
    .join(', ');
}

/** A picture that fails to load leaves its space and alt text (spec/public-site, Gender Parity). */
function useLoadFailure(name: string) {
  const image = useRef<HTMLImageElement>(null);
  // Keyed by name: the next page may show another picture in the same element.
  const [failedName, setFailedName] = useState<string>();
  function onError() {
    console.warn(`The picture "${name}" could not be loaded.`);
    setFailedName(name);
  }
  // The picture may have failed before any script ran.
  useEffect(() => {
    const element = image.current;
    const isBroken = element?.complete && element.naturalWidth === 0 && element.loading !== 'lazy';
    if (isBroken && element.getAttribute('src')) onError();
  });
  return { image, failed: failedName === name, onError };
}
