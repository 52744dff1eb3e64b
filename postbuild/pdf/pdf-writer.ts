/**
 * A tagged, accessible PDF (PDF/UA) that is written from top to bottom. It keeps the position on the page, breaks
 * pages, draws their footers, and keeps tags and outline; the text blocks are in `text-blocks.ts`.
 *
 * The same calls give the same bytes. A character that the font lacks stops the build.
 */
import type PDFDocument from 'pdfkit';
import type { StructureElement, TextOptions } from 'pdfkit';
import { picturePalette } from '#site/art/picture-palette.ts';
import { drawAsArtifact, endDocument, newAccessibleDocument } from './accessible-document.ts';
import { type Face, loadPdfTypeface, type Typeface } from './typeface.ts';

export const pdfColours = picturePalette.light;

interface PdfWriterOptions {
  title: string;
  subject: string;
  /** Text of each page's footer, before the page number. */
  footer: string;
  size: 'A4' | 'A5';
  /** Factor for the space between blocks, 1 by default; see `drawWithBestSpacing`. */
  spacingFactor?: number;
  /** A draft only computes the layout and draws nothing, which is fast. `end` must not be called on a draft. */
  isDraft?: boolean;
}

export interface TextStyle extends TextOptions {
  face?: Face;
  size?: number;
  colour?: string;
}

const sizes = { A4: [595.28, 841.89], A5: [419.53, 595.28] } as const;
const margins = { A4: 62, A5: 40 } as const;

/**
 * Used instead of a tag while nothing is drawn (a block is only measured, or the document is a draft), because PDFKit
 * would wait for ever for the end of a real tag.
 */
const noTag = { add: () => noTag, end: () => {} } as unknown as StructureElement;

export class PdfWriter {
  readonly doc: PDFDocument;
  readonly margin: number;
  /** Upper edge of the next block, in points. */
  y = 0;
  readonly #facts: PdfWriterOptions;
  readonly #root: StructureElement;
  readonly #typeface: Typeface;
  #pages = 0;
  /** True while a block is only measured: nothing is drawn, and no page begins. */
  #isMeasuring = false;
  /** True inside `fit`: no block begins a new page. */
  #isFitting = false;
  #isMinimal = true;
  readonly #fills: number[] = [];

  private constructor(facts: PdfWriterOptions, face: Typeface) {
    this.#facts = facts;
    this.#typeface = face;
    this.margin = margins[facts.size];
    this.doc = face.registerIn(newAccessibleDocument({ ...facts, size: sizes[facts.size] }));
    this.#root = this.doc.struct('Document', {});
    this.doc.addStructure(this.#root);
  }

  static async open(facts: PdfWriterOptions): Promise<PdfWriter> {
    return new PdfWriter(facts, await loadPdfTypeface());
  }

  /** Width between the margins, in points. */
  get width(): number {
    return this.doc.page.width - 2 * this.margin;
  }

  get pageCount(): number {
    return this.#pages;
  }

  /** How full each page with a footer is, from 0 to 1, in order; the current page is included if it has a footer. */
  get fills(): readonly number[] {
    return this.#isMinimal ? this.#fills : [...this.#fills, this.#fill];
  }

  get #fill(): number {
    return (this.y - this.margin) / (this.bottom - this.margin);
  }

  get bottom(): number {
    return this.doc.page.height - this.margin - 18;
  }

  /** Begins a new page with its footer; a `minimal` page has none. */
  newPage({ minimal = false, landscape = false } = {}): void {
    if (this.#isMeasuring) return;
    this.#noteFill();
    this.#isMinimal = minimal;
    const [short, long] = sizes[this.#facts.size];
    this.doc.addPage({ size: landscape ? [long, short] : [short, long], margin: 0 });
    this.#pages += 1;
    this.y = this.margin;
    if (minimal) return;
    const y = this.doc.page.height - this.margin - 4;
    this.decorate(() => {
      this.rule(y - 6, 0.5);
      this.drawTextAt(this.#facts.footer, this.margin, y, { size: 8, colour: pdfColours['ink-2'] });
      this.drawTextAt(String(this.#pages), this.margin, y, {
        size: 8,
        colour: pdfColours['ink-2'],
        width: this.width,
        align: 'right',
      });
    });
  }

  get #isSilent(): boolean {
    return this.#isMeasuring || this.#facts.isDraft === true;
  }

  #noteFill(): void {
    if (!this.#isMinimal) this.#fills.push(this.#fill);
  }

  /** Begins a new page unless this one has room for `height`. */
  ensureRoom(height: number): void {
    if (this.#isMeasuring || this.#isFitting) return;
    if (this.y + height > this.bottom) this.newPage();
  }

  moveDown(height: number): void {
    this.y += height;
  }

  /** Multiplies a space between blocks, in points, by the factor `air`. */
  scaleSpacing(height: number): number {
    return height * (this.#facts.spacingFactor ?? 1);
  }

  /** Measures the height of the blocks that `set` draws. It does not depend on where they will be drawn. */
  measureBlocksHeight(set: () => void): number {
    const { y } = this;
    const wasMeasuring = this.#isMeasuring;
    // Measures from a little below the top, because headings at the very top of a page have no space above.
    const from = this.margin + 1;
    this.#isMeasuring = true;
    this.y = from;
    set();
    const height = this.y - from;
    this.#isMeasuring = wasMeasuring;
    this.y = y;
    return height;
  }

  /** Keeps blocks together on one page, if a page can contain them. */
  keepOnOnePage(set: () => void): void {
    const height = this.measureBlocksHeight(set);
    if (height > this.bottom - this.margin) {
      set();
      return;
    }
    this.ensureRoom(height);
    this.drawWithoutPageBreak(set);
  }

  /**
   * Draws blocks from the present position downwards without beginning a new page, even if they reach into the footer.
   */
  drawWithoutPageBreak(set: () => void): void {
    const wasFitting = this.#isFitting;
    this.#isFitting = true;
    set();
    this.#isFitting = wasFitting;
  }

  /** Draws content in a tag of its own; `parent` is the document by default. */
  tag(
    type: string,
    draw: () => void,
    options: { alt?: string; scope?: 'Column' | 'Row'; parent?: StructureElement } = {},
  ): void {
    if (this.#isSilent) return;
    const { parent = this.#root, ...rest } = options;
    parent.add(this.doc.struct(type, rest, draw));
  }

  /** Opens a tag that will contain other tags. They get it as their `parent`. */
  openTag(type: string, parent: StructureElement = this.#root): StructureElement {
    if (this.#isSilent) return noTag;
    const element = this.doc.struct(type, {});
    parent.add(element);
    return element;
  }

  /** Draws an artifact, which screen readers skip: backgrounds, rules, dots, page footers. */
  decorate(draw: () => void): void {
    if (!this.#isSilent) drawAsArtifact(this.doc, draw);
  }

  rule(y: number, weight: number, colour: string = pdfColours.ink): void {
    const { doc, margin, width } = this;
    doc
      .moveTo(margin, y)
      .lineTo(margin + width, y)
      .lineWidth(weight)
      .stroke(colour);
  }

  /** Measures the height of a text at `style.width`, by default the whole width. */
  measureTextHeight(text: string, style: TextStyle = {}): number {
    const { face = 'text', size = 10, colour: _, ...options } = style;
    return this.#typeface.heightOf(text, face, size, { width: this.width, ...options });
  }

  /** Draws a text with its upper left corner at x, y; call within a tag or `decorate`. */
  drawTextAt(text: string, x: number, y: number, style: TextStyle = {}): void {
    const { face = 'text', size = 10, colour = pdfColours.ink, ...options } = style;
    this.#typeface.requireGlyphs(text);
    this.doc
      .font(face)
      .fontSize(size)
      .fillColor(colour)
      .text(text, x, y, { width: this.width, ...options });
  }

  addBookmark(title: string): void {
    if (this.#isSilent) return;
    this.doc.outline.addItem(title, { top: this.y, left: this.doc.page.width });
  }

  /** Makes an area of the page a link to an address. Call within the tag of the link. */
  link(
    url: string,
    text: string,
    box: [number, number, number, number],
    tag: StructureElement,
  ): void {
    if (this.#isSilent) return;
    this.doc.link(...box, url, { structParent: tag, Contents: Object(text) });
  }

  /** Ends the document and returns the file. */
  async end(): Promise<Buffer> {
    this.#root.end();
    return endDocument(this.doc);
  }
}
