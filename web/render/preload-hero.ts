const HERO = /<picture>(?:(?!<\/picture>).)*<img fetchPriority="high"/s;
const SOURCE = /<source ([^>]*)\/>/g;

/** React would preload the hero image after the fonts, but a slow network's first connection is its fastest. */
export function heroPreloads(html: string): string {
  const [picture = ''] = HERO.exec(html) ?? [];
  const [first, second] = [...picture.matchAll(SOURCE)].map(([, source = '']) => source);
  if (!first) return '';
  if (!second) return preload(first);
  // The first source is for phones, so the second applies where its media query does not match.
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
