import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { drawnFilesInDevelopment } from './scripts/drawn-files-in-development.ts';
import { framedPagesInDevelopment } from './scripts/framed-pages-in-development.ts';

const service = `http://127.0.0.1:${process.env.SERVICE_PORT ?? 3001}`;

function isFramework(id: string): boolean {
  return /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|rolldown|entry\.client|site[\\/](root|layout)/.test(
    id,
  );
}

function isFormCheck(id: string): boolean {
  return /node_modules[\\/]zod[\\/]|site[\\/]forms[\\/]read-|contract[\\/](call-request|enrolment|email-subscription|fields|phone|bounds|visible-text|normal-address)\./.test(
    id,
  );
}

export default defineConfig({
  plugins: [reactRouter(), framedPagesInDevelopment(), drawnFilesInDevelopment()],
  server: {
    // What the development site sends goes to the service that `npm run dev` starts beside it.
    proxy: { '/rest': service, '/vitals': service },
  },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Few files that compress well: what every page needs in one, what many share in another, and
            // apart from both what only a visitor who fills in a form needs.
            codeSplitting: {
              groups: [
                { name: 'framework', priority: 2, test: isFramework },
                { name: 'site', minShareCount: 2, priority: 1, test: (id) => !isFormCheck(id) },
                { name: 'checks', priority: 0, test: isFormCheck },
              ],
            },
          },
        },
      },
    },
  },
});
