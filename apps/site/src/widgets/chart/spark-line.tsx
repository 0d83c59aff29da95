/** What `sparkLine` works out on the server, in percent of its place. */
export type SparkLineData = { line: string; area: string; endsAt: number };

type SparkLineProps = {
  data: SparkLineData;
  /** Which way it has gone, in colour; the figure beside it says so in words. */
  direction?: 'up' | 'down' | 'none';
};

/** A small line beside a figure, which shows nothing that is not said there. */
export function SparkLine({ data, direction = 'none' }: SparkLineProps) {
  return (
    <svg className={`spark-line spark-line-${direction}`} aria-hidden="true" focusable="false">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d={data.area} className="chart-area" />
        <path d={data.line} className="chart-line" />
      </svg>
      <circle cx="100%" cy={`${data.endsAt}%`} r="3" className="chart-dot" />
    </svg>
  );
}
