// The web manifests of the public site and of the desk, which is installed as a separate application.
import { facts } from '#content/documents/facts.ts';
import type { Website } from '#content/website/website.ts';

export const PUBLIC_MANIFEST_PATH = '/manifest.webmanifest';
export const DESK_MANIFEST_PATH = '/volunteer/manifest.webmanifest';

const LOOK = { lang: 'en-IN', background_color: '#fff9f0', theme_color: '#8a3324' };

export function publicManifest(website: Website) {
  const { name, short_name, second_tagline } = website.words(facts);
  return {
    id: '/',
    name,
    short_name,
    description: second_tagline,
    start_url: '/',
    display: 'minimal-ui',
    ...LOOK,
    icons: icons(),
  };
}

export function deskManifest(website: Website) {
  const { name, short_name } = website.words(facts);
  return {
    id: '/volunteer/',
    name: `${name}: volunteers`,
    short_name,
    start_url: '/volunteer/dashboard',
    scope: '/volunteer/',
    display: 'standalone',
    ...LOOK,
    icons: icons(),
  };
}

/** The drawing fills its square, and its figure stays within the circle of a maskable icon. */
function icons() {
  const icon = (size: number, purpose: string) => ({
    src: `/icons/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return [192, 512].flatMap((size) => [icon(size, 'any'), icon(size, 'maskable')]);
}
