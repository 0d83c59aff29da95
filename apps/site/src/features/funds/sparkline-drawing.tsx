import { SPARKLINE } from './sparkline.ts';

const { width, height } = SPARKLINE;

/** Decorative sparkline; the figure is next to it. */
export function SparklineDrawing({ line }: { line: string }) {
  const [x, y] = line.slice(line.lastIndexOf('L') + 1).split(' ');
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className="fund-sparkline"
      aria-hidden="true"
      focusable="false"
    >
      <path d={`${line}V${height}H0Z`} className="fund-sparkline-area" />
      <path d={line} className="fund-sparkline-line" />
      <circle cx={x} cy={y} r="2.5" className="fund-sparkline-end" />
    </svg>
  );
}
