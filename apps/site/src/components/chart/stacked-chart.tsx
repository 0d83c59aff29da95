import { isLabelled, layOutStackedBars } from './stacked-bars.ts';

/** Fill of each part, from the bottom up; parts differ by more than colour. */
const VARIANTS = ['stacked-solid', 'stacked-hollow', 'stacked-faint'] as const;

type StackedChartProps = {
  title: string;
  /** Text alternative: what the chart shows and where the figures are. */
  text: string;
  /** Names of the parts, from the bottom up. */
  parts: readonly string[];
  bars: {
    /** Axis label, shown if there is room. */
    label: string;
    /** Tooltip with all values of the bar. */
    description: string;
    values: readonly number[];
  }[];
  formatTick: (value: number) => string;
};

/** Stacked bar chart. The SVG stretches, its text does not. The page has a table with the same figures. */
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
