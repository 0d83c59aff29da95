import { describe, expect, it, test } from 'vitest';
import { figuresOf, profitOf } from './figures.ts';
import {
  balanceSheet,
  capitalOf,
  dividendPaidIn,
  incomeStatement,
  liquidityOf,
  loansOf,
  monthEnd,
  ratiosOf,
  yearEndBefore,
} from './statements.ts';
import { changeOf } from './written-figures.ts';

const dates = Array.from({ length: 72 }, (_, index) => monthEnd('2026-11-30', index));

describe.each(dates)('the statements on %s', (date) => {
  test('add up', () => {
    const sheet = balanceSheet(date);
    expect(
      sheet.cash +
        sheet.centralBank +
        sheet.placements +
        sheet.securities +
        sheet.loans -
        sheet.allowance +
        sheet.fixedAssets +
        sheet.otherAssets,
    ).toBe(sheet.assets);
    expect(sheet.current + sheet.savings + sheet.time).toBe(sheet.deposits);
    expect(sheet.deposits + sheet.fromBanks + sheet.borrowings + sheet.otherLiabilities).toBe(
      sheet.liabilities,
    );
    expect(sheet.paidIn + sheet.reserves + sheet.retained + sheet.profit).toBe(sheet.equity);
    expect(sheet.liabilities + sheet.equity).toBe(sheet.assets);
    for (const [name, value] of Object.entries(sheet)) expect(value, name).toBeGreaterThan(0);

    const income = incomeStatement(date);
    expect(income.interestIncome - income.interestExpense).toBe(income.netInterest);
    expect(income.personnel + income.general + income.depreciation).toBe(income.expenses);
    expect(income.netInterest + income.fees - income.impairment - income.expenses).toBe(income.beforeTax);
    expect(income.beforeTax - income.tax).toBe(income.profit);
    for (const [name, value] of Object.entries(income)) expect(value, name).toBeGreaterThan(0);

    const loans = loansOf(date);
    expect(loans.msme + loans.mortgages + loans.consumer + loans.corporate).toBe(loans.loans);
    expect(loans.current + loans.specialMention + loans.substandard + loans.doubtful + loans.loss).toBe(
      loans.loans,
    );

    const capital = capitalOf(date);
    expect(capital.equity - capital.deductions).toBe(capital.core);
    expect(capital.core + capital.supplementary).toBe(capital.total);
    expect(capital.credit + capital.operational + capital.market).toBe(capital.weighted);

    const liquidity = liquidityOf(date);
    expect(liquidity.outflow - liquidity.inflow).toBe(liquidity.netOutflow);
    expect(liquidity.coverage).toBeGreaterThan(100);
  });

  test('agree with the figures that the site states', () => {
    const { assets, capital, deposits, loans, npl } = figuresOf(date);
    const sheet = balanceSheet(date);
    expect(sheet.assets / 1_000_000).toBeCloseTo(assets, 2);
    expect(sheet.loans / 1_000_000).toBeCloseTo(loans, 2);
    expect(sheet.deposits / 1_000_000).toBeCloseTo(deposits, 2);
    expect(sheet.profit).toBe(profitOf(date) * 1_000);
    expect((sheet.nonPerforming / sheet.loans) * 100).toBeCloseTo(npl, 3);
    expect(capitalOf(date).ratio).toBeCloseTo(capital, 3);
  });
});

it('carries the equity of a year over to the next, less the dividend', () => {
  for (const year of [2021, 2022, 2023, 2024, 2025]) {
    const end = balanceSheet(`${year}-12-31`);
    const start = balanceSheet(yearEndBefore(`${year}-12-31`));
    expect(end.equity).toBe(start.equity + end.profit - dividendPaidIn(year));
  }
  expect(dividendPaidIn(2026)).toBe(64_000);
});

it('earns more the longer a year lasts', () => {
  const profits = Array.from({ length: 12 }, (_, index) => profitOf(monthEnd('2026-12-31', 11 - index)));
  expect(profits).toEqual(profits.toSorted((one, other) => one - other));
});

it('growth and ratios are those of the news', () => {
  const grown = (date: string, name: 'loans' | 'deposits' | 'msme') =>
    changeOf(balanceSheet(monthEnd(date, 12))[name], balanceSheet(date)[name]);
  expect(grown('2026-03-31', 'loans')).toBe('naik 9,3%');
  expect(grown('2026-03-31', 'msme')).toBe('naik 12,8%');
  expect(grown('2026-06-30', 'loans')).toBe('naik 10,2%');
  expect(grown('2026-09-30', 'loans')).toBe('naik 11,2%');
  expect(grown('2026-09-30', 'deposits')).toBe('naik 8,2%');
  expect(grown('2026-09-30', 'msme')).toBe('naik 15,2%');
  expect(figuresOf('2026-03-31')).toMatchObject({ assets: 17.61, deposits: 13.52, npl: 2.44, capital: 22 });
  expect(profitOf('2026-03-31')).toBe(68);
  const { loansToDeposits, msmeShare } = ratiosOf('2026-09-30');
  expect(loansToDeposits.toFixed(1)).toBe('90.2');
  expect(msmeShare.toFixed(1)).toBe('46.6');
});
