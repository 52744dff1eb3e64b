/**
 * The Content-Security-Policy of a page. Scripts run only from our own origin or with a hash that is listed here;
 * `unsafe-inline` is not allowed for scripts. React can show another page in the same document, so every page may
 * frame, fetch and post to the same places as all others.
 *
 * Styles: each `<style>` has its hash. Style attributes are allowed (`style-src-attr`), because rendered pages contain
 * sizes in them (`--per-lg: 3`), and an attribute can't run anything. Older browsers know only the plain `style-src`.
 * This directive contains no hash, because a hash would disable style attributes in these browsers.
 */
import { createHash } from 'node:crypto';

interface PolicyFacts {
  scripts: readonly string[];
  styles: readonly string[];
  isFramed: boolean;
  /**
   * The origin of the data service to which the pages send their forms; null if that is our own service, which also
   * serves the pages.
   */
  dataServiceOrigin: string | null;
}

const hashOf = (text: string) =>
  `'sha256-${createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('base64')}'`;
const hashes = (texts: readonly string[]) => [...new Set(texts.map(hashOf))].sort();

export function makeContentSecurityPolicy(facts: PolicyFacts): string {
  const { dataServiceOrigin } = facts;
  const directives: Record<string, readonly (string | null)[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(facts.scripts)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'style-src-elem': ["'self'", ...hashes(facts.styles)],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", dataServiceOrigin],
    'frame-src': ["'self'"],
    'manifest-src': ["'self'"],
    // Chromium applies `form-action` also to the redirect after a form. The payment address can't be listed here: it is
    // a setting of the service, which the build does not know. So without JavaScript, an enrolment is redirected to a
    // page of ours, which then opens the payment page.
    'form-action': ["'self'", dataServiceOrigin],
    'frame-ancestors': [facts.isFramed ? "'self'" : "'none'"],
    'base-uri': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources.filter((s) => s !== null))].join(' '))
    .join('; ');
}

/** The origin of an address; null for no address and for a path on this site. */
export function originOf(address: string | null): string | null {
  return address ? (URL.parse(address)?.origin ?? null) : null;
}
