import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

// In development the screens come from here and every call goes on to the program itself.
const program = `http://127.0.0.1:${process.env.API_PORT ?? '3001'}`;

// What every public page needs comes in two files instead of twenty: they compress better together.
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  {
    name: 'frame',
    test: /\/(web\/(frame|public\/parts|ui\/picture)|content\/[a-z-]+\.ts)/,
    minShareCount: 12,
  },
];

export default defineConfig({
  plugins: [reactRouter()],
  publicDir: 'drawn/public',
  build: { target: 'es2022', reportCompressedSize: false, assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/server': program, '/images': program, '^/f/': program },
  },
});
