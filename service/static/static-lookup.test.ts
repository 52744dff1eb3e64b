/** Tests which file or page an address finds, without a server; `static-table.test.ts` tests it over the network. */
import { fstatSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeScratchFolder } from '../../tests/service/support/make-scratch-folder.ts';
import { readSiteTableFile, type SiteTable } from './read-site-table-file.ts';
import {
  makeInMemoryVariant,
  makeStaticFileReader,
  type OpenFile,
  readVariantBytes,
  type StaticFile,
} from './static-file.ts';
import { readStaticTable, type StaticTable } from './static-table.ts';

const folder = makeScratchFolder();
const site: SiteTable = {
  ...readSiteTableFile('nowhere'),
  redirects: [
    { from: '/old', to: 'https://elsewhere.example/', status: 301 },
    { from: '/Terms', to: '/terms', status: 302 },
  ],
  headers: {
    '/*': { 'x-all': 'yes', 'cache-control': 'ours' },
    '/terms': { 'x-terms': 'yes' },
    '/plain.txt': { 'x-plain': 'yes' },
  },
  notFoundByPrefix: {
    '/project/': '/project/none.html',
    '/project/deep/': '/project/deep/none.html',
    '/gone/': '/missing.html',
    '/shop/': '/terms.html',
  },
};

let table: StaticTable;
beforeAll(() => {
  const files: Record<string, string> = {
    'index.html': 'home',
    '404.html': 'nothing',
    'terms.html': 'terms'.repeat(20),
    'terms.html.br': 'b',
    'terms.html.zst': 'zs',
    'terms.html.gz': 'gzi',
    'alone.br': 'a file of its own',
    'lms.html': 'page',
    'lms/index.html': 'frame',
    'project/none.html': 'no such project',
    'project/deep/none.html': 'no such thing',
    'plain.txt': 'text',
    'drawing.svg': '<svg/>',
    'paper.pdf': 'pdf',
    'film.MP4': 'film',
    'photo.webp': 'photo',
    'assets/start-B17QQTM8.js': 'x',
    'assets/start-aaaaaaaa.js': 'x',
    'assets/deep/start-B17QQTM8.js': 'x',
    _headers: 'secret',
    _redirects: 'secret',
    'folder/_headers': 'no secret',
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder.path, name)), { recursive: true });
    writeFileSync(join(folder.path, name), content);
  }
  const made: StaticFile = {
    kind: 'file',
    variants: [makeInMemoryVariant('identity', Buffer.from('made'))],
    headers: {},
  };
  table = readStaticTable(folder.path, site, { '/made': made, '/lms': made });
});
afterAll(() => {
  table.close();
  folder.remove();
});

const fileAt = (path: string): StaticFile => {
  const found = table.find(path);
  if (found?.kind !== 'file') throw new Error(`No file is at ${path}.`);
  return found;
};
const textOf = (file: StaticFile | null) => {
  const plain = file?.variants.find(({ coding }) => coding === 'identity');
  return plain ? readVariantBytes(plain).toString() : null;
};
const textAt = (path: string) => textOf(fileAt(path));
const header = (path: string, name: string) => fileAt(path).headers[name];

describe('a file', () => {
  it('is at the addresses of its name', () => {
    expect(textAt('/')).toBe('home');
    for (const path of ['/terms', '/terms/']) expect(textAt(path)).toBe('terms'.repeat(20));
    for (const path of ['/lms/', '/lms/index.html'])
      expect([path, textAt(path)]).toEqual([path, path === '/lms/' ? 'made' : 'frame']);
    expect(textAt('/plain.txt')).toBe('text');
    expect(table.has('/terms')).toBe(true);
    expect(table.has('/terms.html')).toBe(false);
    expect(table.has('/old')).toBe(false);
    expect(table.has('/nothing')).toBe(false);
  });

  it('that is made here has precedence over the built one', () => {
    for (const path of ['/made', '/made/', '/lms']) expect(textAt(path)).toBe('made');
  });

  it('under its file name redirects to its address, as does another spelling', () => {
    const redirect = (to: string, status = 308) => ({ kind: 'redirect', status, to });
    expect(table.find('/terms.html')).toEqual(redirect('/terms'));
    expect(table.find('/index.html')).toEqual(redirect('/'));
    expect(table.find('/TERMS')).toEqual(redirect('/terms'));
    expect(table.find('/Terms')).toEqual(redirect('/terms', 302));
    expect(table.find('/OLD')).toEqual(redirect('https://elsewhere.example/', 301));
    expect(table.find('/%74erms')).toBe(table.find('/terms'));
    expect(table.find('/%54ERMS')).toEqual(redirect('/terms'));
  });

  it('for other hosts, or for missing pages only, is at no address', () => {
    for (const path of [
      '/_headers',
      '/_redirects',
      '/404',
      '/404.html',
      '/project/none',
      '/project/none.html',
    ])
      expect(table.find(path)).toBeNull();
    expect(textAt('/folder/_headers')).toBe('no secret');
  });

  it.each([
    '/%2fterms',
    '/%5Cterms',
    '/terms%00',
    '/\\terms',
    '/%zz',
    '/./terms',
    '/../terms',
    '/a/..',
    '/..',
    '/nothing',
  ])('is not at %s', (path) => expect(table.find(path)).toBeNull());

  it('may have dots in its name', () => {
    expect(table.find('/...')).toBeNull();
    expect(textAt('/assets/start-B17QQTM8.js')).toBe('x');
  });
});

describe('the codings of a file', () => {
  it('are sorted by their size, and a single one is a file', () => {
    const { variants, headers } = fileAt('/terms');
    expect(variants.map(({ coding, size }) => [coding, size])).toEqual([
      ['br', 1],
      ['zstd', 2],
      ['gzip', 3],
      ['identity', 100],
    ]);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(textAt('/alone.br')).toBe('a file of its own');
    expect(header('/alone.br', 'vary')).toBeUndefined();
    expect(table.find('/terms.html.br')).toBeNull();
  });

  it('are kept in memory except the rarely requested one', () => {
    const isOpen = fileAt('/terms').variants.map(({ content }) => !Buffer.isBuffer(content));
    expect(isOpen).toEqual([false, false, false, true]);
  });
});

describe('the headers of a file', () => {
  it('state the type and the cache time', () => {
    const untold = readStaticTable(folder.path, readSiteTableFile('nowhere'));
    const kept = (path: string) => {
      const found = untold.find(path);
      return found?.kind === 'file' ? found.headers['cache-control'] : null;
    };
    const forEver = 'public, max-age=31536000, immutable';
    expect(
      [
        '/assets/start-B17QQTM8.js',
        '/assets/start-aaaaaaaa.js',
        '/assets/deep/start-B17QQTM8.js',
      ].map(kept),
    ).toEqual([forEver, 'public, max-age=3600', 'public, max-age=3600']);
    expect(['/terms', '/plain.txt', '/photo.webp'].map(kept)).toEqual([
      'no-cache',
      'no-cache',
      'public, max-age=3600',
    ]);
    untold.close();
    expect(header('/plain.txt', 'content-type')).toBe('text/plain; charset=utf-8');
  });

  it('let a page be framed by nobody, or by us if it is made for a frame', () => {
    expect(header('/terms', 'content-security-policy')).toBe("frame-ancestors 'none'");
    expect(header('/lms/index.html', 'content-security-policy')).toBe("frame-ancestors 'self'");
    expect(header('/plain.txt', 'content-security-policy')).toBeUndefined();
    expect(header('/drawing.svg', 'content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'",
    );
  });

  it('offer parts of large files and of files that are read from the middle', () => {
    expect(
      ['/paper.pdf', '/film.MP4', '/photo.webp', '/terms'].map((path) =>
        header(path, 'accept-ranges'),
      ),
    ).toEqual(['bytes', 'bytes', undefined, undefined]);
  });

  it('are those that the build names, for all files and for one', () => {
    expect(header('/plain.txt', 'x-all')).toBe('yes');
    expect(header('/plain.txt', 'cache-control')).toBe('ours');
    expect(header('/plain.txt', 'x-plain')).toBe('yes');
    expect(header('/terms/', 'x-terms')).toBe('yes');
    expect(header('/drawing.svg', 'x-terms')).toBeUndefined();
  });
});

describe('the page for missing files', () => {
  const missing = (path: string) => textOf(table.notFound(path));

  it('is the nearest existing one', () => {
    expect(missing('/x')).toBe('nothing');
    expect(missing('/project/x')).toBe('no such project');
    expect(missing('/project/deep/x')).toBe('no such thing');
    expect(missing('/gone/x')).toBe('nothing');
    expect(missing('/shop/x')).toBe('terms'.repeat(20));
    expect(table.has('/terms')).toBe(true);
  });

  it('is no page under the name of a file', () => {
    for (const path of ['/assets/x', '/Downloads/x', '/x.pdf', '/x.png', '/x.TXT'])
      expect(missing(path)).toBeNull();
    for (const path of ['/x.html', '/x.HTML', '/x.unknown', '/xassets/y', '/my/assets/y'])
      expect(missing(path)).toBe('nothing');
  });

  it('is missing if no site is built', () => {
    const empty = readStaticTable(null, readSiteTableFile('nowhere'));
    expect([empty.find('/'), empty.notFound('/'), empty.size]).toEqual([
      null,
      null,
      { paths: 0, bytes: 0 },
    ]);
    empty.close();
  });
});

describe('a file that is read', () => {
  const path = join(folder.path, 'read.bin');
  const read = (size: number, isRare = false) => {
    writeFileSync(path, Buffer.alloc(size, 'x'));
    const reader = makeStaticFileReader();
    const variant = reader.read(path, 'identity', isRare);
    const seen = {
      isKept: Buffer.isBuffer(variant.content),
      bytes: reader.bytes(),
      whole: readVariantBytes(variant).equals(Buffer.alloc(size, 'x')),
      etag: variant.etag,
    };
    reader.close();
    return { ...seen, size: variant.size };
  };

  it('is kept in memory up to a quarter of a megabyte, unless it is rare', () => {
    expect(read(256 * 1024)).toMatchObject({ isKept: true, bytes: 256 * 1024, whole: true });
    expect(read(256 * 1024 + 1)).toMatchObject({ isKept: false, bytes: 0, whole: true });
    expect(read(10, true)).toMatchObject({ isKept: false, bytes: 0, whole: true, size: 10 });
  });

  it('has the same ETag, in memory or not', () => {
    const marks = [read(200_000).etag, read(200_000, true).etag, read(200_001).etag];
    expect(marks[0]).toBe(marks[1]);
    expect(marks[0]).not.toBe(marks[2]);
    expect(marks[0]).toMatch(/^"[\w-]{20}"$/);
    expect(makeInMemoryVariant('br', Buffer.alloc(200_000, 'x'))).toMatchObject({
      coding: 'br',
      size: 200_000,
      etag: marks[0],
    });
  });

  it('uses no more than forty-eight megabytes together with the others', () => {
    writeFileSync(path, Buffer.alloc(256 * 1024));
    const reader = makeStaticFileReader();
    const kept = Array.from({ length: 194 }, () => reader.read(path, 'identity', false)).filter(
      ({ content }) => Buffer.isBuffer(content),
    );
    expect(kept).toHaveLength(192);
    reader.close();
    reader.close();
  });

  it('is held open no longer than its table', () => {
    const held = readStaticTable(folder.path, site);
    const page = held.find('/terms') as StaticFile;
    const [{ fd }] = page.variants.flatMap(({ content }) =>
      Buffer.isBuffer(content) ? [] : content,
    ) as [OpenFile];
    expect(fstatSync(fd).size).toBe(100);
    held.close();
    expect(() => fstatSync(fd)).toThrow('EBADF');
  });
});
