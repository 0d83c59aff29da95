import type { Example } from '../example.ts';
import { StackedChart } from './stacked-chart.tsx';

export const title = 'Stacked chart';

/** An annuity over twelve years: the principal part grows as interest falls. */
const YEARS = Array.from({ length: 12 }, (_, index) => {
  const principal = 20 + index * 2.5;
  return { year: index + 1, principal, interest: 52 - principal };
});

function chartOf(years: typeof YEARS) {
  return (
    <StackedChart
      title="Pokok dan bunga tiap tahun (juta rupiah)"
      text="Diagram batang. Angka yang sama ada di jadwal angsuran."
      parts={['Pokok', 'Bunga']}
      bars={years.map(({ year, principal, interest }) => ({
        label: String(year),
        description: `Tahun ${year}: pokok ${principal}, bunga ${interest}`,
        values: [principal, interest],
      }))}
      formatTick={String}
    />
  );
}

export const examples: Example[] = [
  { name: 'on a light background', element: chartOf(YEARS), tone: 'card' },
  { name: 'on a dark background', element: chartOf(YEARS), tone: 'dark' },
  { name: 'with a single bar', element: chartOf(YEARS.slice(0, 1)), tone: 'card' },
];
