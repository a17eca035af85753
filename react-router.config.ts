import type { Config } from '@react-router/dev/config';
import { pages } from './content/site-map.ts';
import { SIGN_IN_PATH } from './domain/desk/desk-screens.ts';
import { API_DOCS_PATH } from './domain/endpoints/openapi-document.ts';

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: false,
  prerender: [...pages.map((page) => page.path), API_DOCS_PATH, SIGN_IN_PATH],
} satisfies Config;
