/**
 * The Content-Security-Policy of a page. Scripts run only from our own address or when their text has
 * the hash written here; nothing is `unsafe-inline` for them. Navigation happens inside one document, so
 * what pages may frame, fetch and post to is the same on all of them.
 *
 * Styles: the one `<style>` has its hash. Style attributes are allowed (`style-src-attr`), because the
 * rendered pages carry measures in them (`--per-lg: 3`), and an attribute can't run anything. The plain
 * `style-src` is for browsers that know only that: a hash in it would take their attributes away.
 */
import { createHash } from 'node:crypto';

export interface PolicyFacts {
  scripts: readonly string[];
  styles: readonly string[];
  isFramed: boolean;
  /** Origin beside our own that rows are posted to; null for our own service. */
  dataServiceOrigin: string | null;
}

const hashOf = (text: string) =>
  `'sha256-${createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('base64')}'`;
const hashes = (texts: readonly string[]) => [...new Set(texts.map(hashOf))].sort();

export function contentPolicy(facts: PolicyFacts): string {
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
    // Chromium holds a form's redirects to this too, so an enrolment without JavaScript goes to the payment
    // over a page of our own: where that leads is a setting of the service, not of the build.
    'form-action': ["'self'", dataServiceOrigin],
    'frame-ancestors': [facts.isFramed ? "'self'" : "'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources.filter((s) => s !== null))].join(' '))
    .join('; ');
}

/** Origin of an address, or null for none and for a path of our own. */
export function originOf(address: string | null): string | null {
  return address ? (URL.parse(address)?.origin ?? null) : null;
}
