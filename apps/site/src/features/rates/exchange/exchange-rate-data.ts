import type { LineChartData } from '#src/components/chart/line-chart.tsx';
import type { RateRowWithStaleness } from '../stale-rates.ts';
import type { ConversionInput } from './conversion.ts';
import type { ValidatedSelection } from './selection.ts';

export type ExchangeRatePageData = {
  selection: ValidatedSelection;
  /** The rates of the chosen type. */
  rows: RateRowWithStaleness[];
  /** Digits after the decimal point that all rates are shown with. */
  fractionDigits: number;
  /** Null where the chosen currency has no rate in the chosen time. */
  chart: LineChartData | null;
  /** False while the history cannot be had. */
  isHistoryAvailable: boolean;
  /** What the fields of the converter hold at first. */
  input: ConversionInput;
  disclaimer: string;
};
