/**
 * Whether an endpoint belongs to a browser's push service. The browser of a member sends the endpoint, and the service
 * later calls it; an address inside our own network must not be called.
 */
const hosts = [
  /^fcm\.googleapis\.com$/,
  /^(?:[\w-]+\.)*push\.services\.mozilla\.com$/,
  /^(?:[\w-]+\.)*push\.apple\.com$/,
  /^(?:[\w-]+\.)*notify\.windows\.com$/,
];
const longest = 1_000;

export function isPushService(endpoint: string): boolean {
  const url = endpoint.length <= longest ? URL.parse(endpoint) : null;
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '') return false;
  return hosts.some((host) => host.test(url.hostname));
}
