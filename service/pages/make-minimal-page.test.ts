import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeMinimalPage } from './make-minimal-page.ts';

const stylesOf = (html: string) => /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

describe('a page that the service writes', () => {
  it('runs no script, and allows its own styles only', () => {
    const { html, policy } = makeMinimalPage({
      title: 'A title',
      main: '<p>Words</p>',
      look: 'p{color:red}',
      formAction: "'self'",
    });
    expect(policy).toBe(
      `default-src 'none'; style-src 'sha256-${hashOf(stylesOf(html))}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    );
    expect(stylesOf(html)).toMatch(/^:root\{.*\}p\{color:red\}$/s);
    expect(html).not.toContain('<script');
  });

  it('has its title in the head and in the page, and is hidden from search engines', () => {
    const { html } = makeMinimalPage({
      title: 'A title',
      head: '\n<meta name="more">',
      main: '<p>Words</p>',
      formAction: "'none'",
    });
    expect(html).toMatch(/^<!doctype html>\n<html lang="en-IN">/);
    expect(html).toContain('<meta name="robots" content="noindex">\n<title>A title</title>');
    expect(html).toContain('</style>\n<meta name="more">\n</head>');
    expect(html).toContain('<main>\n<h1>A title</h1>\n<p>Words</p>\n</main>');
  });

  it('has nothing else unless it is given', () => {
    const { html } = makeMinimalPage({ title: 'A title', main: '', formAction: "'none'" });
    expect(html).toContain('}</style>\n</head>');
    expect(stylesOf(html)).not.toContain('p{color:red}');
  });
});
