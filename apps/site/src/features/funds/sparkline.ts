import { downsample } from './downsample.ts';

/** View box of a sparkline. */
export const SPARKLINE = { width: 96, height: 32 };

const MAX_POINTS = 48;
/** Half of the stroke width, and of the end dot. */
const MARGIN = 3;

/** SVG path data of a sparkline, oldest value first; null for fewer than two values. */
export function sparklineOf(values: readonly number[]): string | null {
  if (values.length < 2) return null;
  const lowest = Math.min(...values);
  const span = Math.max(...values) - lowest || 1;
  const last = values.length - 1;
  const points = downsample(values, MAX_POINTS).map((index) => {
    const x = (index / last) * (SPARKLINE.width - MARGIN);
    const share = ((values[index] ?? lowest) - lowest) / span;
    const y = SPARKLINE.height - MARGIN - share * (SPARKLINE.height - 2 * MARGIN);
    return `${round(x)} ${round(y)}`;
  });
  return `M${points.join('L')}`;
}

function round(coordinate: number): number {
  return Math.round(coordinate * 10) / 10;
}
