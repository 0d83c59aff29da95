import { isLabelled, layOutStackedBars } from './stacked-bars.ts';

/** What a bar consists of, from the bottom up; the looks differ by more than their colour. */
const VARIANTS = ['stacked-solid', 'stacked-hollow', 'stacked-faint'] as const;

type StackedChartProps = {
  title: string;
  /** Told of the drawing to those who do not see it: what it is, and where its figures can be read. */
  text: string;
  /** The names of the parts, from the bottom up. */
  parts: readonly string[];
  bars: {
    /** Below the bar, where there is room. */
    label: string;
    /** All of the bar in words, shown under a pointer. */
    description: string;
    values: readonly number[];
  }[];
  formatTick: (value: number) => string;
};

/**
 * Bars of parts that stand on one another. The drawing has no size of its own: bars stretch, letters do not. The page
 * that shows it has a table with the same figures.
 */
export function StackedChart({ title, text, parts, bars, formatTick }: StackedChartProps) {
  const layout = layOutStackedBars(bars.map(({ values }) => values));
  return (
    <figure className="stacked-chart">
      <figcaption className="stacked-caption">
        <span className="font-semibold">{title}</span>
        <span className="stacked-legend">
          {parts.map((part, index) => (
            <span key={part} className="inline-flex items-center gap-2">
              <svg width="14" height="14" aria-hidden="true" focusable="false">
                <rect x="1" y="1" width="12" height="12" rx="3" className={VARIANTS[index]} />
              </svg>
              {part}
            </span>
          ))}
        </span>
      </figcaption>
      <div role="img" aria-label={`${title}. ${text}`} className="stacked-drawing">
        <svg className="stacked-ticks" aria-hidden="true" focusable="false">
          {layout.ticks.map(({ y, value }) => (
            <text key={value} x="100%" y={`${y}%`} dx="-8" dy="4" textAnchor="end">
              {formatTick(value)}
            </text>
          ))}
        </svg>
        <svg aria-hidden="true" focusable="false">
          {layout.ticks.map(({ y, value }) => (
            <line key={value} x1="0" x2="100%" y1={`${y}%`} y2={`${y}%`} className="stacked-line" />
          ))}
          {bars.map(({ label, description }, index) => {
            const bar = layout.bars[index];
            return (
              <g key={label} className="stacked-bar">
                <title>{description}</title>
                {bar?.parts.map(({ y, height }, part) => (
                  <rect
                    key={parts[part]}
                    x={`${bar.x}%`}
                    width={`${bar.width}%`}
                    y={`${y}%`}
                    height={`${height}%`}
                    className={VARIANTS[part]}
                  />
                ))}
              </g>
            );
          })}
        </svg>
        <svg className="stacked-labels" aria-hidden="true" focusable="false">
          {bars.map(({ label }, index) => {
            const bar = layout.bars[index];
            return (
              bar &&
              isLabelled(index, bars.length) && (
                <text key={label} x={`${bar.x + bar.width / 2}%`} y="15" textAnchor="middle">
                  {label}
                </text>
              )
            );
          })}
        </svg>
      </div>
    </figure>
  );
}
