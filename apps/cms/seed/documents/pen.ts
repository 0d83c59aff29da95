import { colours, type Role } from '@beranda/brand';
import type { Words } from './document-seed.ts';

/** A4 in points, and the frame of what is written on it. */
export const PAGE = { width: 595.28, height: 841.89, left: 60, right: 535.28, top: 92, bottom: 772 };
export const WIDTH = PAGE.right - PAGE.left;

export type Style = { font: 'regular' | 'bold'; size: number; colour: Role; lineGap?: number };

export const styles = {
  text: { font: 'regular', size: 9.5, colour: 'foreground', lineGap: 2.6 },
  section: { font: 'bold', size: 15, colour: 'foreground', lineGap: 1 },
  heading: { font: 'bold', size: 10.5, colour: 'primary-strong', lineGap: 1 },
  caption: { font: 'bold', size: 8.5, colour: 'foreground', lineGap: 1 },
  cell: { font: 'regular', size: 8.5, colour: 'foreground', lineGap: 1 },
  head: { font: 'bold', size: 7.5, colour: 'muted', lineGap: 0.5 },
  note: { font: 'regular', size: 7.5, colour: 'muted', lineGap: 1.6 },
} as const satisfies Record<string, Style>;

type Structure = PDFKit.PDFStructureElement;

/** The document, and the element of its structure tree that gets what is written next. */
export type Pen = { doc: PDFKit.PDFDocument; parent: Structure };

/** pdfkit knows more options of elements than its types. */
type ElementOptions = {
  title?: string;
  lang?: string;
  alt?: string;
  scope?: 'Row' | 'Column';
  bbox?: readonly [left: number, top: number, right: number, bottom: number];
};

/** Adds an element to the structure tree, and lets what `draw` writes belong to it. */
export function within(
  pen: Pen,
  tag: string,
  draw: (inner: Pen) => void,
  options: ElementOptions = {},
): void {
  const element = pen.doc.struct(tag, options);
  pen.parent.add(element);
  draw({ ...pen, parent: element });
  element.end();
}

/** What a screen reader leaves out: rules, backgrounds, running heads. */
export function decorate({ doc }: Pen, draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
  doc.markContent('Artifact', { type });
  draw();
  doc.endMarkedContent();
}

export function use(doc: PDFKit.PDFDocument, { colour, font, size }: Style): PDFKit.PDFDocument {
  return doc.font(font).fontSize(size).fillColor(colours[colour]);
}

/** Figures of one width, so that those below each other align. */
const FIGURES: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum'];

/** How high a text is, in a width. */
function heightOf(doc: PDFKit.PDFDocument, text: string, style: Style, width: number): number {
  const { lineGap = 0 } = style;
  // Most cells of tables are short, and to break lines is what takes time.
  if (use(doc, style).widthOfString(text) < width - 1) return doc.currentLineHeight(true) + lineGap;
  return doc.heightOfString(text, { width, lineGap });
}

export type Box = { width: number; align?: 'left' | 'right' };

/** Right-aligned, each language has its own lines; else English follows Indonesian. */
const linesOf = (words: Words, align: Box['align']): readonly string[] => {
  if (typeof words === 'string') return [words];
  return align === 'right' ? [words.id, words.en] : [`${words.id} / ${words.en}`];
};

/** How high a text is in a box. */
export const heightIn = (doc: PDFKit.PDFDocument, words: Words, style: Style, { align, width }: Box) =>
  linesOf(words, align).reduce((sum, line) => sum + heightOf(doc, line, style, width), 0);

const weaker = (style: Style): Style => ({
  ...style,
  colour: style.colour === 'foreground' ? 'muted' : style.colour,
});

/** Writes a text into a box as one element; English is a span of its own language, in a weaker colour. */
export function write(
  pen: Pen,
  tag: string,
  words: Words,
  style: Style,
  { align = 'left', width, x, y }: Box & { x: number; y: number },
  options?: ElementOptions,
): void {
  const { doc } = pen;
  const isRight = align === 'right';
  const layout = { width, align, lineGap: style.lineGap ?? 0, ...(isRight && { features: FIGURES }) };
  const put = (text: string, look: Style, more: object = {}) =>
    use(doc, look).text(text, { ...layout, ...more });
  const begin = (text: string, more?: object) => {
    doc.x = x;
    doc.y = y;
    put(text, style, more);
  };
  const children =
    typeof words === 'string'
      ? [() => begin(words)]
      : [
          () => (isRight ? begin(words.id) : begin(`${words.id} / `, { continued: true })),
          doc.struct('Span', { lang: 'en-GB' }, [() => put(words.en, weaker(style))]),
        ];
  pen.parent.add(doc.struct(tag, options ?? {}, children));
}

/** Begins a new page unless so much space is left; returns whether it did. */
export function reserve({ doc }: Pen, height: number): boolean {
  if (doc.y + height <= PAGE.bottom) return false;
  doc.addPage();
  return true;
}
