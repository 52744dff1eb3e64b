/**
 * `npm run dev`: starts the site at http://localhost:3000 and the service behind it on port 3001. The site reloads, and
 * the service restarts, when their files change. One Ctrl+C ends both. Pictures and documents come from the last build;
 * if there is none, the build is made first.
 */
import { spawn } from 'node:child_process';
import { inspectBuiltSite } from '#service/static/inspect-built-site.ts';
import { readLocalBuildSettings } from '../build/build-settings.ts';

if (inspectBuiltSite('build').at !== 'whole') {
  console.log('Building once, for the pictures and documents that are drawn from the content …');
  const { buildSite } = await import('../build/build.ts');
  await buildSite(readLocalBuildSettings());
}

const servicePort = process.env.SERVICE_PORT ?? '3001';
const sitePort = process.env.PORT ?? '3000';
const environment = {
  ...process.env,
  PATH: `${process.cwd()}/node_modules/.bin:${process.env.PATH}`,
  SERVICE_PORT: servicePort,
};

const children = [
  spawn('react-router', ['dev', '--port', sitePort, '--host', '127.0.0.1'], {
    stdio: 'inherit',
    env: environment,
  }),
  spawn(process.execPath, ['--watch-preserve-output', '--watch', 'service/main.ts'], {
    stdio: 'inherit',
    env: { ...environment, PORT: servicePort },
  }),
];

const stop = () => {
  for (const child of children) child.kill();
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) {
  child.on('exit', (code) => {
    stop();
    process.exitCode ??= code ?? 0;
  });
}
