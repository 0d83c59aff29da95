import { colours, type Role } from '@beranda/brand';
import type { ChartSeed } from './document-seed.ts';
import {
  applyStyle,
  heightIn,
  PAGE,
  type PdfContext,
  type Style,
  startPageUnlessFits,
  styles,
  WIDTH,
  withElement,
  writeText,
} from './pdf-context.ts';

const HEIGHT = 140;
const AXIS_WIDTH = 36;
const CATEGORY_HEIGHT = 16;
const LEGEND_HEIGHT = 18;
const TICKS = 4;
const ROOM_BELOW = 0.4;

/** Of the series, in their order. */
const SERIES: readonly Role[] = ['foreground', 'accent', 'primary'];
const colourOf = (index: number) => colours[SERIES[index] ?? 'primary'];

const small: Style = { font: 'regular', size: 7, colour: 'muted' };
const valueStyle: Style = { font: 'bold', size: 7, colour: 'foreground' };

/** The frame of the values: `yOf` is where a value lies on the page. */
type Frame = { left: number; top: number; bottom: number; yOf: (value: number) => number };
type Drawing = { doc: PDFKit.PDFDocument; chart: ChartSeed; frame: Frame; written: Intl.NumberFormat };

/** As Indonesian writes numbers, with so many decimals. */
const numbers = [0, 1, 2].map(
  (decimals) =>
    new Intl.NumberFormat('id-ID', { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
);
const numbersOf = (decimals: number) => numbers[decimals] ?? new Intl.NumberFormat('id-ID');

/** The step between lines of the grid: 1, 2, 2.5 or 5 times a power of ten. */
export function tickStep(span: number): number {
  const least = span / TICKS;
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 2.5, 5, 10].find((candidate) => candidate * power >= least * 0.999) ?? 10) * power;
}

/** From where to where the axis goes. Bars start at zero; lines need not. */
export function rangeOf({ series, type }: ChartSeed): { from: number; to: number; step: number } {
  const all = series.flatMap(({ values }) => values);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  if (type === 'bars' || least < 0 || least < (most - least) * 0.6) {
    const step = tickStep(most);
    return { from: 0, to: Math.ceil(most / step) * step, step };
  }
  const step = tickStep(most - least || most);
  const below = Math.floor(least / step) * step;
  // Space for the value below the lowest point.
  const from = least - below < step * ROOM_BELOW ? Math.max(0, below - step) : below;
  return { from, to: Math.ceil(most / step) * step, step };
}

/** The chart in words: every value, for those who do not see it. */
export function chartInWords(chart: ChartSeed): string {
  const { categories, series, title, unit } = chart;
  const written = numbersOf(chart.decimals);
  const rows = series.map(
    ({ name, values }) =>
      `${name}: ${categories.map((category, index) => `${category} ${written.format(values[index] ?? 0)}`).join('; ')}.`,
  );
  const kind = chart.type === 'bars' ? 'Diagram batang' : 'Diagram garis';
  return `${kind}: ${typeof title === 'string' ? title : title.id}, dalam ${unit}. ${rows.join(' ')}`;
}

/** A value, centred on a place, with nothing of the grid behind it. */
function drawValue({ doc, written }: Drawing, value: number, x: number, y: number): void {
  const text = written.format(value);
  applyStyle(doc, valueStyle);
  const width = doc.widthOfString(text);
  doc
    .rect(x - width / 2 - 1, y + 1, width + 2, 7.5)
    .fillColor(colours.card)
    .fill();
  applyStyle(doc, valueStyle).text(text, x - width / 2, y, { lineBreak: false });
}

function drawGrid({ chart, doc, frame }: Drawing): void {
  const { from, step, to } = rangeOf(chart);
  const decimals = String(Number(step.toFixed(4))).split('.')[1]?.length ?? 0;
  const written = numbersOf(decimals);
  for (let at = from; at <= to + step / 2; at += step) {
    const y = frame.yOf(at);
    const isBase = at === from;
    doc
      .moveTo(frame.left, y)
      .lineTo(PAGE.right, y)
      .lineWidth(isBase ? 0.9 : 0.5)
      .strokeColor(colours[isBase ? 'foreground' : 'line'])
      .stroke();
    const text = written.format(at);
    applyStyle(doc, small);
    doc.text(text, frame.left - 6 - doc.widthOfString(text), y - 4.5, { lineBreak: false });
  }
}

const slotOf = ({ chart, frame }: Drawing) => (PAGE.right - frame.left) / chart.categories.length;

function drawBars(drawing: Drawing): void {
  const { chart, doc, frame } = drawing;
  const slot = slotOf(drawing);
  const count = chart.series.length;
  const width = Math.min(34, (slot * 0.72) / count);
  for (const [at, series] of chart.series.entries())
    for (const [index, one] of series.values.entries()) {
      const middle = frame.left + slot * (index + 0.5) + (at - (count - 1) / 2) * width;
      const y = frame.yOf(one);
      doc
        .rect(middle - width * 0.46, y, width * 0.92, frame.bottom - y)
        .fillColor(colourOf(at))
        .fill();
      drawValue(drawing, one, middle, y - 11);
    }
}

/** Values stand above their line, or below it where another line is above. */
function drawLines(drawing: Drawing): void {
  const { chart, doc, frame } = drawing;
  const slot = slotOf(drawing);
  for (const [at, { values }] of chart.series.entries()) {
    const places = values.map(
      (value, index) => [frame.left + slot * (index + 0.5), frame.yOf(value)] as const,
    );
    for (const [index, [x, y]] of places.entries()) index === 0 ? doc.moveTo(x, y) : doc.lineTo(x, y);
    doc.lineWidth(1.8).lineJoin('round').strokeColor(colourOf(at)).stroke();
    for (const [index, [x, y]] of places.entries()) {
      doc.circle(x, y, 2.6).fillAndStroke(colours.card, colourOf(at));
      const isLower = chart.series.some((other) => (other.values[index] ?? 0) > (values[index] ?? 0));
      drawValue(drawing, values[index] ?? 0, x, isLower ? y + 5 : y - 13);
    }
  }
}

function drawCategories(drawing: Drawing): void {
  const { chart, doc, frame } = drawing;
  const slot = slotOf(drawing);
  for (const [index, category] of chart.categories.entries()) {
    applyStyle(doc, small);
    doc.text(category, frame.left + slot * index, frame.bottom + 5, { width: slot, align: 'center' });
  }
}

function drawLegend({ chart, doc, frame }: Drawing, y: number): void {
  let x = frame.left;
  for (const [index, { name }] of chart.series.entries()) {
    doc
      .rect(x, y + 1.5, 8, 6)
      .fillColor(colourOf(index))
      .fill();
    applyStyle(doc, small).text(name, x + 12, y, { lineBreak: false });
    x += 12 + doc.widthOfString(name) + 18;
  }
}

/** A chart as vectors: one figure with all its values as alternative text. */
export function drawChart(context: PdfContext, chart: ChartSeed): void {
  const { doc } = context;
  const box = { x: PAGE.left, width: WIDTH };
  const titleHeight = heightIn(doc, chart.title, styles.caption, box) + 12;
  const hasLegend = chart.series.length > 1;
  // Categories are written in up to two lines.
  const below = CATEGORY_HEIGHT + 9 + (hasLegend ? LEGEND_HEIGHT : 0);
  startPageUnlessFits(context, titleHeight + HEIGHT + below + 10);
  writeText(context, 'P', chart.title, styles.caption, { ...box, y: doc.y });
  writeText(context, 'P', `Dalam ${chart.unit}`, styles.note, { ...box, y: doc.y });
  const top = doc.y + 14;
  const bottom = top + HEIGHT;
  const { from, to } = rangeOf(chart);
  const frame: Frame = {
    left: PAGE.left + AXIS_WIDTH,
    top,
    bottom,
    yOf: (value) => bottom - ((value - from) / (to - from)) * HEIGHT,
  };
  const drawing: Drawing = { doc, chart, frame, written: numbersOf(chart.decimals) };
  withElement(
    context,
    'Figure',
    ({ parent }) =>
      parent.add(() => {
        drawGrid(drawing);
        if (chart.type === 'bars') drawBars(drawing);
        else drawLines(drawing);
        drawCategories(drawing);
        if (hasLegend) drawLegend(drawing, bottom + CATEGORY_HEIGHT + 8);
      }),
    { alt: chartInWords(chart), bbox: [PAGE.left, top - 14, PAGE.right, bottom + below] },
  );
  doc.x = PAGE.left;
  doc.y = bottom + below + 4;
}
