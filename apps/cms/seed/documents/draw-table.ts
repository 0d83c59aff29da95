import { colours, type Role } from '@beranda/brand';
import type { BilingualText, TableSeed } from './document-seed.ts';
import {
  type Box,
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

const GAP = 10;
const PADDING = 3.5;
const CAPTION_GAP = 3;
const NOTE_GAP = 4;
const SPACE_BELOW = 14;
/** Rows that stay with the head of a table. */
const ROWS_TOGETHER = 3;
/** A table of no more than this height is not broken. */
const WHOLE_UP_TO = 120;

type Row = TableSeed['rows'][number];
type Column = Box & { x: number };

function columnsOf({ columns, texts, widths = columns.map(() => 1) }: TableSeed): Column[] {
  const all = widths.reduce((sum, one) => sum + one, 0);
  let x = PAGE.left;
  return columns.map((_, index) => {
    const share = (WIDTH * (widths[index] ?? 1)) / all;
    const isLast = index === columns.length - 1;
    const column: Column = {
      x,
      width: share - (isLast ? 0 : GAP),
      align: index === 0 || texts.includes(index) ? 'left' : 'right',
    };
    x += share;
    return column;
  });
}

const totalStyle: Style = { ...styles.cell, font: 'bold' };
const groupStyle: Style = { ...totalStyle, colour: 'primary-strong' };

function styleOf({ as }: Row): Style {
  if (as === 'group') return groupStyle;
  return as === 'total' ? totalStyle : styles.cell;
}

/** A group's name spans all columns. */
const columnOf = ({ as }: Row, column: Column): Column =>
  as === 'group' ? { ...column, width: WIDTH } : column;

function heightOfRow(
  { doc }: PdfContext,
  cells: readonly BilingualText[],
  columns: readonly Column[],
  style: Style,
): number {
  const heights = cells.map((cell, index) => heightIn(doc, cell, style, columns[index] ?? { width: WIDTH }));
  return Math.max(...heights) + 2 * PADDING;
}

function rule(context: PdfContext, y: number, colour: Role, thickness: number): void {
  const { doc } = context;
  markArtifact(context, () =>
    doc.moveTo(PAGE.left, y).lineTo(PAGE.right, y).lineWidth(thickness).strokeColor(colours[colour]).stroke(),
  );
}

function drawCells(
  context: PdfContext,
  cells: readonly BilingualText[],
  columns: readonly Column[],
  style: Style,
  isHead: boolean,
): void {
  const top = context.doc.y + PADDING;
  withElement(context, 'TR', (row) => {
    for (const [index, column] of columns.entries()) {
      const cell = cells[index] ?? '';
      const scope = isHead ? 'Column' : 'Row';
      const isTitle = isHead || index === 0;
      writeText(row, isTitle ? 'TH' : 'TD', cell, style, { ...column, y: top }, isTitle ? { scope } : {});
    }
  });
}

/** The head of a table. Repeated on the next page it is an artifact: a screen reader reads it once. */
function drawHead(
  context: PdfContext,
  { columns: titles }: TableSeed,
  columns: readonly Column[],
  isRepeated: boolean,
): void {
  const { doc } = context;
  const top = doc.y;
  const height = heightOfRow(context, titles, columns, styles.head);
  if (isRepeated) {
    markArtifact(context, () => {
      for (const [index, { align = 'left', width, x }] of columns.entries()) {
        const title = titles[index] ?? '';
        const lines = typeof title === 'string' ? [title] : [title.id, title.en];
        doc.font('bold').fontSize(styles.head.size).fillColor(colours.muted);
        doc.text(lines.join(align === 'right' ? '\n' : ' / '), x, top + PADDING, {
          width,
          align,
          lineGap: 0.5,
        });
      }
    });
  } else withElement(context, 'THead', (head) => drawCells(head, titles, columns, styles.head, true));
  doc.y = top + height;
  rule(context, doc.y, 'foreground', 0.9);
}

/** A row with how it is set, measured once. */
type MeasuredRow = { row: Row; columns: readonly Column[]; style: Style; height: number };

function measure(context: PdfContext, row: Row, all: readonly Column[]): MeasuredRow {
  const columns = all.map((column) => columnOf(row, column));
  const style = styleOf(row);
  return { row, columns, style, height: heightOfRow(context, row.cells, columns, style) };
}

function drawRow(context: PdfContext, { columns, height, row: { as, cells }, style }: MeasuredRow): void {
  const { doc } = context;
  const top = doc.y;
  if (as === 'total') {
    markArtifact(context, () =>
      doc
        .rect(PAGE.left - 6, top, WIDTH + 12, height)
        .fillColor(colours['surface-alt'])
        .fill(),
    );
    rule(context, top, 'foreground', 0.6);
  }
  drawCells(context, cells, columns, style, false);
  doc.y = top + height;
  rule(context, doc.y, 'line', 0.5);
}

/** The space that a row needs: a group needs its first row, and the row before a total needs that. */
function neededBy(rows: readonly MeasuredRow[], index: number): number {
  const [one, next] = [rows[index], rows[index + 1]];
  const isKept = one?.row.as === 'group' || next?.row.as === 'total';
  return (one?.height ?? 0) + (isKept ? (next?.height ?? 0) : 0);
}

/** A table: it breaks between rows, and its head is repeated on the next page. */
export function drawTable(context: PdfContext, table: TableSeed): void {
  const { doc } = context;
  const columns = columnsOf(table);
  const rows = table.rows.map((row) => measure(context, row, columns));
  const heightOf = (some: readonly MeasuredRow[]) => some.reduce((sum, { height }) => sum + height, 0);
  const all = heightOf(rows);
  const head = heightOfRow(context, table.columns, columns, styles.head);
  const caption = heightIn(doc, table.title, styles.caption, { width: WIDTH }) + CAPTION_GAP;
  startPageUnlessFits(
    context,
    caption + head + (all <= WHOLE_UP_TO ? all : heightOf(rows.slice(0, ROWS_TOGETHER))),
  );
  withElement(context, 'Table', (inner) => {
    const top = doc.y;
    writeText(inner, 'Caption', table.title, styles.caption, { x: PAGE.left, y: top, width: WIDTH });
    doc.y = top + caption;
    drawHead(inner, table, columns, false);
    withElement(inner, 'TBody', (body) => {
      for (const [index, row] of rows.entries()) {
        if (startPageUnlessFits(body, neededBy(rows, index))) drawHead(body, table, columns, true);
        drawRow(body, row);
      }
    });
  });
  if (table.note) {
    doc.y += NOTE_GAP;
    writeText(context, 'P', table.note, styles.note, { x: PAGE.left, y: doc.y, width: WIDTH });
  }
  doc.y += SPACE_BELOW;
}
