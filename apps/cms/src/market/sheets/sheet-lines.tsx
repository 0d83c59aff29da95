import { isIsoDate } from '@beranda/finance';
import type { JSONFieldServerProps } from 'payload';
import * as z from 'zod';
import { StoredTable } from '#cms/admin/stored-table.tsx';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { rateTypeLabels } from '../exchange-quotes/exchange-quotes.ts';
import { marketFormats } from '../screen/market-formats.ts';
import { findSheetKind, type SheetKind } from './sheet-kind.ts';

const title = {
  rates: bilingual('Baris kurs', 'Lines of rates'),
  funds: bilingual('Baris NAB', 'Lines of fund values'),
} satisfies Record<SheetKind, unknown>;

const empty = bilingual('Lembar ini tidak berisi baris.', 'This sheet has no lines.');

const columnNames = {
  line: bilingual('Baris', 'Line'),
  currency: bilingual('Mata uang', 'Currency'),
  rateType: bilingual('Jenis kurs', 'Rate type'),
  buy: bilingual('Beli', 'Buy'),
  sell: bilingual('Jual', 'Sell'),
  fund: bilingual('Reksa dana', 'Fund'),
  date: bilingual('Hari bursa', 'Trading day'),
  value: bilingual('NAB per unit', 'Value a unit'),
};
type Column = keyof typeof columnNames;

const COLUMNS: Record<SheetKind, readonly Column[]> = {
  rates: ['line', 'currency', 'rateType', 'buy', 'sell'],
  funds: ['line', 'fund', 'date', 'value'],
};
const NUMBERS: readonly Column[] = ['line', 'buy', 'sell', 'value'];

/** Text replaces a number if the cell was invalid. */
const storedLines = z.array(z.record(z.string(), z.union([z.number(), z.string()])));

type Props = Pick<JSONFieldServerProps, 'data'> & { i18n: { language: string } };

/** The lines of a market sheet. */
export function SheetLines({ data, i18n }: Props) {
  const kind = findSheetKind(data?.kind);
  if (!kind) return null;
  const lines = storedLines.parse(data?.lines ?? []);
  const formats = marketFormats(i18n.language);
  const typeNames = new Map(
    Object.entries(rateTypeLabels).map(([type, label]) => [type, inLanguageOf({ i18n }, label)]),
  );
  const show = (column: Column, value: number | string | undefined) => {
    if (value === undefined) return '–';
    if (typeof value === 'number') return formats.number(value);
    if (column === 'date' && isIsoDate(value)) return formats.day(value);
    return column === 'rateType' ? (typeNames.get(value) ?? value) : value;
  };
  return (
    <StoredTable
      columns={COLUMNS[kind].map((column) => ({
        label: inLanguageOf({ i18n }, columnNames[column]),
        isNumber: NUMBERS.includes(column),
      }))}
      empty={inLanguageOf({ i18n }, empty)}
      rows={lines.map((line, index) => ({
        key: String(index),
        cells: COLUMNS[kind].map((column) => show(column, line[column])),
      }))}
      title={`${inLanguageOf({ i18n }, title[kind])} (${formats.number(lines.length)})`}
    />
  );
}
