/** The desk of a running site, for tests in a browser. */
import { TOTP } from 'otpauth';
import { freePort } from './free-port.ts';
import { type RunningSite, runOwnerCommand, type SiteOptions, startSite } from './running-site.ts';

/** Starts a site at a host name and not at an IP address, because passkeys need a name. */
export async function startSiteForDesk(options: SiteOptions = {}): Promise<RunningSite> {
  const port = options.port ?? (await freePort());
  const url = `http://localhost:${port}`;
  const environment = { SITE_URL: url, ...options.environment };
  return { ...(await startSite({ ...options, port, environment })), url };
}

/** Invites a person and returns the link. */
export async function inviteStaff(
  site: RunningSite,
  email: string,
  role: 'owner' | 'counsellor' | 'accounts',
  name: string,
): Promise<string> {
  const output = await runOwnerCommand(site, 'staff', [
    'invite',
    email,
    '--role',
    role,
    '--name',
    name,
  ]);
  return output.trim();
}

export const codeNow = (secret: string, laterMs = 0) =>
  new TOTP({ secret: secret.replaceAll(' ', '') }).generate({ timestamp: Date.now() + laterMs });
