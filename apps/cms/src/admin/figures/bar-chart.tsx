import './bar-chart.css';
import { useId } from 'react';
import { layOutBars } from './bar-layout.ts';
import { NO_FIGURE } from './figure-formats.ts';

type Props = {
  title: string;
  /** Text alternative: what the chart shows, and where its figures are. */
  description: string;
  /** Names of the bars of each group, with a legend if there are two. */
  series: readonly string[];
  /** In the order of time. */
  groups: {
    /** Axis label. */
    label: string;
    /** Tooltip with the figures of the group. */
    figures: string;
    /** Null where there is no figure. */
    values: readonly (number | null)[];
  }[];
  format: (value: number) => string;
  /** The value of the upper edge. Default: above all values. */
  top?: number;
  /** Writes each value above its bar, which then needs no axis. */
  hasValues?: boolean;
  isSmall?: boolean;
};

const VARIANTS = ['bar-chart__solid', 'bar-chart__hollow'] as const;

/**
 * Bars by month or day, drawn on the server. The SVG stretches, its texts do not; the bars of two series differ by more than
 * colour. The page has a table with the same figures.
 */
export function BarChart({ title, description, series, groups, format, top, hasValues, isSmall }: Props) {
  const id = useId();
  const layout = layOutBars(
    groups.map(({ values }) => values),
    top,
  );
  return (
    <figure className={isSmall ? 'bar-chart bar-chart--small' : 'bar-chart'}>
      <figcaption>
        <span>{title}</span>
        {series.length > 1 && (
          <span className="bar-chart__legend">
            {series.map((name, index) => (
              <span key={name}>
                <svg aria-hidden="true" focusable="false" height="12" width="12">
                  <rect className={VARIANTS[index]} height="10" width="10" x="1" y="1" />
                </svg>
                {name}
              </span>
            ))}
          </span>
        )}
      </figcaption>
      <svg
        aria-describedby={`${id}-text`}
        aria-labelledby={`${id}-title`}
        className={hasValues ? 'bar-chart__plot bar-chart__plot--values' : 'bar-chart__plot'}
        role="img"
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-text`}>{description}</desc>
        {layout.ticks.map(({ value, y }) => (
          <g key={value}>
            <line className="bar-chart__line" x1="0" x2="100%" y1={`${y}%`} y2={`${y}%`} />
            {!hasValues && (
              <text dx="-6" dy="4" textAnchor="end" x="0" y={`${y}%`}>
                {format(value)}
              </text>
            )}
          </g>
        ))}
        {groups.map(({ figures, label, values }, index) => {
          const { bars, center } = layout.groups[index] ?? { bars: [], center: 0 };
          return (
            <g className="bar-chart__group" key={figures}>
              <title>{figures}</title>
              {bars.map(
                (bar, part) =>
                  bar && (
                    <rect
                      className={VARIANTS[part]}
                      height={`${bar.height}%`}
                      key={series[part]}
                      width={`${bar.width}%`}
                      x={`${bar.x}%`}
                      y={`${bar.y}%`}
                    />
                  ),
              )}
              {hasValues && (
                <text
                  className="bar-chart__value"
                  dy="-5"
                  textAnchor="middle"
                  x={`${center}%`}
                  y={`${bars[0]?.y ?? 100}%`}
                >
                  {typeof values[0] === 'number' ? format(values[0]) : NO_FIGURE}
                </text>
              )}
              <text
                className={index % 2 === 0 ? 'bar-chart__label' : 'bar-chart__label bar-chart__label--second'}
                dy="16"
                textAnchor="middle"
                x={`${center}%`}
                y="100%"
              >
                {label}
              </text>
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
