/** Reads and writes the tables of a font (OpenType's sfnt container). */

const tag = (font: Buffer, at: number) => font.toString('latin1', at, at + 4);

/** The tables of an uncompressed font, by their tags. */
export function readFontTables(font: Buffer): Map<string, Buffer> {
  const tables = new Map<string, Buffer>();
  const count = font.readUInt16BE(4);
  for (let i = 0; i < count; i += 1) {
    const at = 12 + i * 16;
    const start = font.readUInt32BE(at + 8);
    tables.set(tag(font, at), font.subarray(start, start + font.readUInt32BE(at + 12)));
  }
  return tables;
}

/** Makes an uncompressed TrueType font of these tables. */
export function writeFontTables(tables: Map<string, Buffer>): Buffer {
  const names = [...tables.keys()].sort();
  const entrySelector = Math.floor(Math.log2(names.length));
  const directory = Buffer.alloc(12 + names.length * 16);
  directory.writeUInt32BE(0x00010000, 0);
  directory.writeUInt16BE(names.length, 4);
  directory.writeUInt16BE(16 << entrySelector, 6);
  directory.writeUInt16BE(entrySelector, 8);
  directory.writeUInt16BE(names.length * 16 - (16 << entrySelector), 10);
  const parts: Buffer[] = [directory];
  let offset = directory.length;
  names.forEach((name, i) => {
    const body = requireFontTable(tables, name);
    const padded = Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)]);
    let sum = 0;
    for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
    directory.write(name, 12 + i * 16, 'latin1');
    directory.writeUInt32BE(sum, 16 + i * 16);
    directory.writeUInt32BE(offset, 20 + i * 16);
    directory.writeUInt32BE(body.length, 24 + i * 16);
    parts.push(padded);
    offset += padded.length;
  });
  return Buffer.concat(parts);
}

/** The table with this tag. Throws when the font has none. */
export function requireFontTable(tables: Map<string, Buffer>, name: string): Buffer {
  const found = tables.get(name);
  if (!found) throw new Error(`The font has no ${name} table.`);
  return found;
}
