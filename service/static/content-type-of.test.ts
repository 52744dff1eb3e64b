import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contentTypeOf } from './content-type-of.ts';

describe('the type of a file', () => {
  it.each([
    ['/index.html', 'text/html; charset=utf-8'],
    ['/app.css', 'text/css; charset=utf-8'],
    ['/entry.js', 'text/javascript; charset=utf-8'],
    ['/entry.mjs', 'text/javascript; charset=utf-8'],
    ['/site.json', 'application/json; charset=utf-8'],
    ['/entry.js.map', 'application/json; charset=utf-8'],
    ['/terms.data', 'text/x-script; charset=utf-8'],
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/README.md', 'text/markdown; charset=utf-8'],
    ['/webinar.ics', 'text/calendar; charset=utf-8'],
    ['/cover.svg', 'image/svg+xml'],
    ['/a.png', 'image/png'],
    ['/a.jpg', 'image/jpeg'],
    ['/a.jpeg', 'image/jpeg'],
    ['/a.gif', 'image/gif'],
    ['/a.webp', 'image/webp'],
    ['/a.avif', 'image/avif'],
    ['/favicon.ico', 'image/x-icon'],
    ['/a.woff2', 'font/woff2'],
    ['/a.mp4', 'video/mp4'],
    ['/a.webm', 'video/webm'],
    ['/BROCHURE.PDF', 'application/pdf'],
    ['/project.zip', 'application/zip'],
  ])('%s is %s', (path, type) => expect(contentTypeOf(path)).toBe(type));

  it.each(['/a', '/a.exe', '/html', '/a.html/b', '/a.html~', '/a.constructor'])(
    'of %s is nothing that a browser would run',
    (path) => expect(contentTypeOf(path)).toBe('application/octet-stream'),
  );

  it('is known for each file that is served as it is', () => {
    for (const path of globSync('public/**/*.*'))
      expect([path, contentTypeOf(path)]).not.toEqual([path, 'application/octet-stream']);
  });
});
