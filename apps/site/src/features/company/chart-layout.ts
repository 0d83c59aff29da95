import type { Unit } from '@beranda/contract';

/** A positioned unit; `x` and `y` are its upper left corner. */
export type Box = { name: string; level: number; x: number; y: number; width: number };

/** A polyline, as points. */
export type Line = readonly (readonly [number, number])[];

type ChartLayout = { width: number; height: number; boxes: Box[]; lines: Line[] };

/** Room for four lines of text. */
export const BOX_HEIGHT = 80;
const WIDTH = 172;
const GAP = 16;
/** Vertical gap between levels and between stacked units. */
const LEVEL_GAP = 44;
const STEP = 14;
/** Indent of stacked units from their connecting line. */
const INDENT = 18;
const MARGIN = 24;

const isLeaf = ({ units }: Unit) => units.length === 0;

/** Columns of units; consecutive units without reports share one column. */
function columnsOf(units: readonly Unit[]): Unit[][] {
  const columns: Unit[][] = [];
  for (const unit of units) {
    const last = columns.at(-1);
    if (last && isLeaf(unit) && last.every(isLeaf)) last.push(unit);
    else columns.push([unit]);
  }
  return columns;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function widthOf(unit: Unit): number {
  const columns = columnsOf(unit.units);
  const widths = columns.map((column) => Math.max(...column.map(widthOf)));
  return Math.max(WIDTH, sum(widths) + GAP * (columns.length - 1));
}

/**
 * Tree layout of an organisation: superiors above their reports; units without reports are stacked, so that the chart
 * grows in height rather than width.
 */
export function layOutChart(units: readonly Unit[]): ChartLayout {
  const boxes: Box[] = [];
  const lines: Line[] = [];

  /** @param rail x of the vertical connecting line. */
  function stack(column: readonly Unit[], x: number, y: number, level: number, rail: number): void {
    const from = x + INDENT / 2;
    column.forEach(({ name }, index) => {
      const top = y + index * (BOX_HEIGHT + STEP);
      const middle = top + BOX_HEIGHT / 2;
      boxes.push({ name, level, x: x + INDENT, y: top, width: WIDTH - INDENT });
      lines.push([
        [from, rail],
        [from, middle],
        [x + INDENT, middle],
      ]);
    });
  }

  function place(unit: Unit, x: number, y: number, level: number): void {
    const width = widthOf(unit);
    const left = x + (width - WIDTH) / 2;
    boxes.push({ name: unit.name, level, x: left, y, width: WIDTH });
    const columns = columnsOf(unit.units);
    const bottom = y + BOX_HEIGHT;
    const [only] = columns;
    if (only && columns.length === 1 && only.every(isLeaf)) {
      stack(only, left, bottom + STEP, level + 1, bottom);
      return;
    }
    const rail = bottom + LEVEL_GAP / 2;
    const middle = x + width / 2;
    let at = x;
    for (const column of columns) {
      const wide = Math.max(...column.map(widthOf));
      const [first] = column;
      const isStack = column.every(isLeaf) && columns.length > 1;
      const centre = isStack ? at + INDENT / 2 : at + wide / 2;
      const top = bottom + LEVEL_GAP;
      lines.push([
        [middle, bottom],
        [middle, rail],
        [centre, rail],
        ...(isStack ? [] : ([[centre, top]] as const)),
      ]);
      if (isStack) stack(column, at, top, level + 1, rail);
      else if (first) place(first, at, top, level + 1);
      at += wide + GAP;
    }
  }

  let x = MARGIN;
  for (const unit of units) {
    place(unit, x, MARGIN, 0);
    x += widthOf(unit) + GAP;
  }
  const bottoms = boxes.map(({ y }) => y + BOX_HEIGHT);
  return {
    width: Math.max(x - GAP + MARGIN, WIDTH + 2 * MARGIN),
    height: Math.max(0, ...bottoms) + MARGIN,
    boxes,
    lines,
  };
}
