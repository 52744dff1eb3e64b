import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/desk/',
  publicDir: false,
  plugins: [reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  // React for production whatever NODE_ENV the service is started with: the other one renders a page in twice the time.
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: ['react', 'react-dom', 'react-router', 'uqr'] },
});
