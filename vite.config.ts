import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

// In development the screens come from here and every call goes on to the program itself.
const program = `http://127.0.0.1:${process.env.API_PORT ?? '3001'}`;

export default defineConfig({
  plugins: [reactRouter()],
  publicDir: 'drawn',
  build: { target: 'es2022', reportCompressedSize: false, assetsInlineLimit: 0 },
  server: {
    host: '127.0.0.1',
    proxy: { '/server': program },
  },
});
