/** Whether a site lives where strangers come: at an https address that is not this machine's own. */
export function isPublicHttps(siteUrl: string): boolean {
  const { protocol, hostname } = new URL(siteUrl);
  return protocol === 'https:' && !/^(.+\.)?localhost$|^127\.|^\[::1\]$/.test(hostname);
}
