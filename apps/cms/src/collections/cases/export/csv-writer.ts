const BYTE_ORDER_MARK = '\uFEFF';

/** What makes a spreadsheet read a cell as formula, also behind blanks and in full width. */
const FORMULA = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** A text that no spreadsheet reads as formula: an apostrophe marks it as text. */
export const asPlainText = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

const cell = (text: string) => `"${asPlainText(text).replaceAll('"', '""')}"`;

/** Rows as CSV (RFC 4180) in UTF-8, one at a time. The byte order mark makes Excel read it as such. */
export async function* csvOf(rows: AsyncIterable<readonly string[]>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let start = BYTE_ORDER_MARK;
  for await (const row of rows) {
    yield encoder.encode(`${start}${row.map(cell).join(',')}\r\n`);
    start = '';
  }
}
