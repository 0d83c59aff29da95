import { figuresOf, inMillions, profitOf } from './figures.ts';

/*
 * The financial statements of the demonstration bank, in millions of rupiah: derived from the few figures that its texts
 * state, so that all reports agree with them and with each other. Every sum is exact, since one line of each is the rest.
 */

const MONTHS = 12;
const DIVIDEND_SHARE = 0.25;
/** Dividends are paid in June. */
const DIVIDEND_MONTH = 6;
const PAID_IN_CAPITAL = 1_000_000;
const FIRST_YEAR = 2016;
const FIRST_EQUITY = 1_270_000;
const CORPORATE_TAX = 0.22;
/** Allowance for impairment losses as a share of non-performing loans. */
const COVERAGE = 1.35;
/** The part of non-performing loans that no allowance of their own covers. */
const NET_OF_GROSS_NPL = 0.42;

const yearOf = (date: string) => Number(date.slice(0, 4));
const monthOf = (date: string) => Number(date.slice(5, 7));

/** The last day of the year before. */
export const yearEndBefore = (date: string) => `${yearOf(date) - 1}-12-31`;

/** The last day of a month so many months before that of a date. */
export const monthEnd = (date: string, monthsBefore: number) =>
  new Date(Date.UTC(yearOf(date), monthOf(date) - monthsBefore, 0)).toISOString().slice(0, 10);

const percent = (part: number, whole: number) => (part / whole) * 100;

const yearlyProfit = (year: number) => profitOf(`${year}-12-31`) * 1_000;

/** Dividend from the profit of the year before. */
export const dividendPaidIn = (year: number) =>
  year - 1 <= FIRST_YEAR ? 0 : Math.round(yearlyProfit(year - 1) * DIVIDEND_SHARE);

function equityAtEnd(year: number): number {
  if (year <= FIRST_YEAR) return FIRST_EQUITY;
  return equityAtEnd(year - 1) + yearlyProfit(year) - dividendPaidIn(year);
}

export type BalanceSheet = ReturnType<typeof balanceSheet>;

/** Assets, liabilities and equity on a day. */
export function balanceSheet(date: string) {
  const figures = figuresOf(date);
  const assets = inMillions(figures.assets, `assets ${date}`);
  const loans = inMillions(figures.loans, `loans ${date}`);
  const deposits = inMillions(figures.deposits, `deposits ${date}`);
  const shareOfAssets = (share: number) => Math.round(assets * share);

  const nonPerforming = Math.round((loans * figures.npl) / 100);
  const allowance = Math.round(nonPerforming * COVERAGE);
  const [cash, centralBank, placements] = [0.014, 0.062, 0.035].map(shareOfAssets) as [
    number,
    number,
    number,
  ];
  const [fixedAssets, otherAssets] = [0.021, 0.018].map(shareOfAssets) as [number, number];
  const securities =
    assets - cash - centralBank - placements - (loans - allowance) - fixedAssets - otherAssets;

  const current = Math.round(deposits * 0.19);
  const savings = Math.round(deposits * 0.44);
  const borrowings = shareOfAssets(0.045);

  const year = yearOf(date);
  const profit = profitOf(date) * 1_000;
  const dividend = monthOf(date) >= DIVIDEND_MONTH ? dividendPaidIn(year) : 0;
  const equity = equityAtEnd(year - 1) + profit - dividend;
  const reserves = 72_000 + (year - FIRST_YEAR) * 12_000;

  const rest = assets - deposits - borrowings - equity;
  const fromBanks = Math.round(rest * 0.4);
  return {
    cash,
    centralBank,
    placements,
    securities,
    loans,
    allowance,
    fixedAssets,
    otherAssets,
    assets,
    current,
    savings,
    time: deposits - current - savings,
    deposits,
    fromBanks,
    borrowings,
    otherLiabilities: rest - fromBanks,
    liabilities: assets - equity,
    paidIn: PAID_IN_CAPITAL,
    reserves,
    retained: equity - PAID_IN_CAPITAL - reserves - profit,
    profit,
    equity,
    nonPerforming,
    msme: inMillions(figures.msme, `msme ${date}`),
  };
}

export type IncomeStatement = ReturnType<typeof incomeStatement>;

/** Income and expenses from the beginning of the year to a day. */
export function incomeStatement(date: string) {
  const [start, end] = [balanceSheet(yearEndBefore(date)), balanceSheet(date)];
  const share = monthOf(date) / MONTHS;
  /** A yearly rate on the mean of both days. */
  const on = (rate: number, name: keyof BalanceSheet) =>
    Math.round(((start[name] + end[name]) / 2) * rate * share);
  const interestIncome = on(0.098, 'loans') + on(0.062, 'securities') + on(0.035, 'placements');
  const interestExpense = on(0.031, 'deposits') + on(0.055, 'borrowings');
  const netInterest = interestIncome - interestExpense;
  const fees = on(0.009, 'assets');
  const impairment = on(0.0085, 'loans');
  const profit = end.profit;
  const beforeTax = Math.round(profit / (1 - CORPORATE_TAX));
  const expenses = netInterest + fees - impairment - beforeTax;
  const personnel = Math.round(expenses * 0.48);
  const general = Math.round(expenses * 0.37);
  return {
    interestIncome,
    interestExpense,
    netInterest,
    fees,
    impairment,
    personnel,
    general,
    depreciation: expenses - personnel - general,
    expenses,
    beforeTax,
    tax: beforeTax - profit,
    profit,
  };
}

/** Ratios in percent, yearly where they compare a flow with a stock. */
export function ratiosOf(date: string) {
  const [start, end] = [balanceSheet(yearEndBefore(date)), balanceSheet(date)];
  const { beforeTax, expenses, fees, impairment, interestExpense, interestIncome, netInterest, profit } =
    incomeStatement(date);
  const yearly = (amount: number) => (amount * MONTHS) / monthOf(date);
  const mean = (name: keyof BalanceSheet) => (start[name] + end[name]) / 2;
  const { capital, npl } = figuresOf(date);
  const earning = mean('loans') + mean('securities') + mean('placements');
  return {
    capital,
    npl,
    netNpl: npl * NET_OF_GROSS_NPL,
    coverage: percent(end.allowance, end.nonPerforming),
    returnOnAssets: percent(yearly(beforeTax), mean('assets')),
    returnOnEquity: percent(yearly(profit), mean('equity')),
    margin: percent(yearly(netInterest), earning),
    costs: percent(interestExpense + expenses + impairment, interestIncome + fees),
    loansToDeposits: percent(end.loans, end.deposits),
    lowCostDeposits: percent(end.current + end.savings, end.deposits),
    msmeShare: percent(end.msme, end.loans),
  };
}

/** Loans by their use, and by their quality. */
export function loansOf(date: string) {
  const { loans, msme, nonPerforming } = balanceSheet(date);
  const others = loans - msme;
  const mortgages = Math.round(others * 0.46);
  const consumer = Math.round(others * 0.21);
  const specialMention = Math.round(loans * 0.034);
  const substandard = Math.round(nonPerforming * 0.22);
  const doubtful = Math.round(nonPerforming * 0.18);
  return {
    msme,
    mortgages,
    consumer,
    corporate: others - mortgages - consumer,
    current: loans - specialMention - nonPerforming,
    specialMention,
    substandard,
    doubtful,
    loss: nonPerforming - substandard - doubtful,
    loans,
  };
}

/** Capital and risk-weighted assets; the ratio is the one that the bank states. */
export function capitalOf(date: string) {
  const { equity } = balanceSheet(date);
  const deductions = Math.round(equity * 0.028);
  const core = equity - deductions;
  const supplementary = Math.round(core * 0.052);
  const total = core + supplementary;
  const weighted = Math.round((total * 100) / figuresOf(date).capital);
  const credit = Math.round(weighted * 0.842);
  const operational = Math.round(weighted * 0.131);
  return {
    equity,
    deductions,
    core,
    supplementary,
    total,
    credit,
    operational,
    market: weighted - credit - operational,
    weighted,
    coreRatio: percent(core, weighted),
    ratio: percent(total, weighted),
  };
}

/** Liquid assets against the outflow of thirty days. */
export function liquidityOf(date: string) {
  const { cash, centralBank, deposits, securities } = balanceSheet(date);
  const liquid = cash + centralBank + Math.round(securities * 0.85);
  const outflow = Math.round(deposits * 0.172);
  const inflow = Math.round(outflow * 0.21);
  return {
    liquid,
    outflow,
    inflow,
    netOutflow: outflow - inflow,
    coverage: percent(liquid, outflow - inflow),
  };
}
