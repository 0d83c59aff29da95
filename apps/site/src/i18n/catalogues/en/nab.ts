import type { nab as indonesian } from '../id/nab.ts';
import type { Translation } from '../translation.ts';

export const nab = {
  title: 'Daily fund values',
  titleOf: '{fund}: net asset value',
  lead: 'The net asset value (NAV) per unit of each mutual fund offered through {bankName}, as computed by the custodian bank for every trading day. It appears here on the next working day.',
  description:
    'Daily net asset values of the mutual funds at {bankName}: latest values, returns YTD and over 1 year, 6, 3 and 1 months, charts and CSV downloads.',
  descriptionOf:
    'Daily net asset value of {fund} at {bankName}: chart, returns, fund facts and CSV download.',
  asOf: 'Latest value, {date}',

  list: 'All funds',
  table: 'Net asset values and returns of the funds',
  allOf: 'All values as at {date}.',
  listHelp: 'Choose what to sort by, or the name of a fund to see its chart.',
  sorted: 'Sorted by {column}, {order, select, asc {lowest first} other {highest first}}.',
  sortedByName: 'Sorted by name, {order, select, asc {A to Z} other {Z to A}}.',
  sortedByDate: 'Sorted by date of value, {order, select, asc {oldest first} other {newest first}}.',
  unsorted: 'Back to the usual order',
  column: {
    name: 'Fund',
    line: '12 months',
    value: 'NAV/unit',
    date: 'Date',
    ytd: 'YTD',
    oneYear: '1 year',
    sixMonths: '6 months',
    threeMonths: '3 months',
    oneMonth: '1 month',
    sinceInception: 'Since inception',
  },
  period: {
    '1m': { name: '1 month', short: '1M' },
    '3m': { name: '3 months', short: '3M' },
    '6m': { name: '6 months', short: '6M' },
    ytd: { name: 'year to date', short: 'YTD' },
    '1y': { name: '1 year', short: '1Y' },
    all: { name: 'since inception', short: 'All' },
  },
  periods: 'Period of the chart',
  compareWith: 'Compare with',
  stopComparing: 'Stop comparing with {fund}',
  changeOf: 'Return, {period}',

  chart: 'NAV per unit of {fund} ({currency}), {from} to {until}',
  chartOfTwo: '{fund} and {other}, {from} to {until}, start = 100',
  rebased:
    'Both funds start at 100 on {date}, so that their rises and falls can be compared. A fund without a value on that day starts from its last value before it.',
  currencies:
    'Each is measured in its own currency ({one} and {other}); exchange rate movements are not taken into account.',
  downsampled:
    'The chart shows {points, number} of {days, number} values, among them the first, the last, the highest and the lowest.',
  valuesByMonth:
    'The last value of each month from {from} to {until}, and the first of all. The CSV file has the value of every day.',
  download: 'Download CSV',
  downloadOf: 'Download CSV of {fund}',

  facts: 'Fund facts',
  fact: {
    kind: 'Type',
    risk: 'Risk level',
    manager: 'Investment manager',
    custodian: 'Custodian bank',
    inception: 'Inception date',
    currency: 'Currency',
    benchmark: 'Benchmark',
  },
  noBenchmark: 'None',
  factSheet: 'Fact sheet (PDF)',
  howToBuy: 'How to buy, fees and risks',

  stale: {
    title: 'Some values have not been updated',
    titleAll: 'The values have not been updated',
    text: 'The latest value of {fund} is that of {date}. The current net asset value may differ.',
    textMany:
      'The latest values of {count, number} funds are from {date} or earlier; they are marked “old value”. The current net asset values may differ.',
  },
  short: {
    young:
      '{fund} has values only since {date}, so {period, select, ytd {the chart does not cover the whole year to date} other {there is not yet {name} of history}}. The chart shows all there is.',
    late: 'The values of {fund} here begin only on {date}, long after its launch, so there is no return since inception. The chart shows all there is.',
    gap: '{fund} has no value near the start of this period. The chart begins with the first value after it, {date}.',
    none: 'The two funds have no values at the same time, so they cannot be compared.',
    otherEmpty: '{fund} has no values yet, so it cannot be compared.',
  },

  empty: 'No funds yet',
  emptyText: 'The mutual funds that we offer will appear here with their values.',
  emptyAction: 'Contact us',
  emptyFund: 'No data found',
  emptyFundText: 'The first value of {fund} will appear here as soon as the custodian bank has computed it.',

  method: {
    title: 'How returns are computed',
    formula:
      'Return = latest NAV divided by the NAV at the start of the period, less one. Subscription and redemption fees and taxes are not included.',
    anchor:
      'Periods are counted back from the date of the latest value to the same day of an earlier month or year. Where that is not a trading day, the last trading day before it counts.',
    ytd: 'YTD (year to date) starts from the last value of the previous year.',
    inception:
      '“Since inception” starts from the value of the inception date, or from the first value where that is no more than ten days later.',
    absolute: 'All figures are the change over their period; they are not annualised.',
    missing: 'A “–” means that the fund is younger than the period, or has no value near its start.',
  },
} satisfies Translation<typeof indonesian>;
