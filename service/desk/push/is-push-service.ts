/**
 * Whether an endpoint belongs to a push service of a browser. A member's browser sends the endpoint, and the
 * service calls it: an arbitrary address could be one inside our own network.
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
