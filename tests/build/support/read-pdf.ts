/**
 * Reads the parts of a PDF on which a reader depends: its metadata, outline and tags, and its selectable text,
 * decoded with the fonts' own tables. Reads only PDFs whose objects are written one by one, as our writer does.
 */
import { inflateSync } from 'node:zlib';

interface ReadPdf {
  title: string;
  author: string;
  subject: string;
  language: string;
  isTagged: boolean;
  pageCount: number;
  outline: string[];
  links: string[];
  /** All text in the order in which it is written, without line breaks. */
  text: string;
}

interface PdfObject {
  dictionary: string;
  stream: Buffer | null;
}

export function readPdf(bytes: Buffer): ReadPdf {
  if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-')))
    throw new Error('It does not begin as a PDF.');
  const objects = readObjects(bytes);
  const raw = bytes.toString('latin1');
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(raw)?.[1]);
  if (!raw.startsWith('xref', start)) throw new Error('Its table of objects is not where it says.');
  const trailer = raw.slice(raw.lastIndexOf('trailer'));
  const follow = (dictionary: string, key: string) => {
    const id = new RegExp(`/${key} (\\d+) 0 R`).exec(dictionary)?.[1];
    return (id && objects.get(Number(id))?.dictionary) || '';
  };
  const root = follow(trailer, 'Root');
  const info = follow(trailer, 'Info');
  // In our PDFs, each fact of the document is an object of its own, to which `Info` refers.
  const fact = (key: string) => textString(`/${key} ${follow(info, key)}`, key);
  return {
    title: fact('Title'),
    author: fact('Author'),
    subject: fact('Subject'),
    language: textString(root, 'Lang'),
    isTagged:
      /\/Marked true/.test(follow(root, 'MarkInfo')) && /\/K/.test(follow(root, 'StructTreeRoot')),
    pageCount: Number(/\/Count (\d+)/.exec(follow(root, 'Pages'))?.[1] ?? 0),
    outline: outlineOf(objects, follow(root, 'Outlines')),
    links: [...objects.values()].flatMap(({ dictionary }) => textString(dictionary, 'URI') || []),
    text: pageTexts(objects).join(' '),
  };
}

function readObjects(bytes: Buffer): Map<number, PdfObject> {
  const raw = bytes.toString('latin1');
  const objects = new Map<number, PdfObject>();
  for (const match of raw.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)) {
    const from = match.index + match[0].length;
    const streamAt = raw.indexOf('\nstream\n', from);
    const endAt = raw.indexOf('\nendobj', from);
    if (streamAt < 0 || streamAt > endAt) {
      objects.set(Number(match[1]), { dictionary: raw.slice(from, endAt), stream: null });
      continue;
    }
    const dictionary = raw.slice(from, streamAt);
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? 0);
    const data = bytes.subarray(streamAt + 8, streamAt + 8 + length);
    const isDeflated = /\/FlateDecode/.test(dictionary);
    objects.set(Number(match[1]), { dictionary, stream: isDeflated ? inflateSync(data) : data });
  }
  return objects;
}

/** Reads `/Key (text)`. The text is Latin-1, or UTF-16 if it begins with a byte order mark. */
function textString(dictionary: string, key: string): string {
  const found = new RegExp(`/${key} \\(((?:\\\\.|[^\\\\)])*)\\)`, 's').exec(dictionary)?.[1] ?? '';
  const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
  const plain = found.replace(/\\([nrtbf()\\])/g, (_, sign: string) => escapes[sign] ?? sign);
  if (!plain.startsWith('\xfe\xff')) return plain;
  return Buffer.from(plain.slice(2), 'latin1').swap16().toString('utf16le');
}

function outlineOf(objects: Map<number, PdfObject>, parent: string): string[] {
  const titles: string[] = [];
  let next = /\/First (\d+) 0 R/.exec(parent)?.[1];
  while (next) {
    const { dictionary } = objects.get(Number(next)) ?? { dictionary: '' };
    titles.push(textString(dictionary, 'Title'), ...outlineOf(objects, dictionary));
    next = /\/Next (\d+) 0 R/.exec(dictionary)?.[1];
  }
  return titles;
}

/** Maps a glyph to its character, by the font's own table. */
function readToUnicode(cmap: string): Map<string, string> {
  const glyphs = new Map<string, string>();
  const unicode = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');
  for (const [, low = '', , list = ''] of cmap.matchAll(/<(\w{4})> <(\w{4})> \[([^\]]*)\]/g)) {
    list.match(/<[^>]*>/g)?.forEach((hex, index) => {
      const code = (Number.parseInt(low, 16) + index).toString(16).padStart(4, '0');
      glyphs.set(code, unicode(hex.replaceAll(/\W/g, '')));
    });
  }
  return glyphs;
}

function pageTexts(objects: Map<number, PdfObject>): string[] {
  const dictionaryOf = (id: string | undefined) => objects.get(Number(id))?.dictionary ?? '';
  const reference = (dictionary: string, key: string) =>
    new RegExp(`/${key} \\[?(\\d+) 0 R`).exec(dictionary)?.[1];
  const pages = [...objects.values()].filter(({ dictionary }) =>
    /\/Type \/Page\b/.test(dictionary),
  );
  return pages.map(({ dictionary }) => {
    const resources = dictionaryOf(reference(dictionary, 'Resources'));
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id]) => {
        const table = objects.get(Number(reference(dictionaryOf(id), 'ToUnicode')))?.stream;
        return [name, readToUnicode(table?.toString('latin1') ?? '')] as const;
      }),
    );
    const content = objects
      .get(Number(reference(dictionary, 'Contents')))
      ?.stream?.toString('latin1');
    let glyphs = new Map<string, string>();
    const words: string[] = [];
    for (const [, font, line] of (content ?? '').matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (font) glyphs = fonts.get(font) ?? new Map();
      else if (line) {
        const codes = [...line.matchAll(/<(\w*)>/g)].flatMap(
          ([, hex = '']) => hex.match(/.{4}/g) ?? [],
        );
        words.push(codes.map((code) => glyphs.get(code) ?? '\ufffd').join(''));
      }
    }
    return words.join(' ');
  });
}
