// A picture of the site: a scene from the image store in several widths, or a small drawing as it is.
import { useEffect, useRef, useState } from 'react';
import { type PictureName, pictureFile, pictures, widthsOf } from '#content/pictures.ts';
import { imageAddress, type SmallFormat } from '#domain/images.ts';

interface PictureProps {
  name: PictureName;
  /** Replaces the picture's own words; empty where the words beside it say the same. */
  alt?: string;
  sizes?: string;
  /** The first thing that a visitor sees: fetched at once and ahead of the rest. */
  priority?: boolean;
  /** Another composition for phones. */
  narrow?: PictureName;
  className?: string | undefined;
}

const NARROW_SCREEN = '(max-width: 760px)';

export function Picture({ name, alt, sizes = '100vw', priority, narrow, className }: PictureProps) {
  const { kind, width, height, alt: ownAlt } = pictures[name];
  const { image, failed, onError } = useFailure(name);
  const loading = priority
    ? ({ fetchPriority: 'high' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);
  const shown = (
    <img
      ref={image}
      {...loading}
      src={failed ? undefined : addressOf(name)}
      srcSet={kind === 'scene' && !failed ? sourcesOf(name) : undefined}
      sizes={kind === 'scene' ? sizes : undefined}
      alt={alt ?? ownAlt}
      width={width}
      height={height}
      className={className}
      onError={onError}
    />
  );
  if (kind === 'drawing' || failed) return shown;
  return (
    <picture>
      {narrow && (
        <source
          media={NARROW_SCREEN}
          type="image/avif"
          srcSet={sourcesOf(narrow, 'avif')}
          sizes="100vw"
          width={pictures[narrow].width}
          height={pictures[narrow].height}
        />
      )}
      <source type="image/avif" srcSet={sourcesOf(name, 'avif')} sizes={sizes} />
      {shown}
    </picture>
  );
}

function addressOf(name: PictureName): string {
  return pictures[name].kind === 'drawing'
    ? `/drawings/${name}.svg`
    : imageAddress(pictureFile(name), 960);
}

function sourcesOf(name: PictureName, format?: SmallFormat): string {
  return widthsOf(pictures[name])
    .map((width) => `${imageAddress(pictureFile(name), width, format)} ${width}w`)
    .join(', ');
}

/** A picture that cannot be had leaves its place and its words (spec/public-site, Gender Parity). */
function useFailure(name: PictureName) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);
  function onError() {
    console.warn(`The picture "${name}" could not be loaded.`);
    setFailed(true);
  }
  // It may have failed before any script ran.
  useEffect(() => {
    const element = image.current;
    const isBroken = element?.complete && element.naturalWidth === 0 && element.loading !== 'lazy';
    if (isBroken && element.getAttribute('src')) onError();
  });
  return { image, failed, onError };
}
