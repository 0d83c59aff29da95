import { StackedChart } from '#src/components/chart/stacked-chart.tsx';
import { useFigures } from './use-figures.ts';

type AmountsChartProps = {
  title: string;
  text: string;
  /** Names of the two amounts of each bar. */
  parts: readonly [string, string];
  bars: readonly { number: number; name: string; amounts: readonly [number, number] }[];
};

/** Bars of two rupiah amounts. The page has the same figures in a table. */
export function AmountsChart({ title, text, parts, bars }: AmountsChartProps) {
  const { rupiah, rupiahCompact } = useFigures();
  return (
    <StackedChart
      title={title}
      text={text}
      parts={parts}
      bars={bars.map(({ number, name, amounts }) => ({
        label: String(number),
        description: `${name}: ${amounts.map((amount, part) => `${parts[part]} ${rupiah(amount)}`).join(', ')}`,
        values: amounts,
      }))}
      formatTick={rupiahCompact}
    />
  );
}
