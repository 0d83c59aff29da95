import { colours, type Role } from '@beranda/brand';
import type { TableSeed, Words } from './document-seed.ts';
import {
  type Box,
  decorate,
  heightIn,
  PAGE,
  type Pen,
  reserve,
  type Style,
  styles,
  WIDTH,
  within,
  write,
} from './pen.ts';

const GAP = 10;
const PADDING = 3.5;
/** Rows that stay with the head of a table, and a total with what it sums up. */
const ROWS_TOGETHER = 3;

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
  { doc }: Pen,
  cells: readonly Words[],
  columns: readonly Column[],
  style: Style,
): number {
  const heights = cells.map((cell, index) => heightIn(doc, cell, style, columns[index] ?? { width: WIDTH }));
  return Math.max(...heights) + 2 * PADDING;
}

function rule(pen: Pen, y: number, colour: Role, thickness: number): void {
  const { doc } = pen;
  decorate(pen, () =>
    doc.moveTo(PAGE.left, y).lineTo(PAGE.right, y).lineWidth(thickness).strokeColor(colours[colour]).stroke(),
  );
}

function drawCells(
  pen: Pen,
  cells: readonly Words[],
  columns: readonly Column[],
  style: Style,
  isHead: boolean,
): void {
  const top = pen.doc.y + PADDING;
  within(pen, 'TR', (row) => {
    for (const [index, column] of columns.entries()) {
      const cell = cells[index] ?? '';
      const scope = isHead ? 'Column' : 'Row';
      const isTitle = isHead || index === 0;
      write(row, isTitle ? 'TH' : 'TD', cell, style, { ...column, y: top }, isTitle ? { scope } : {});
    }
  });
}

/** The head; on the following pages only for the eye, since a screen reader knows it already. */
function drawHead(
  pen: Pen,
  { columns: titles }: TableSeed,
  columns: readonly Column[],
  isRepeated: boolean,
): void {
  const { doc } = pen;
  const top = doc.y;
  const height = heightOfRow(pen, titles, columns, styles.head);
  if (isRepeated) {
    decorate(pen, () => {
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
  } else within(pen, 'THead', (head) => drawCells(head, titles, columns, styles.head, true));
  doc.y = top + height;
  rule(pen, doc.y, 'foreground', 0.9);
}

function drawRow(pen: Pen, row: Row, columns: readonly Column[]): void {
  const { doc } = pen;
  const { as, cells } = row;
  const style = styleOf(row);
  const wide = columns.map((column) => columnOf(row, column));
  const top = doc.y;
  const height = heightOfRow(pen, cells, wide, style);
  if (as === 'total') {
    decorate(pen, () =>
      doc
        .rect(PAGE.left - 6, top, WIDTH + 12, height)
        .fillColor(colours['surface-alt'])
        .fill(),
    );
    rule(pen, top, 'foreground', 0.6);
  }
  drawCells(pen, cells, wide, style, false);
  doc.y = top + height;
  rule(pen, doc.y, 'line', 0.5);
}

/** A table: it breaks between rows, and its head is repeated on the next page. */
export function drawTable(pen: Pen, table: TableSeed): void {
  const { doc } = pen;
  const columns = columnsOf(table);
  const heightsOf = (row: Row) =>
    heightOfRow(
      pen,
      row.cells,
      columns.map((column) => columnOf(row, column)),
      styleOf(row),
    );
  const heights = table.rows.map(heightsOf);
  const all = heights.reduce((sum, one) => sum + one, 0);
  const first = heights.slice(0, ROWS_TOGETHER).reduce((sum, one) => sum + one, 0);
  const head = heightOfRow(pen, table.columns, columns, styles.head);
  const caption = heightIn(doc, table.title, styles.caption, { width: WIDTH }) + 3;
  // A table that fits on one page, and not on the rest of this one, is not broken when most of it would move.
  reserve(pen, caption + head + (all <= 120 ? all : first));
  within(pen, 'Table', (inner) => {
    const top = doc.y;
    write(inner, 'Caption', table.title, styles.caption, { x: PAGE.left, y: top, width: WIDTH });
    doc.y = top + caption;
    drawHead(inner, table, columns, false);
    within(inner, 'TBody', (body) => {
      for (const [index, row] of table.rows.entries()) {
        const isTotalNext = table.rows[index + 1]?.as === 'total';
        const needed =
          (heights[index] ?? 0) + (row.as === 'group' || isTotalNext ? (heights[index + 1] ?? 0) : 0);
        if (reserve(body, needed)) drawHead(body, table, columns, true);
        drawRow(body, row, columns);
      }
    });
  });
  if (table.note) {
    doc.y += 4;
    write(pen, 'P', table.note, styles.note, { x: PAGE.left, y: doc.y, width: WIDTH });
  }
  doc.y += 14;
}
