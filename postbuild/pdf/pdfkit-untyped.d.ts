/** PDFKit has no types; these are the parts that we use. Lengths are in points. */

declare module 'pdfkit' {
  import { Readable } from 'node:stream';

  export type TextOptions = {
    width?: number;
    align?: 'left' | 'center' | 'right';
    lineGap?: number;
    lineBreak?: boolean;
    features?: readonly string[];
  };
  /**
   * A node of the tag tree, which screen readers follow. A function that is passed to `add` draws content; PDFKit calls
   * it once the node is attached to the tree.
   */
  export type StructureElement = {
    add(child: StructureElement | (() => void)): StructureElement;
    end(): void;
  };
  type Outline = {
    addItem(title: string, options?: { top?: number; left?: number }): Outline;
  };

  export default class PDFDocument extends Readable {
    constructor(options: {
      size: readonly [number, number];
      margin: number;
      pdfVersion: '1.7';
      subset: 'PDF/UA';
      tagged: true;
      lang: string;
      displayTitle: true;
      autoFirstPage: false;
      info: Readonly<Record<string, string | Date>>;
    });
    /** Makes a document of one page without metadata, only to measure texts. */
    constructor();
    page: { width: number; height: number };
    y: number;
    outline: Outline;
    addPage(options?: { size: readonly [number, number]; margin: number }): this;
    end(): void;
    registerFont(name: string, source: Buffer): this;
    font(name: string): this;
    fontSize(size: number): this;
    heightOfString(text: string, options?: TextOptions): number;
    widthOfString(text: string, options?: TextOptions): number;
    text(text: string, x: number, y: number, options?: TextOptions): this;
    link(
      x: number,
      y: number,
      width: number,
      height: number,
      url: string,
      options?: { structParent: StructureElement; Contents: object },
    ): this;
    image(picture: Buffer, x: number, y: number, options: { width: number; height: number }): this;
    struct(
      type: string,
      options: { alt?: string; scope?: 'Column' | 'Row'; bbox?: readonly number[] },
      children?: () => void,
    ): StructureElement;
    addStructure(element: StructureElement): this;
    markContent(tag: 'Artifact', options?: { type: 'Pagination' | 'Layout' }): this;
    markContent(tag: 'Span', options: { actual: string }): this;
    endMarkedContent(): this;

    save(): this;
    restore(): this;
    translate(x: number, y: number): this;
    rotate(degrees: number, options: { origin: readonly [number, number] }): this;
    scale(factor: number): this;
    path(svgPath: string): this;
    rect(x: number, y: number, width: number, height: number): this;
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
    circle(x: number, y: number, radius: number): this;
    ellipse(x: number, y: number, radiusX: number, radiusY: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    bezierCurveTo(a: number, b: number, c: number, d: number, x: number, y: number): this;
    clip(): this;
    lineWidth(width: number): this;
    lineCap(cap: 'round' | 'butt'): this;
    lineJoin(join: 'round' | 'miter'): this;
    dash(length: number, options: { space: number }): this;
    undash(): this;
    fillColor(colour: string, opacity?: number): this;
    strokeColor(colour: string, opacity?: number): this;
    fill(colour?: string, rule?: 'even-odd'): this;
    stroke(colour?: string): this;
  }
}
