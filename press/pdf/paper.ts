/**
 * A tagged, accessible PDF (PDF/UA) that is set from top to bottom. It holds the place on the page, breaks
 * pages, draws what stands on each, and keeps the tags and the outline; the blocks that text is set in
 * are in `blocks.ts`.
 *
 * The same calls give the same bytes: the dates are fixed and the identity of the file comes from its
 * facts. A character that the typeface lacks stops the build, since a reader would see an empty box.
 */
import { create } from 'fontkit';
import PDFDocument, { type StructureElement, type TextOptions } from 'pdfkit';
import { provider } from '#content/provider.ts';
import { palette } from '#site/art/palette.ts';
import { staticFont } from '../fonts/anek-latin.ts';

export const colours = palette.light;
export type Face = 'text' | 'bold';

export interface PaperFacts {
  title: string;
  subject: string;
  /** At the foot of each page, before its number. */
  footer: string;
  size: 'A4' | 'A5';
}

export interface TextStyle extends TextOptions {
  face?: Face;
  size?: number;
  colour?: string;
}

const sizes = { A4: [595.28, 841.89], A5: [419.53, 595.28] } as const;
const margins = { A4: 62, A5: 40 } as const;
/** Of no meaning, but some date must stand in the file. */
const fixedDate = new Date('2025-01-01T00:00:00Z');
const fonts = Promise.all([staticFont(400), staticFont(700)]);

/** PDFKit writes these into XML as they are. */
const plain = (text: string) => text.replaceAll('&', 'and').replaceAll(/[<>]/g, '');

export class Paper {
  readonly doc: PDFDocument;
  readonly margin: number;
  /** Upper edge of what comes next. */
  y = 0;
  readonly #facts: PaperFacts;
  readonly #root: StructureElement;
  readonly #hasGlyph: (codePoint: number) => boolean;
  #pages = 0;

  private constructor(facts: PaperFacts, [text, bold]: [Buffer, Buffer]) {
    this.#facts = facts;
    this.margin = margins[facts.size];
    this.doc = new PDFDocument({
      size: sizes[facts.size],
      margin: 0,
      pdfVersion: '1.7',
      subset: 'PDF/UA',
      tagged: true,
      lang: 'en-IN',
      displayTitle: true,
      autoFirstPage: false,
      info: {
        Title: plain(facts.title),
        Author: plain(provider.name),
        Subject: plain(facts.subject),
        Creator: plain(provider.name),
        CreationDate: fixedDate,
        ModDate: fixedDate,
      },
    });
    this.doc.registerFont('text', text).registerFont('bold', bold);
    const face = create(text);
    this.#hasGlyph = (codePoint) => face.hasGlyphForCodePoint(codePoint);
    this.#root = this.doc.struct('Document', {});
    this.doc.addStructure(this.#root);
  }

  static async open(facts: PaperFacts): Promise<Paper> {
    return new Paper(facts, await fonts);
  }

  /** Between the margins. */
  get width(): number {
    return this.doc.page.width - 2 * this.margin;
  }

  get pageCount(): number {
    return this.#pages;
  }

  get bottom(): number {
    return this.doc.page.height - this.margin - 18;
  }

  /** A new page with its foot; one that is `bare` carries none. */
  newPage({ bare = false, landscape = false } = {}): void {
    const [short, long] = sizes[this.#facts.size];
    this.doc.addPage({ size: landscape ? [long, short] : [short, long], margin: 0 });
    this.#pages += 1;
    this.y = this.margin;
    if (bare) return;
    const y = this.doc.page.height - this.margin - 4;
    this.decorate(() => {
      this.rule(y - 6, 0.5);
      this.place(this.#facts.footer, this.margin, y, { size: 8, colour: colours['ink-2'] });
      this.place(String(this.#pages), this.margin, y, {
        size: 8,
        colour: colours['ink-2'],
        width: this.width,
        align: 'right',
      });
    });
  }

  /** Goes to a new page unless `height` still has room on this one. */
  room(height: number): void {
    if (this.y + height > this.bottom) this.newPage();
  }

  gap(height: number): void {
    this.y += height;
  }

  /** Draws content under a tag of its own; `parent` is the document unless given. */
  tag(
    type: string,
    draw: () => void,
    options: { alt?: string; scope?: 'Column' | 'Row'; parent?: StructureElement } = {},
  ): void {
    const { parent = this.#root, ...rest } = options;
    parent.add(this.doc.struct(type, rest, draw));
  }

  /** Opens a tag that holds other tags; they are added by passing it as their `parent`. */
  openTag(type: string, parent: StructureElement = this.#root): StructureElement {
    const element = this.doc.struct(type, {});
    parent.add(element);
    return element;
  }

  /** Draws what says nothing: grounds, rules, dots, the foot of the page. */
  decorate(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  rule(y: number, weight: number, colour: string = colours.ink): void {
    const { doc, margin, width } = this;
    doc
      .moveTo(margin, y)
      .lineTo(margin + width, y)
      .lineWidth(weight)
      .stroke(colour);
  }

  /** Height of a text set in `style.width` or the whole width. */
  measure(text: string, style: TextStyle = {}): number {
    const { face = 'text', size = 10, colour: _, ...options } = style;
    return this.doc
      .font(face)
      .fontSize(size)
      .heightOfString(text, { width: this.width, ...options });
  }

  /** Sets a text with its upper left corner at a place; must stand within a tag or a decoration. */
  place(text: string, x: number, y: number, style: TextStyle = {}): void {
    const { face = 'text', size = 10, colour = colours.ink, ...options } = style;
    for (const character of text) {
      if (!this.#hasGlyph(character.codePointAt(0) ?? 0)) {
        throw new Error(`The typeface has no "${character}", which stands in "${text}".`);
      }
    }
    this.doc
      .font(face)
      .fontSize(size)
      .fillColor(colour)
      .text(text, x, y, { width: this.width, ...options });
  }

  outline(title: string): void {
    this.doc.outline.addItem(title, { top: this.y, left: this.doc.page.width });
  }

  async end(): Promise<Buffer> {
    this.#root.end();
    this.doc.end();
    const parts: Buffer[] = [];
    for await (const part of this.doc) parts.push(part);
    return Buffer.concat(parts);
  }
}
