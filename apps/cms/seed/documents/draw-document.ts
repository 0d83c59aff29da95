import { colours } from '@beranda/brand';
import PDFDocument from 'pdfkit';
import { asPdfFont } from '#cms/pdf/load-fonts.ts';
import {
  type BilingualText,
  type BlockSeed,
  type FiguresSeed,
  type FullPdfSeed,
  type PdfSeed,
  pdfSeed,
} from './document-seed.ts';
import { drawChart } from './draw-chart.ts';
import { BANK, drawRunningHeads, drawTitle } from './draw-head.ts';
import { drawTable } from './draw-table.ts';
import {
  applyStyle,
  heightIn,
  markArtifact,
  PAGE,
  type PdfContext,
  type Style,
  startPageUnlessFits,
  styles,
  WIDTH,
  withElement,
  writeText,
} from './pdf-context.ts';
import { sharedFonts } from './shared-fonts.ts';

const LINE_WIDTH = 445;
const INDENT = 18;
/** Left of a paragraph's own height: a heading does not stand alone at the foot of a page. */
const WITH_HEADING = 62;

const LARGEST_FIGURE = 17;
const figureStyle: Style = { font: 'bold', size: LARGEST_FIGURE, colour: 'foreground' };
const figureLabel: Style = { font: 'regular', size: 8, colour: 'muted' };

/** Paragraphs are short and stay whole; `below` is the height of what must not stand alone on the next page. */
function drawText(context: PdfContext, text: BilingualText, below: number): void {
  const { doc } = context;
  const box = { x: PAGE.left, width: LINE_WIDTH };
  startPageUnlessFits(context, heightIn(doc, text, styles.text, box) + below);
  writeText(context, 'P', text, styles.text, { ...box, y: doc.y });
  doc.y += 7;
}

function drawHeading(context: PdfContext, text: BilingualText): void {
  const { doc } = context;
  const box = { x: PAGE.left, width: WIDTH };
  doc.y += 6;
  startPageUnlessFits(context, heightIn(doc, text, styles.heading, box) + WITH_HEADING);
  writeText(context, 'H3', text, styles.heading, { ...box, y: doc.y });
  doc.y += 3;
}

function drawList(
  context: PdfContext,
  { isNumbered, items }: Extract<BlockSeed, { type: 'list' }>,
  below: number,
): void {
  const { doc } = context;
  const box = { x: PAGE.left + INDENT, width: LINE_WIDTH - INDENT };
  withElement(context, 'L', (list) => {
    for (const [index, item] of items.entries()) {
      const isLast = index === items.length - 1;
      startPageUnlessFits(context, heightIn(doc, item, styles.text, box) + (isLast ? below : 0));
      const y = doc.y;
      withElement(list, 'LI', (entry) => {
        const label = isNumbered ? `${index + 1}.` : '•';
        writeText(entry, 'Lbl', label, styles.text, { x: PAGE.left + 3, y, width: INDENT });
        writeText(entry, 'LBody', item, styles.text, { ...box, y });
      });
      doc.y += 3.5;
    }
  });
  doc.y += 5;
}

function drawFigures(context: PdfContext, { items }: FiguresSeed): void {
  const { doc } = context;
  const gap = 16;
  const width = (WIDTH - gap * (items.length - 1)) / items.length;
  const widest = Math.max(...items.map(({ value }) => applyStyle(doc, figureStyle).widthOfString(value)));
  const size = Math.min(LARGEST_FIGURE, (LARGEST_FIGURE * (width - 1)) / widest);
  const style: Style = { ...figureStyle, size };
  const labelHeight = Math.max(...items.map(({ label }) => heightIn(doc, label, figureLabel, { width })));
  const valueHeight = heightIn(doc, '0', style, { width });
  const noteHeight = Math.max(
    ...items.map(({ note }) => (note ? heightIn(doc, note, styles.note, { width }) : 0)),
  );
  const height = 8 + labelHeight + valueHeight + noteHeight;
  startPageUnlessFits(context, height);
  const top = doc.y;
  for (const [index, { label, note, value }] of items.entries()) {
    const box = { x: PAGE.left + index * (width + gap), width };
    markArtifact(context, () =>
      doc
        .rect(box.x, top, width, 2)
        .fillColor(colours[index === 0 ? 'accent' : 'foreground'])
        .fill(),
    );
    withElement(context, 'Div', (figure) => {
      writeText(figure, 'P', label, figureLabel, { ...box, y: top + 8 });
      writeText(figure, 'P', value, style, { ...box, y: top + 9 + labelHeight });
      if (note)
        writeText(figure, 'P', note, styles.note, { ...box, y: top + 10 + labelHeight + valueHeight });
    });
  }
  doc.x = PAGE.left;
  doc.y = top + height + 18;
}

function drawBlock(context: PdfContext, block: BlockSeed, below: number): void {
  switch (block.type) {
    case 'text':
      drawText(context, block.text, below);
      break;
    case 'heading':
      drawHeading(context, block.text);
      break;
    case 'list':
      drawList(context, block, below);
      break;
    case 'figures':
      drawFigures(context, block);
      break;
    case 'table':
      drawTable(context, block);
      break;
    case 'bars':
    case 'lines':
      drawChart(context, block);
      break;
  }
}

/** What must fit below the title of a section: a paragraph, or the beginning of another block. */
const SPACE_BELOW_TITLE: Record<Exclude<BlockSeed['type'], 'text'>, number> = {
  heading: 90,
  list: 60,
  figures: 76,
  table: 120,
  bars: 240,
  lines: 240,
};

function spaceBelowTitle({ doc }: PdfContext, block: BlockSeed): number {
  if (block.type !== 'text') return SPACE_BELOW_TITLE[block.type];
  return heightIn(doc, block.text, styles.text, { width: LINE_WIDTH });
}

function drawSection(
  context: PdfContext,
  { blocks, startsPage, title }: FullPdfSeed['sections'][number],
  { below, isFirst }: { isFirst: boolean; below: number },
): void {
  const { doc } = context;
  const box = { x: PAGE.left, width: WIDTH };
  if (!isFirst) doc.y += 7;
  const height = heightIn(doc, title, styles.section, box) + 10;
  if (startsPage && !isFirst) doc.addPage();
  else {
    const [first] = blocks;
    const atEnd = blocks.length === 1 ? below : 0;
    startPageUnlessFits(context, height + (first ? spaceBelowTitle(context, first) : 0) + atEnd);
  }
  // Where on the page the bookmark leads: options that pdfkit accepts, but @types/pdfkit lacks.
  const place: object = { left: PAGE.width, top: doc.y - 20 };
  doc.outline.addItem(typeof title === 'string' ? title : title.id, place);
  withElement(context, 'Sect', (section) => {
    writeText(section, 'H2', title, styles.section, { ...box, y: doc.y });
    doc.y += 8;
    for (const block of blocks) drawBlock(section, block, block === blocks.at(-1) ? below : 0);
  });
}

const SPACE_ABOVE_NOTES = 8;

function heightOfNotes({ doc }: PdfContext, notes: readonly BilingualText[]): number {
  const heights = notes.map((note) => heightIn(doc, note, styles.note, { width: WIDTH }) + 3);
  return heights.reduce((sum, one) => sum + one, 2 * SPACE_ABOVE_NOTES);
}

function drawNotes(context: PdfContext, notes: readonly BilingualText[]): void {
  const { doc } = context;
  const box = { x: PAGE.left, width: WIDTH };
  startPageUnlessFits(context, heightOfNotes(context, notes));
  doc.y += SPACE_ABOVE_NOTES;
  markArtifact(context, () => {
    const { y } = doc;
    doc
      .moveTo(PAGE.left, y)
      .lineTo(PAGE.left + 60, y)
      .lineWidth(1.2)
      .strokeColor(colours.accent)
      .stroke();
  });
  doc.y += SPACE_ABOVE_NOTES;
  for (const note of notes) {
    writeText(context, 'P', note, styles.note, { ...box, y: doc.y });
    doc.y += 3;
  }
}

/**
 * Draws a document of the demonstration bank: A4, tagged for screen readers, with bookmarks and the bank's font. The same
 * seed gives the same bytes.
 *
 * @throws Error for a seed that is not valid, or a character that the font does not have.
 */
export async function drawDocument(input: PdfSeed): Promise<Buffer> {
  const seed = pdfSeed.parse(input);
  const { bold, regular } = await sharedFonts();
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: PAGE.top, bottom: 60, left: PAGE.left, right: PAGE.width - PAGE.right },
    lang: 'id-ID',
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: seed.title,
      Author: BANK,
      // Also determines the file's identifier.
      CreationDate: new Date(`${seed.writtenOn}T00:00:00Z`),
    },
    // None yet: pdfkit would compare it with those below, table by table.
    font: '',
  });
  doc.registerFont('regular', asPdfFont(regular)).registerFont('bold', asPdfFont(bold));
  const root = doc.struct('Document');
  doc.addStructure(root);
  const context: PdfContext = { doc, parent: root };
  drawTitle(context, seed);
  if (seed.hasCover) {
    drawNotes(context, seed.notes);
    doc.addPage();
  }
  const atEnd = seed.hasCover ? [] : seed.notes;
  for (const [index, section] of seed.sections.entries()) {
    const isLast = index === seed.sections.length - 1;
    drawSection(context, section, {
      isFirst: index === 0,
      below: isLast ? heightOfNotes(context, atEnd) : 0,
    });
  }
  if (atEnd.length > 0) drawNotes(context, atEnd);
  root.end();
  drawRunningHeads(context, seed);
  doc.end();
  const chunks: Buffer[] = [];
  for await (const chunk of doc) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
