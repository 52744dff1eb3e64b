import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the proxy logs no address of an order: no query, and no referrer', () => {
  const conf = readFileSync('deploy/nginx.conf', 'utf8');
  const format = /log_format (\w+) ([^;]+);/.exec(conf);
  expect(conf).toContain(`access_log /var/log/nginx/miranaya.log ${format?.[1]};`);
  expect(format?.[2]).toContain('$uri');
  expect(format?.[2]).not.toMatch(
    /\$(request_uri|request\b(?!_)|args|arg_|query_string|http_referer)/,
  );
});
