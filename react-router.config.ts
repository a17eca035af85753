import type { Config } from '@react-router/dev/config';
import { pages } from './content/site-map.ts';

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: false,
  prerender: pages.map((page) => page.path),
} satisfies Config;
