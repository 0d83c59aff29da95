import type { Locale } from '@beranda/contract';
import { BYTE_ORDER_MARK, csvLine } from '#cms/csv/csv-writer.ts';

/** Rows as CSV in UTF-8, one at a time. */
export async function* csvOf(
  rows: AsyncIterable<readonly string[]>,
  locale: Locale,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let start = BYTE_ORDER_MARK;
  for await (const row of rows) {
    yield encoder.encode(start + csvLine(row, locale));
    start = '';
  }
}
