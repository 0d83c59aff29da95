import type { LineChartData } from '#src/components/chart/line-chart.tsx';
import type { RateRowWithStaleness } from '../stale-rates.ts';
import type { ConversionInput } from './conversion.ts';
import type { Selection } from './exchange-rate-query.ts';

export type ExchangeRatePageData = {
  selection: Selection;
  /** Rates of the selected type. */
  rows: RateRowWithStaleness[];
  /** Common number of decimals. */
  fractionDigits: number;
  /** Null if the selected currency has no rate in the period. */
  chart: LineChartData | null;
  /** False if the history is unavailable. */
  isHistoryAvailable: boolean;
  /** Initial values of the converter's fields. */
  input: ConversionInput;
  disclaimer: string;
};
