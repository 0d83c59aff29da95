import { strToU8, Zip, ZipDeflate } from 'fflate';

/*
 * An XLSX file with one sheet of texts, written row by row. Every cell is an inline string in the format "text", so that
 * none is a formula, not even after somebody has edited it. Libraries for XLSX hold the whole sheet in memory.
 */

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const SPREADSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The parts that are the same in every file. Style 1 is text. */
const PARTS = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${SHEET_TYPE}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEET_TYPE}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONSHIPS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${SPREADSHEET}" xmlns:r="${RELATIONSHIPS}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONSHIPS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONSHIPS}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${SPREADSHEET}"><fonts count="1"><font/></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf numFmtId="49" applyNumberFormat="1" quotePrefix="1"/></cellXfs></styleSheet>`,
};

const SHEET_START = `${HEAD}<worksheet xmlns="${SPREADSHEET}"><sheetData>`;
const SHEET_END = '</sheetData></worksheet>';

/** The most characters that Excel accepts in a cell. */
const MAX_CELL_LENGTH = 32_767;

/** What XML 1.0 cannot contain, not even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const NOT_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

const escapeXml = (text: string) =>
  text
    .slice(0, MAX_CELL_LENGTH)
    .toWellFormed()
    .replaceAll(NOT_XML, '')
    .replaceAll(/[&<>\r]/g, (character) => ENTITIES[character] ?? character);

const cell = (text: string) =>
  `<c t="inlineStr" s="1"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;

/** Rows as XLSX, in pieces that are complete as soon as a few rows are. */
export async function* xlsxOf(rows: AsyncIterable<readonly string[]>): AsyncGenerator<Uint8Array> {
  let chunks: Uint8Array[] = [];
  const take = () => {
    const taken = chunks;
    chunks = [];
    return taken;
  };
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  const part = (name: string) => {
    const file = new ZipDeflate(name);
    zip.add(file);
    return file;
  };
  for (const [name, content] of Object.entries(PARTS)) part(name).push(strToU8(HEAD + content), true);
  const sheet = part('xl/worksheets/sheet1.xml');
  sheet.push(strToU8(SHEET_START));
  for await (const row of rows) {
    sheet.push(strToU8(`<row>${row.map(cell).join('')}</row>`));
    yield* take();
  }
  sheet.push(strToU8(SHEET_END), true);
  zip.end();
  yield* take();
}
