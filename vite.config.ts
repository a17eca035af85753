import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { NOTICES } from './scripts/build/notices.ts';

// In development Vite serves the screens and proxies API requests to the program.
const program = `http://127.0.0.1:${process.env.API_PORT ?? '3001'}`;

/** Loaded when somebody donates, or by the desk only. */
const APART = 'donate/(donation-popup|bank-lines|payment-qr|qr-frame|placeholder)';

// Two files instead of twenty for the modules of every public page: they compress better together.
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  {
    name: 'frame',
    test: new RegExp(
      [
        `/web/(root|site-facts|public/layout/(?!${APART})|ui/picture|styles/(public|button))`,
        '/web/public/parts/(links|page-hero|section|split)',
        '/content/(site-map|menu|site|numerals)',
        '/domain/(images/images|site)',
      ].join('|'),
    ),
  },
];

export default defineConfig({
  plugins: [reactRouter()],
  publicDir: 'drawn/public',
  build: { target: 'es2022', reportCompressedSize: false, assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        license: { fileName: NOTICES },
        rolldownOptions: { output: { codeSplitting: { groups } } },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/server': program, '/images': program, '^/f/': program },
  },
});
