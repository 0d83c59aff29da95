import type { Example } from '#src/components/example.ts';
import { FundsCard } from './funds-card.tsx';
import { RiskScale } from './risk-scale.tsx';
import { sparklineOf } from './sparkline.ts';
import type { FundWithStaleness } from './summary.ts';

export const title = 'Funds';

const NONE = {
  ytd: null,
  oneYear: null,
  sixMonths: null,
  threeMonths: null,
  oneMonth: null,
  sinceInception: null,
};

/** Deterministic sample series. */
const line = (rise: number, swing: number) =>
  sparklineOf(Array.from({ length: 60 }, (_, day) => 1_000 + day * rise + swing * Math.sin(day / 4)));

const FUNDS: FundWithStaleness[] = [
  {
    slug: 'lentera-pasar-uang',
    language: 'id',
    name: 'Lentera Pasar Uang',
    kind: 'money-market',
    risk: 'low',
    currency: 'IDR',
    latest: { value: 1_482.31, date: '2026-11-19' },
    fractionDigits: 2,
    returns: { ...NONE, oneYear: 0.0511 },
    sparkline: line(4, 2),
    isStale: false,
  },
  {
    slug: 'lentera-saham-nusantara',
    language: 'id',
    name: 'Lentera Saham Nusantara Berwawasan Lingkungan',
    kind: 'equity',
    risk: 'high',
    currency: 'IDR',
    latest: { value: 2_204.58, date: '2026-11-12' },
    fractionDigits: 2,
    returns: { ...NONE, oneYear: -0.0067 },
    sparkline: line(-2, 60),
    isStale: true,
  },
  {
    slug: 'lentera-dolar',
    language: 'id',
    name: 'Lentera Dolar',
    kind: 'fixed-income',
    risk: 'medium',
    currency: 'USD',
    latest: { value: 1.0312, date: '2026-11-19' },
    fractionDigits: 4,
    returns: NONE,
    sparkline: null,
    isStale: false,
  },
];

export const examples: Example[] = [
  {
    name: 'a rise, a fall of an old value, and a fund without a year',
    element: <FundsCard funds={FUNDS} />,
  },
  {
    name: 'the three levels of risk',
    element: (
      <p className="flex flex-wrap gap-x-8 gap-y-2">
        <RiskScale risk="low" />
        <RiskScale risk="medium" />
        <RiskScale risk="high" />
      </p>
    ),
  },
];
