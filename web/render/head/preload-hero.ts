const HERO = /<picture>(?:(?!<\/picture>).)*<img fetchPriority="high"/s;
const SOURCE = /<source ([^>]*)\/>/g;

/** React would preload the hero image after the fonts, but a slow network's first connection is its fastest. */
export function heroPreloads(html: string): string {
  const [picture = ''] = HERO.exec(html) ?? [];
  const sources = [...picture.matchAll(SOURCE)].map(([, source = '']) => source);
  return sources.map((source, index) => preload(source, sources.slice(0, index))).join('');
}

/** Applies where no earlier source does. SVG is left out: the server may empty its address. */
function preload(source: string, earlier: readonly string[]): string {
  if (attribute(source, 'type') !== 'image/avif') return '';
  const [set, sizes] = [attribute(source, 'srcSet'), attribute(source, 'sizes')];
  const media = [
    attribute(source, 'media'),
    ...earlier.map((other) => `(not (${attribute(other, 'media')}))`),
  ].filter(Boolean);
  const only = media.length > 0 ? ` media="${media.join(' and ')}"` : '';
  return `<link rel="preload" as="image" type="image/avif" imagesrcset="${set}" imagesizes="${sizes}" fetchpriority="high"${only}/>`;
}

function attribute(source: string, name: string): string {
  return new RegExp(`${name}="([^"]*)"`).exec(source)?.[1] ?? '';
}
