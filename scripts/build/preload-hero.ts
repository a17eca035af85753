const HERO = /<picture>(?:(?!<\/picture>).)*<img fetchPriority="high"/s;
const SOURCE = /<source ([^>]*)\/>/g;

/**
 * The opening picture is asked for before the fonts and all else: on a thin line the first connection is
 * the quickest. React would put its own preloads behind theirs.
 */
export function heroPreloads(html: string): string {
  const [picture = ''] = HERO.exec(html) ?? [];
  const [first, second] = [...picture.matchAll(SOURCE)].map(([, source = '']) => source);
  if (!first) return '';
  if (!second) return preload(first);
  // The first is for phones; where it holds the second is not looked at.
  const phones = attribute(first, 'media');
  return preload(first, phones) + preload(second, `not all and ${phones}`);
}

function preload(source: string, media?: string): string {
  const [set, sizes] = [attribute(source, 'srcSet'), attribute(source, 'sizes')];
  const only = media ? ` media="${media}"` : '';
  return `<link rel="preload" as="image" type="image/avif" imagesrcset="${set}" imagesizes="${sizes}" fetchpriority="high"${only}/>`;
}

function attribute(source: string, name: string): string {
  return new RegExp(`${name}="([^"]*)"`).exec(source)?.[1] ?? '';
}
