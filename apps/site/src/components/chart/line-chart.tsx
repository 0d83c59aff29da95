import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useIsHydrated } from '#src/app/use-is-hydrated.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { TableFrame } from '../table/table-frame.tsx';
import { ChartDisclosure } from './chart-disclosure.tsx';
import { nearestRow, rowByKey } from './nearest-row.ts';

/** Result of `lineChart` on the server. Positions are percent of the plot, from its upper left corner. */
export type LineChartData = {
  series: { name: string; line: string; area: string | null }[];
  valueTicks: { at: number; text: string }[];
  dateTicks: { at: number; text: string }[];
  /** Oldest first; `values` and `heights` have one entry per series, null if it has no value on that day. */
  rows: {
    date: string;
    text: string;
    at: number;
    values: (string | null)[];
    heights: (number | null)[];
  }[];
};

type LineChartProps = {
  data: LineChartData;
  /** Caption with its unit: `Kurs USD dalam rupiah, 90 hari`. */
  caption: string;
  /** If there are too many days for a table: the days it has, and a note that says which. */
  table?: { dates: readonly string[]; note: string };
};

/**
 * Line chart of one or two series over time, with a readout of the pointed or last day and a table of all figures.
 * Arrow keys move from day to day, as on a slider.
 */
export function LineChart({ data, caption, table }: LineChartProps) {
  const { series, rows } = data;
  const last = rows.length - 1;
  const [pointed, setPointed] = useState<number>();
  const isHydrated = useIsHydrated();
  const index = Math.min(pointed ?? last, last);
  const row = rows[index];
  if (!row) return null;

  function point({ currentTarget, clientX }: PointerEvent): void {
    const { left, width } = currentTarget.getBoundingClientRect();
    setPointed(nearestRow(rows, ((clientX - left) / width) * 100));
  }

  function moveByKey(event: KeyboardEvent): void {
    const next = rowByKey(event.key, index, rows.length);
    if (next === undefined) return;
    event.preventDefault();
    setPointed(next);
  }

  const reading = series.map(({ name }, at) => `${name} ${row.values[at] ?? '–'}`);
  return (
    <figure className="chart">
      <figcaption className="chart-caption">{caption}</figcaption>
      <p className="chart-reading" aria-hidden="true">
        <span className="chart-day">{row.text}</span>
        {series.map(({ name }, at) => (
          <span key={name} className="chart-figure">
            <svg width="26" height="8" className={`chart-line-${at}`} aria-hidden="true">
              <line x1="1" x2="25" y1="4" y2="4" className="chart-line" />
            </svg>
            {name} <b>{row.values[at] ?? '–'}</b>
          </span>
        ))}
      </p>
      <div className="chart-frame">
        <div className="chart-values" aria-hidden="true">
          {data.valueTicks.toReversed().map(({ at, text }) => (
            <span key={at}>{text}</span>
          ))}
        </div>
        <div
          className="chart-plot"
          {...(isHydrated
            ? {
                role: 'slider',
                'aria-label': caption,
                tabIndex: 0,
                'aria-valuemin': 0,
                'aria-valuemax': last,
                'aria-valuenow': index,
                'aria-valuetext': [row.text, ...reading].join(', '),
                onKeyDown: moveByKey,
                onPointerDown: point,
                onPointerMove: point,
                onPointerLeave: () => setPointed(undefined),
                onBlur: () => setPointed(undefined),
              }
            : { role: 'img', 'aria-label': caption })}
        >
          <Plot data={data} row={row} isPointed={pointed !== undefined} />
        </div>
        <svg className="chart-dates" aria-hidden="true">
          {data.dateTicks.map(({ at, text }) => (
            <text key={at} x={`${at}%`} y="16" className={anchorOf(at)}>
              {text}
            </text>
          ))}
        </svg>
      </div>
      <RowsTable data={data} caption={caption} table={table} />
    </figure>
  );
}

/** Keeps labels at the edges inside the plot. */
function anchorOf(at: number): string {
  if (at < 6) return 'chart-at-start';
  return at > 94 ? 'chart-at-end' : '';
}

type PlotProps = { data: LineChartData; row: LineChartData['rows'][number]; isPointed: boolean };

/** Only the lines are stretched with the plot; text and dots keep their size. */
function Plot({ data, row, isPointed }: PlotProps) {
  return (
    <svg aria-hidden="true" focusable="false">
      {data.valueTicks.map(({ at }) => (
        <line key={at} x1="0" x2="100%" y1={`${at}%`} y2={`${at}%`} className="chart-grid" />
      ))}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {data.series.map(({ name, line, area }, index) => (
          <g key={name} className={`chart-line-${index}`}>
            {area && <path d={area} className="chart-area" />}
            <path d={line} className="chart-line" />
          </g>
        ))}
      </svg>
      {isPointed && <line x1={`${row.at}%`} x2={`${row.at}%`} y1="0" y2="100%" className="chart-cursor" />}
      {row.heights.map(
        (height, index) =>
          height !== null && (
            <circle
              // biome-ignore lint/suspicious/noArrayIndexKey: a dot is identified by its series
              key={index}
              cx={`${row.at}%`}
              cy={`${height}%`}
              r="5"
              className={`chart-dot chart-line-${index}`}
            />
          ),
      )}
    </svg>
  );
}

/** Newest first. */
function RowsTable({ data, caption, table }: LineChartProps) {
  const t = useTranslations('chart');
  const rows = table ? data.rows.filter(({ date }) => table.dates.includes(date)) : data.rows;
  return (
    <ChartDisclosure>
      {table && <p className="text-muted text-sm">{table.note}</p>}
      <TableFrame label={caption}>
        <table className="data-table">
          <thead>
            <tr>
              <th scope="col">{t('date')}</th>
              {data.series.map(({ name }) => (
                <th key={name} scope="col" className="numeric">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.toReversed().map(({ date, text, values }) => (
              <tr key={date}>
                <th scope="row">
                  <time dateTime={date}>{text}</time>
                </th>
                {values.map((value, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its column
                  <td key={index} className="numeric">
                    {value ?? '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    </ChartDisclosure>
  );
}
