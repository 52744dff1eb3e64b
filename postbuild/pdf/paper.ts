/**
 * A tagged, accessible PDF (PDF/UA) that is set from top to bottom. It holds the place on the page, breaks
 * pages, draws what stands on each, and keeps the tags and the outline; the blocks that text is set in
 * are in `blocks.ts`.
 *
 * The same calls give the same bytes. A character that the typeface lacks stops the build.
 */
import type PDFDocument from 'pdfkit';
import type { StructureElement, TextOptions } from 'pdfkit';
import { palette } from '#site/art/palette.ts';
import { accessibleDocument, decorate, finished } from './accessible-document.ts';
import { type Face, type Typeface, typeface } from './typeface.ts';

export const colours = palette.light;

export interface PaperFacts {
  title: string;
  subject: string;
  /** At the foot of each page, before its number. */
  footer: string;
  size: 'A4' | 'A5';
  /** How far blocks stand apart, 1 as designed; see `setWell`. */
  air?: number;
  /** Finds out where everything would stand, and draws nothing: cheap, and never to be ended. */
  isDraft?: boolean;
}

export interface TextStyle extends TextOptions {
  face?: Face;
  size?: number;
  colour?: string;
}

const sizes = { A4: [595.28, 841.89], A5: [419.53, 595.28] } as const;
const margins = { A4: 62, A5: 40 } as const;

/** Stands for a tag while a block is measured: PDFKit would wait for a real one for ever. */
const noTag = { add: () => noTag, end: () => {} } as unknown as StructureElement;

export class Paper {
  readonly doc: PDFDocument;
  readonly margin: number;
  /** Upper edge of what comes next. */
  y = 0;
  readonly #facts: PaperFacts;
  readonly #root: StructureElement;
  readonly #typeface: Typeface;
  #pages = 0;
  /** While a block is only measured, nothing is drawn and no page is begun. */
  #isMeasuring = false;
  /** While a block is set that is known to fit, none of its parts looks for room. */
  #isFitting = false;
  #isMinimal = true;
  readonly #fills: number[] = [];

  private constructor(facts: PaperFacts, face: Typeface) {
    this.#facts = facts;
    this.#typeface = face;
    this.margin = margins[facts.size];
    this.doc = face.registerIn(accessibleDocument({ ...facts, size: sizes[facts.size] }));
    this.#root = this.doc.struct('Document', {});
    this.doc.addStructure(this.#root);
  }

  static async open(facts: PaperFacts): Promise<Paper> {
    return new Paper(facts, await typeface());
  }

  /** Between the margins. */
  get width(): number {
    return this.doc.page.width - 2 * this.margin;
  }

  get pageCount(): number {
    return this.#pages;
  }

  /** How full each page with a foot is, 0 to 1, in order; the last is the one that is being set. */
  get fills(): readonly number[] {
    return this.#isMinimal ? this.#fills : [...this.#fills, this.#fill];
  }

  get #fill(): number {
    return (this.y - this.margin) / (this.bottom - this.margin);
  }

  get bottom(): number {
    return this.doc.page.height - this.margin - 18;
  }

  /** A new page with its foot; one that is `minimal` carries none. */
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
      this.place(this.#facts.footer, this.margin, y, { size: 8, colour: colours['ink-2'] });
      this.place(String(this.#pages), this.margin, y, {
        size: 8,
        colour: colours['ink-2'],
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

  /** Goes to a new page unless `height` still has room on this one. */
  room(height: number): void {
    if (this.#isMeasuring || this.#isFitting) return;
    if (this.y + height > this.bottom) this.newPage();
  }

  gap(height: number): void {
    this.y += height;
  }

  /** Room between blocks, of which there may be more or less. */
  airOf(height: number): number {
    return height * (this.#facts.air ?? 1);
  }

  /** Height that blocks take, wherever they will stand. */
  heightOf(set: () => void): number {
    const { y } = this;
    const wasMeasuring = this.#isMeasuring;
    // Not at the very top, where a heading leaves out the room above it.
    const from = this.margin + 1;
    this.#isMeasuring = true;
    this.y = from;
    set();
    const height = this.y - from;
    this.#isMeasuring = wasMeasuring;
    this.y = y;
    return height;
  }

  /** Sets blocks that stay on one page, if a page can hold them. */
  together(set: () => void): void {
    const height = this.heightOf(set);
    if (height > this.bottom - this.margin) {
      set();
      return;
    }
    this.room(height);
    this.fit(set);
  }

  /** Sets blocks from here downwards, even into the foot of the page. */
  fit(set: () => void): void {
    const wasFitting = this.#isFitting;
    this.#isFitting = true;
    set();
    this.#isFitting = wasFitting;
  }

  /** Draws content under a tag of its own; `parent` is the document unless given. */
  tag(
    type: string,
    draw: () => void,
    options: { alt?: string; scope?: 'Column' | 'Row'; parent?: StructureElement } = {},
  ): void {
    if (this.#isSilent) return;
    const { parent = this.#root, ...rest } = options;
    parent.add(this.doc.struct(type, rest, draw));
  }

  /** Opens a tag that holds other tags; they are added by passing it as their `parent`. */
  openTag(type: string, parent: StructureElement = this.#root): StructureElement {
    if (this.#isSilent) return noTag;
    const element = this.doc.struct(type, {});
    parent.add(element);
    return element;
  }

  /** Draws what says nothing: grounds, rules, dots, the foot of the page. */
  decorate(draw: () => void): void {
    if (!this.#isSilent) decorate(this.doc, draw);
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
    return this.#typeface.heightOf(text, face, size, { width: this.width, ...options });
  }

  /** Sets a text with its upper left corner at a place; must stand within a tag or a decoration. */
  place(text: string, x: number, y: number, style: TextStyle = {}): void {
    const { face = 'text', size = 10, colour = colours.ink, ...options } = style;
    this.#typeface.requireGlyphs(text);
    this.doc
      .font(face)
      .fontSize(size)
      .fillColor(colour)
      .text(text, x, y, { width: this.width, ...options });
  }

  outline(title: string): void {
    if (this.#isSilent) return;
    this.doc.outline.addItem(title, { top: this.y, left: this.doc.page.width });
  }

  /** A part of the page that opens an address; must stand within the tag of a link. */
  link(
    url: string,
    text: string,
    box: [number, number, number, number],
    tag: StructureElement,
  ): void {
    if (this.#isSilent) return;
    this.doc.link(...box, url, { structParent: tag, Contents: Object(text) });
  }

  /** The file. Nothing can be set afterwards. */
  async end(): Promise<Buffer> {
    this.#root.end();
    return finished(this.doc);
  }
}
