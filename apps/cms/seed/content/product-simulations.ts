import {
  futureSavings,
  type InstalmentSchedule,
  type InterestSystem,
  instalmentSchedule,
  phasedSchedule,
  summarizeByYear,
  timeDeposit,
} from '@beranda/finance';
import { z } from 'zod';
import { nonEmptyText } from '../content-fields.ts';
import type { BlockInput } from '../documents/document-seed.ts';
import { calculators } from './calculators.ts';
import type { ProductSeed } from './products.ts';

export const simulation = z.discriminatedUnion('kind', [
  /** A loan with the figures of the calculator on its page. */
  z.strictObject({ kind: z.literal('calculator') }),
  /** A time deposit for each term of the calculator. */
  z.strictObject({ kind: z.literal('deposit') }),
  /** The interest of a month on some balances, by the product's tiers. */
  z.strictObject({ kind: z.literal('balances'), balances: z.array(z.number()) }),
  /** Regular savings. */
  z.strictObject({
    kind: z.literal('plan'),
    monthly: z.number(),
    annualRatePercent: z.number(),
    months: z.int(),
  }),
  z.strictObject({
    kind: z.literal('table'),
    title: nonEmptyText,
    columns: z.array(z.string()),
    rows: z.array(z.array(nonEmptyText)),
  }),
]);
export type Simulation = z.output<typeof simulation>;

const MONTHS_PER_YEAR = 12;
/** Loans of up to so many months are shown month by month. */
const MONTHLY_UP_TO = 24;
/** A chart has as many points as can be told apart. */
const POINTS = { min: 5, max: 16 };

const money = new Intl.NumberFormat('id-ID', {
  style: 'currency',
  currency: 'IDR',
  maximumFractionDigits: 0,
});
const rupiah = (value: number) => money.format(value).replaceAll(/\s/g, '');
const percent = (value: number) =>
  `${new Intl.NumberFormat('id-ID', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value)}%`;
const inMillions = (value: number) => Number((value / 1_000_000).toFixed(1));

const { interestTax, loans, timeDeposit: deposits } = calculators.id;

const systemNames: Record<InterestSystem, string> = {
  flat: 'flat',
  effective: 'efektif (menurun)',
  annuity: 'anuitas',
};

const table = (
  title: string,
  columns: string[],
  rows: readonly (readonly string[])[],
  total?: readonly string[],
): BlockInput => ({
  type: 'table',
  title,
  columns,
  rows: [
    ...rows.map((cells) => ({ cells: [...cells] })),
    ...(total ? [{ cells: [...total], as: 'total' as const }] : []),
  ],
});

function schedule(title: string, result: InstalmentSchedule, months: number): BlockInput[] {
  const isMonthly = months <= MONTHLY_UP_TO;
  const rows = isMonthly
    ? result.instalments.map((instalment) => ({ ...instalment, name: String(instalment.number) }))
    : summarizeByYear(result).map((year) => ({ ...year, name: String(year.year) }));
  const first = rows[0];
  const principal = first ? first.principal + first.balance : 0;
  const rowsAsTable = table(
    title,
    [isMonthly ? 'Bulan' : 'Tahun', 'Angsuran', 'Pokok', 'Bunga', 'Sisa pokok'],
    rows.map((row) => [row.name, ...[row.payment, row.principal, row.interest, row.balance].map(rupiah)]),
    ['Jumlah', rupiah(result.totalPayment), rupiah(principal), rupiah(result.totalInterest), rupiah(0)],
  );
  if (rows.length < POINTS.min || rows.length > POINTS.max) return [rowsAsTable];
  return [
    rowsAsTable,
    {
      type: 'lines',
      title: isMonthly ? 'Sisa pokok pada akhir bulan' : 'Sisa pokok pada akhir tahun',
      unit: 'juta rupiah',
      decimals: 1,
      categories: rows.map(({ name }) => name),
      series: [{ name: 'Sisa pokok', values: rows.map(({ balance }) => inMillions(balance)) }],
    },
  ];
}

function calculatorLoan({ calculator }: ProductSeed): BlockInput[] {
  const loan = loans.find(({ slug }) => slug === calculator?.loan);
  if (!loan || !calculator?.system) throw new Error('This product has no calculator of loans.');
  const { annualRatePercent, phases, principal, years } = loan;
  const months = years.initial * MONTHS_PER_YEAR;
  const terms = {
    principal: principal.initial,
    annualRatePercent: annualRatePercent.initial,
    months,
  };
  const { system } = calculator;
  const title = `Pinjaman ${rupiah(principal.initial)}, ${years.initial} tahun, bunga ${percent(annualRatePercent.initial)} ${systemNames[system]}`;
  if (!phases) return schedule(title, instalmentSchedule({ ...terms, system }), months);
  const result = phasedSchedule({
    ...terms,
    system,
    fixedMonths: phases.fixedYears * MONTHS_PER_YEAR,
    laterAnnualRatePercent: phases.laterAnnualRatePercent,
  });
  return [
    {
      type: 'text',
      text: `Angsuran ${rupiah(result.first.payment)} setiap bulan selama ${phases.fixedYears} tahun pertama. Sesudahnya, bila bunga mengambang ${percent(phases.laterAnnualRatePercent)}, angsurannya ${rupiah(result.later?.payment ?? 0)} setiap bulan.`,
    },
    ...schedule(title, result, months),
  ];
}

function depositTerms(): BlockInput[] {
  const principal = deposits.principal.initial;
  return [
    table(
      `Penempatan ${rupiah(principal)} selama satu jangka waktu`,
      ['Jangka waktu', 'Bunga setahun', 'Bunga', 'Pajak', 'Diterima'],
      deposits.terms.map(({ annualRatePercent, months }) => {
        const result = timeDeposit({
          principal,
          annualRatePercent,
          months,
          taxPercent: interestTax.percent,
          taxFreeUpTo: interestTax.freeUpTo,
          rollOver: 'none',
        });
        return [
          `${months} bulan`,
          percent(annualRatePercent),
          ...[result.totalInterest, result.totalTax, result.totalNetInterest].map(rupiah),
        ];
      }),
    ),
  ];
}

function monthlyInterest({ tiers = [] }: ProductSeed, balances: readonly number[]): BlockInput[] {
  return [
    table(
      'Bunga sebulan bila saldo tidak berubah',
      ['Saldo', 'Bunga setahun', 'Bunga sebulan', 'Pajak', 'Diterima'],
      balances.map((balance) => {
        const tier = tiers.findLast(({ from }) => from <= balance);
        const annualRatePercent = tier?.annualRatePercent ?? 0;
        const { totalInterest, totalNetInterest, totalTax } = timeDeposit({
          principal: balance,
          annualRatePercent,
          months: 1,
          taxPercent: interestTax.percent,
          taxFreeUpTo: interestTax.freeUpTo,
          rollOver: 'none',
        });
        return [
          rupiah(balance),
          percent(annualRatePercent),
          ...[totalInterest, totalTax, totalNetInterest].map(rupiah),
        ];
      }),
    ),
  ];
}

function savingsPlan({
  annualRatePercent,
  monthly,
  months,
}: Extract<Simulation, { kind: 'plan' }>): BlockInput[] {
  const { progress } = futureSavings({
    initial: 0,
    monthly,
    months,
    annualRatePercent,
    taxPercent: interestTax.percent,
    taxFreeUpTo: interestTax.freeUpTo,
  });
  const years = progress.filter(({ month }) => month % MONTHS_PER_YEAR === 0);
  return [
    table(
      `Setoran ${rupiah(monthly)} setiap bulan, bunga ${percent(annualRatePercent)} setahun`,
      ['Akhir tahun', 'Setoran seluruhnya', 'Bunga setelah pajak', 'Saldo'],
      years.map(({ balance, interest, month, paidIn }) => [
        String(month / MONTHS_PER_YEAR),
        ...[paidIn, interest, balance].map(rupiah),
      ]),
    ),
    {
      type: 'bars',
      title: 'Saldo pada akhir tahun',
      unit: 'juta rupiah',
      decimals: 1,
      categories: years.map(({ month }) => String(month / MONTHS_PER_YEAR)),
      series: [{ name: 'Saldo', values: years.map(({ balance }) => inMillions(balance)) }],
    },
  ];
}

/** An example of what a product costs or yields. */
export function simulationBlocks(product: ProductSeed, chosen: Simulation): BlockInput[] {
  switch (chosen.kind) {
    case 'calculator':
      return calculatorLoan(product);
    case 'deposit':
      return depositTerms();
    case 'balances':
      return monthlyInterest(product, chosen.balances);
    case 'plan':
      return savingsPlan(chosen);
    case 'table':
      return [table(chosen.title, chosen.columns, chosen.rows)];
  }
}
