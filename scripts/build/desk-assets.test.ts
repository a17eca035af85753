import { expect, test } from 'vitest';
import { deskAssets } from './desk-assets.ts';

const chunk = (file: string, more: object = {}) => ({ file: `assets/${file}`, ...more });

test('the list has everything that a desk screen can need, and nothing of the public pages', () => {
  const files = deskAssets({
    'node_modules/@react-router/dev/dist/config/defaults/entry.client.tsx': chunk('entry.js', {
      imports: ['_frame.js'],
    }),
    '_frame.js': chunk('frame.js', {
      css: ['assets/frame.css'],
      assets: ['assets/hind.woff2'],
      dynamicImports: ['web/public/layout/donate/donation-popup.tsx'],
    }),
    'web/root.tsx?__react-router-build-client-route': chunk('root.js', { imports: ['_frame.js'] }),
    'web/desk/dashboard/dashboard.tsx?__react-router-build-client-route': chunk('dashboard.js', {
      imports: ['_store.js'],
    }),
    '_store.js': chunk('store.js', {
      dynamicImports: ['web/messages/hi/hi.ts', 'web/messages/pseudo.ts'],
    }),
    'web/messages/hi/hi.ts': chunk('hi.js'),
    'web/messages/pseudo.ts': chunk('pseudo.js'),
    'web/public/home/page.tsx': chunk('page.js', { imports: ['_frame.js'] }),
    'web/public/layout/donate/donation-popup.tsx': chunk('donation-popup.js'),
  });
  expect(files).toEqual(
    [
      'dashboard.js',
      'entry.js',
      'frame.css',
      'frame.js',
      'hi.js',
      'hind.woff2',
      'root.js',
      'store.js',
    ].map((file) => `assets/${file}`),
  );
});
