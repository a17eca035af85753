// A drawn picture: rasters in every width as AVIF and WebP, small drawings as SVG.
import { PICTURE_WIDTHS, type PictureName, pictures } from '#content/pictures.ts';

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
const FORMATS = ['avif', 'webp'] as const;

export function Picture({ name, alt, sizes = '100vw', priority, narrow, className }: PictureProps) {
  const { kind, width, height, alt: ownAlt } = pictures[name];
  const loading = priority
    ? ({ fetchPriority: 'high' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);
  const image = (
    <img
      {...loading}
      src={kind === 'drawing' ? `/pictures/${name}.svg` : `/pictures/${name}-960.webp`}
      alt={alt ?? ownAlt}
      width={width}
      height={height}
      className={className}
    />
  );
  if (kind === 'drawing') return image;
  return (
    <picture>
      {narrow &&
        FORMATS.map((format) => (
          <source
            key={format}
            media={NARROW_SCREEN}
            type={`image/${format}`}
            srcSet={sourcesOf(narrow, format)}
            sizes="100vw"
            width={pictures[narrow].width}
            height={pictures[narrow].height}
          />
        ))}
      {FORMATS.map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={sourcesOf(name, format)}
          sizes={sizes}
        />
      ))}
      {image}
    </picture>
  );
}

function sourcesOf(name: PictureName, format: string): string {
  return PICTURE_WIDTHS.map((width) => `/pictures/${name}-${width}.${format} ${width}w`).join(', ');
}
