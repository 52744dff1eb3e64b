/**
 * Adds one glyph of a font subset to another subset of the same variable family.
 *
 * The rupee sign is in the "latin-ext" file of Anek Latin, and everything else that we use in its "latin" file, but a
 * page should need only one font request. Both files are subsets of one master (same axes, same units), so a glyph
 * can be copied table by table.
 *
 * Throws on anything else: other axes, composite glyphs, CFF outlines.
 */
import { readFontTables, requireFontTable, writeFontTables } from './font-tables.ts';

const u16 = (...values: number[]) => {
  const out = Buffer.alloc(values.length * 2);
  values.forEach((value, i) => {
    out.writeUInt16BE(value & 0xffff, i * 2);
  });
  return out;
};
const u32 = (...values: number[]) => {
  const out = Buffer.alloc(values.length * 4);
  values.forEach((value, i) => {
    out.writeUInt32BE(value, i * 4);
  });
  return out;
};

/**
 * Splits a table of a font into its items. `offsets` says where each item begins in `data`. If `long`, offsets are
 * 32-bit numbers; otherwise they are 16-bit numbers that have to be doubled.
 */
function splitTable(data: Buffer, offsets: Buffer, count: number, long: boolean): Buffer[] {
  const at = (i: number) => (long ? offsets.readUInt32BE(i * 4) : offsets.readUInt16BE(i * 2) * 2);
  return Array.from({ length: count }, (_, i) => data.subarray(at(i), at(i + 1)));
}

function joinPieces(pieces: Buffer[]): { data: Buffer; offsets: Buffer } {
  const padded = pieces.map((p) => Buffer.concat([p, Buffer.alloc((4 - (p.length % 4)) % 4)]));
  const offsets = [0];
  for (const piece of padded) offsets.push((offsets.at(-1) ?? 0) + piece.length);
  return { data: Buffer.concat(padded), offsets: u32(...offsets) };
}

/** Every code point of a format 4 or 12 character map, with its glyph. */
function readCharacterMap(cmap: Buffer): Map<number, number> {
  const glyphs = new Map<number, number>();
  for (let i = 0; i < cmap.readUInt16BE(2); i += 1) {
    const sub = cmap.subarray(cmap.readUInt32BE(8 + i * 8));
    const format = sub.readUInt16BE(0);
    if (format === 4) {
      const size = sub.readUInt16BE(6);
      for (let s = 0; s < size; s += 2) {
        const end = sub.readUInt16BE(14 + s);
        const start = sub.readUInt16BE(16 + size + s);
        const delta = sub.readUInt16BE(16 + size * 2 + s);
        const range = sub.readUInt16BE(16 + size * 3 + s);
        for (let code = start; code <= end && code !== 0xffff; code += 1) {
          const at = 16 + size * 3 + s + range + (code - start) * 2;
          const glyph = range === 0 ? code : sub.readUInt16BE(at);
          if (glyph !== 0) glyphs.set(code, (glyph + delta) & 0xffff);
        }
      }
    } else if (format === 12) {
      for (let g = 0; g < sub.readUInt32BE(12); g += 1) {
        const start = sub.readUInt32BE(16 + g * 12);
        const first = sub.readUInt32BE(24 + g * 12);
        for (let code = start; code <= sub.readUInt32BE(20 + g * 12); code += 1) {
          glyphs.set(code, first + code - start);
        }
      }
    }
  }
  return glyphs;
}

/**
 * Writes a Windows character map in format 4. Neighbouring code points whose glyph ids are neighbours too share one
 * segment.
 */
function writeCharacterMap(glyphs: Map<number, number>): Buffer {
  const segments: { start: number; end: number; delta: number }[] = [];
  for (const [code, glyph] of [...glyphs].sort(([a], [b]) => a - b)) {
    const last = segments.at(-1);
    if (last && last.end === code - 1 && last.delta === glyph - code) last.end = code;
    else segments.push({ start: code, end: code, delta: glyph - code });
  }
  segments.push({ start: 0xffff, end: 0xffff, delta: 1 });
  const n = segments.length;
  const search = 2 * 2 ** Math.floor(Math.log2(n));
  const body = Buffer.concat([
    u16(n * 2, search, Math.log2(search / 2), n * 2 - search),
    u16(...segments.map((s) => s.end), 0),
    u16(...segments.map((s) => s.start)),
    u16(...segments.map((s) => s.delta)),
    u16(...segments.map(() => 0)),
  ]);
  return Buffer.concat([u16(0, 1, 3, 1), u32(12), u16(4, body.length + 6, 0), body]);
}

function readMetrics(tables: Map<string, Buffer>, glyphs: number): Buffer[] {
  const hmtx = requireFontTable(tables, 'hmtx');
  const long = requireFontTable(tables, 'hhea').readUInt16BE(34);
  return Array.from({ length: glyphs }, (_, i) =>
    i < long
      ? hmtx.subarray(i * 4, i * 4 + 4)
      : u16(hmtx.readUInt16BE(long * 4 - 4), hmtx.readUInt16BE(long * 4 + (i - long) * 2)),
  );
}

type Variations = { axes: number; shared: string[]; sharedBytes: Buffer; pieces: Buffer[] };

function readVariations(gvar: Buffer): Variations {
  const axes = gvar.readUInt16BE(4);
  const count = gvar.readUInt16BE(6);
  const at = gvar.readUInt32BE(8);
  const sharedBytes = gvar.subarray(at, at + count * axes * 2);
  const shared = Array.from({ length: count }, (_, i) =>
    sharedBytes.toString('hex', i * axes * 2, (i + 1) * axes * 2),
  );
  const long = (gvar.readUInt16BE(14) & 1) === 1;
  const data = gvar.subarray(gvar.readUInt32BE(16));
  return {
    axes,
    shared,
    sharedBytes,
    pieces: splitTable(data, gvar.subarray(20), gvar.readUInt16BE(12), long),
  };
}

/**
 * Returns a copy of a glyph's variation data for another font. The data names the shared peaks of `from` by index, so
 * each index is replaced by the index of the same peak in `to`. The deltas stay as they are.
 */
function renamePeaks(piece: Buffer, from: Variations, to: Variations): Buffer {
  const out = Buffer.from(piece);
  let at = 4;
  for (let i = 0; i < (out.readUInt16BE(0) & 0x0fff); i += 1) {
    const index = out.readUInt16BE(at + 2);
    if ((index & 0xc000) !== 0) throw new Error('The glyph has peaks of its own.');
    const peak = to.shared.indexOf(from.shared[index & 0x0fff] ?? '');
    if (peak < 0) throw new Error('The two fonts vary along different peaks.');
    out.writeUInt16BE((index & 0xf000) | peak, at + 2);
    at += 4;
  }
  return out;
}

function writeVariations({ axes, shared, sharedBytes, pieces }: Variations): Buffer {
  const { data, offsets } = joinPieces(pieces);
  const sharedAt = 20 + offsets.length;
  return Buffer.concat([
    u16(1, 0, axes, shared.length),
    u32(sharedAt),
    u16(pieces.length, 1),
    u32(sharedAt + sharedBytes.length),
    offsets,
    sharedBytes,
    data,
  ]);
}

/**
 * Returns `base` with one more glyph at its end: the glyph of `codePoint` from `donor`. Both are uncompressed TrueType
 * variable fonts of one family. The table `HVAR` is dropped: `gvar` also says how the advance widths vary.
 */
export function copyGlyph(base: Buffer, donor: Buffer, codePoint: number): Buffer {
  const into = readFontTables(base);
  const out = readFontTables(donor);
  const read = (tables: Map<string, Buffer>) => {
    const count = requireFontTable(tables, 'maxp').readUInt16BE(4);
    const long = requireFontTable(tables, 'head').readUInt16BE(50) === 1;
    return {
      outlines: splitTable(
        requireFontTable(tables, 'glyf'),
        requireFontTable(tables, 'loca'),
        count,
        long,
      ),
      metrics: readMetrics(tables, count),
      variations: readVariations(requireFontTable(tables, 'gvar')),
      characters: readCharacterMap(requireFontTable(tables, 'cmap')),
    };
  };
  const a = read(into);
  const b = read(out);
  const glyph = b.characters.get(codePoint) ?? -1;
  const outline = b.outlines[glyph];
  const metric = b.metrics[glyph];
  const deltas = b.variations.pieces[glyph];
  if (!outline || !metric || !deltas) throw new Error('The donor has no such glyph.');
  if (outline.readInt16BE(0) < 0) throw new Error('The glyph is a composite.');

  const added = a.outlines.length;
  const glyf = joinPieces([...a.outlines, outline]);
  into.set('glyf', glyf.data);
  into.set('loca', glyf.offsets);
  into.set('hmtx', Buffer.concat([...a.metrics, metric]));
  a.variations.pieces.push(renamePeaks(deltas, b.variations, a.variations));
  into.set('gvar', writeVariations(a.variations));
  into.set('cmap', writeCharacterMap(a.characters.set(codePoint, added)));

  const head = Buffer.from(requireFontTable(into, 'head'));
  head.writeUInt16BE(1, 50);
  into.set('head', head);
  const hhea = Buffer.from(requireFontTable(into, 'hhea'));
  hhea.writeUInt16BE(added + 1, 34);
  into.set('hhea', hhea);
  const maxp = Buffer.from(requireFontTable(into, 'maxp'));
  const donorMaxp = requireFontTable(out, 'maxp');
  maxp.writeUInt16BE(added + 1, 4);
  for (const at of [6, 8]) {
    maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(at), donorMaxp.readUInt16BE(at)), at);
  }
  into.set('maxp', maxp);
  into.delete('HVAR');
  return writeFontTables(into);
}
