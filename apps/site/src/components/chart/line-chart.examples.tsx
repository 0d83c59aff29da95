import type { Example } from '../example.ts';
import { LineChart, type LineChartData } from './line-chart.tsx';

export const title = 'Line chart';

const DAYS = ['3', '4', '5', '6', '7', '10', '11', '12', '13', '14'];
const BUY = [15_905, 15_912, 15_898, 15_921, 15_934, 15_930, 15_947, 15_941, 15_958, 15_966];
const SPREAD = 22;
const [LEAST, GREATEST] = [15_880, 16_000];

const atOf = (index: number) => (index / (DAYS.length - 1)) * 100;
const heightOf = (value: number) => ((GREATEST - value) / (GREATEST - LEAST)) * 100;
const written = (value: number) => value.toLocaleString('id-ID');

/** Chart data as computed by the server. */
function chartOf(series: { name: string; values: number[] }[]): LineChartData {
  return {
    series: series.map(({ name, values }) => {
      const line = `M${values.map((value, index) => `${atOf(index)},${heightOf(value)}`).join('L')}`;
      return { name, line, area: series.length === 1 ? `${line}L100,100L0,100Z` : null };
    }),
    valueTicks: [15_880, 15_920, 15_960, 16_000].map((value) => ({
      at: heightOf(value),
      text: written(value),
    })),
    dateTicks: [0, 3, 6, 9].map((index) => ({ at: atOf(index), text: `${DAYS[index]} Agt` })),
    rows: DAYS.map((day, index) => ({
      date: `2026-08-${day.padStart(2, '0')}`,
      text: `${day} Agt 2026`,
      at: atOf(index),
      values: series.map(({ values }) => written(values[index] ?? 0)),
      heights: series.map(({ values }) => heightOf(values[index] ?? 0)),
    })),
  };
}

const buy = { name: 'Beli', values: BUY };
const sell = { name: 'Jual', values: BUY.map((value) => value + SPREAD) };

export const examples: Example[] = [
  {
    name: 'of one line',
    element: <LineChart data={chartOf([buy])} caption="Kurs beli USD dalam rupiah, contoh" />,
    tone: 'card',
  },
  {
    name: 'of two lines',
    element: <LineChart data={chartOf([buy, sell])} caption="Kurs USD dalam rupiah, contoh" />,
    tone: 'card',
  },
];
