/** Two font packages have no types; these are the parts that we use. */

declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default?: number };
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: {
      targetFormat?: 'sfnt' | 'woff' | 'woff2';
      noHinting?: boolean;
      keepAllGlyphs?: boolean;
      keepFeatures?: readonly string[];
      dropTables?: readonly string[];
      variationAxes?: Readonly<Record<string, Axis>>;
    },
  ): Promise<Buffer>;
}

declare module 'fontkit' {
  type Path = {
    commands: unknown[];
    scale(x: number, y: number): Path;
    translate(x: number, y: number): Path;
    toSVG(): string;
  };
  type Glyph = { id: number; advanceWidth: number; path: Path };
  type Position = { xAdvance: number; xOffset: number; yOffset: number };
  export type Font = {
    unitsPerEm: number;
    ascent: number;
    descent: number;
    capHeight: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): Glyph;
    layout(text: string): { glyphs: Glyph[]; positions: Position[]; advanceWidth: number };
  };
  export function create(font: Buffer): Font;
}
