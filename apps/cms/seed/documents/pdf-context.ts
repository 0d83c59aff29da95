import { colours, type Role } from '@beranda/brand';
import type { BilingualText } from './document-seed.ts';

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

/** A PDF document, and the element of its structure tree to which written content is added. */
export type PdfContext = { doc: PDFKit.PDFDocument; parent: Structure };

/** Options of a structure element that pdfkit accepts, but @types/pdfkit lacks. */
type ElementOptions = {
  title?: string;
  lang?: string;
  alt?: string;
  scope?: 'Row' | 'Column';
  bbox?: readonly [left: number, top: number, right: number, bottom: number];
};

/** Adds an element to the structure tree, with the content that `draw` writes. */
export function withElement(
  context: PdfContext,
  tag: string,
  draw: (inner: PdfContext) => void,
  options: ElementOptions = {},
): void {
  const element = context.doc.struct(tag, options);
  context.parent.add(element);
  draw({ ...context, parent: element });
  element.end();
}

/** Marks what `draw` writes as an artifact, which screen readers leave out: rules, backgrounds, running heads. */
export function markArtifact(
  { doc }: PdfContext,
  draw: () => void,
  type: 'Layout' | 'Pagination' = 'Layout',
): void {
  doc.markContent('Artifact', { type });
  draw();
  doc.endMarkedContent();
}

export function applyStyle(doc: PDFKit.PDFDocument, { colour, font, size }: Style): PDFKit.PDFDocument {
  return doc.font(font).fontSize(size).fillColor(colours[colour]);
}

/** Tabular figures, so that those below each other align. */
const TABULAR_FIGURES: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum'];

/** Height of a text in points, broken into lines of a width. */
function heightOf(doc: PDFKit.PDFDocument, text: string, style: Style, width: number): number {
  const { lineGap = 0 } = style;
  // Most cells of tables are short, and to break lines is what takes time.
  if (applyStyle(doc, style).widthOfString(text) < width - 1) return doc.currentLineHeight(true) + lineGap;
  return doc.heightOfString(text, { width, lineGap });
}

export type Box = { width: number; align?: 'left' | 'right' };

/** Right-aligned, each language has its own lines; else English follows Indonesian. */
const linesOf = (text: BilingualText, align: Box['align']): readonly string[] => {
  if (typeof text === 'string') return [text];
  return align === 'right' ? [text.id, text.en] : [`${text.id} / ${text.en}`];
};

/** Height of a text in points, in a box. */
export const heightIn = (doc: PDFKit.PDFDocument, text: BilingualText, style: Style, { align, width }: Box) =>
  linesOf(text, align).reduce((sum, line) => sum + heightOf(doc, line, style, width), 0);

const muted = (style: Style): Style => ({
  ...style,
  colour: style.colour === 'foreground' ? 'muted' : style.colour,
});

/** Writes a text into a box as one element; English is a span of its own language, in the muted colour. */
export function writeText(
  context: PdfContext,
  tag: string,
  text: BilingualText,
  style: Style,
  { align = 'left', width, x, y }: Box & { x: number; y: number },
  options?: ElementOptions,
): void {
  const { doc } = context;
  const isRight = align === 'right';
  const layout = { width, align, lineGap: style.lineGap ?? 0, ...(isRight && { features: TABULAR_FIGURES }) };
  const put = (line: string, lineStyle: Style, more: object = {}) =>
    applyStyle(doc, lineStyle).text(line, { ...layout, ...more });
  const begin = (line: string, more?: object) => {
    doc.x = x;
    doc.y = y;
    put(line, style, more);
  };
  const children =
    typeof text === 'string'
      ? [() => begin(text)]
      : [
          () => (isRight ? begin(text.id) : begin(`${text.id} / `, { continued: true })),
          doc.struct('Span', { lang: 'en-GB' }, [() => put(text.en, muted(style))]),
        ];
  context.parent.add(doc.struct(tag, options ?? {}, children));
}

/** Starts a page unless so much height is left on this one. @returns whether it did. */
export function startPageUnlessFits({ doc }: PdfContext, height: number): boolean {
  if (doc.y + height <= PAGE.bottom) return false;
  doc.addPage();
  return true;
}
