import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { connectionTimeouts } from '#service/app.ts';
import { deployFolder } from './support/start-deployed-proxy.ts';

it.each([
  ['nginx.conf', 'location /desk {', /proxy_read_timeout (\d+)s/],
  ['Caddyfile', 'handle /desk* {', /response_header_timeout (\d+)s/],
])(
  '%s waits longer for a page of the desk than the service may take for it',
  (file, start, setting) => {
    const [, block = ''] = readFileSync(join(deployFolder, file), 'utf8').split(start);
    const seconds = Number(setting.exec(block)?.[1]);
    expect(seconds * 1000).toBeGreaterThan(connectionTimeouts.answerMs);
  },
);
