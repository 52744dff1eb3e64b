import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/desk/',
  publicDir: false,
  plugins: [reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  // Always uses React's production build, because the development build takes twice as long to render a page.
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: ['react', 'react-dom', 'react-router', 'uqr'] },
});
