/** The desk of a running site, for tests in a browser. */
import { spawn } from 'node:child_process';
import { TOTP } from 'otpauth';
import { freePort } from './free-port.ts';
import { type RunningSite, type SiteOptions, startSite } from './running-site.ts';

/** By a name and not a number, as passkeys want it. */
export async function startDesk(options: SiteOptions = {}): Promise<RunningSite> {
  const port = options.port ?? (await freePort());
  const url = `http://localhost:${port}`;
  const environment = { SITE_URL: url, ...options.environment };
  return { ...(await startSite({ ...options, port, environment })), url };
}

/** What `npm run staff` prints. */
export async function runStaff(site: RunningSite, words: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, ['service/cli/staff.ts', ...words], {
    env: {
      NODE_ENV: 'test',
      PATH: process.env.PATH ?? '',
      DATA_DIR: site.dataDir,
      SITE_URL: site.url,
      ...(site.databaseUrl ? { DATABASE_URL: site.databaseUrl } : {}),
    },
  });
  let output = '';
  let problems = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    problems += chunk;
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`staff ${words.join(' ')} ended with ${code}: ${problems}`);
  return output;
}

/** The link that somebody was given. */
export async function inviteStaff(
  site: RunningSite,
  email: string,
  role: 'owner' | 'counsellor' | 'accounts',
  name: string,
): Promise<string> {
  const output = await runStaff(site, ['invite', email, '--role', role, '--name', name]);
  return output.trim();
}

export const codeNow = (secret: string, laterMs = 0) =>
  new TOTP({ secret: secret.replaceAll(' ', '') }).generate({ timestamp: Date.now() + laterMs });
