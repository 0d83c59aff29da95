import { unzipSync } from 'fflate';
import sax from 'sax';

/** Limit of all parts that have text, once expanded; a ZIP bomb is rejected before it is expanded. */
const MAX_EXPANDED_BYTES = 64 * 1024 * 1024;

/** The parts with text: of a text document with its headers, footers and notes, and of a workbook. */
const TEXT_PARTS =
  /^word\/(?:document|header\d*|footer\d*|footnotes|endnotes)\.xml$|^xl\/(?:sharedStrings|workbook|worksheets\/sheet\d+)\.xml$/;

/** Elements behind which a new word begins: paragraphs, breaks, cells and shared strings. */
const SEPARATORS = new Set(['p', 'br', 'tab', 'tc', 'si', 'is', 'c']);

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** The text of one part: what is in `t` elements, and the names of sheets. Phonetic hints repeat what is written. */
function textOfPart(xml: Buffer, maxLength: number): string {
  const pieces: string[] = [];
  let length = 0;
  let isInText = false;
  let isInHint = false;
  const add = (text: string) => {
    if (length >= maxLength) return;
    pieces.push(text);
    length += text.length;
  };
  const reader = sax.parser(true);
  reader.onopentag = ({ attributes, name }) => {
    const element = localName(name);
    if (element === 'rPh') isInHint = true;
    if (element === 't') isInText = true;
    if (element === 'sheet') add(`${String(attributes.name ?? '')} `);
  };
  reader.onclosetag = (name) => {
    const element = localName(name);
    if (element === 'rPh') isInHint = false;
    if (element === 't') isInText = false;
    if (SEPARATORS.has(element)) add(' ');
  };
  reader.ontext = (text) => {
    if (isInText && !isInHint) add(text);
  };
  reader.onerror = (error) => {
    throw error;
  };
  reader.write(xml.toString('utf8')).close();
  return pieces.join('');
}

/**
 * The text of a DOCX or XLSX file (ECMA-376): both are ZIP archives of XML parts. Numbers of a workbook are left out,
 * since their cells do not have the form in which they are read.
 *
 * @throws Error if it is damaged, or expands to more than is read.
 */
export function officeText(data: Uint8Array, maxLength: number): string {
  let expanded = 0;
  const parts = unzipSync(data, {
    filter: ({ name, originalSize }) => {
      if (!TEXT_PARTS.test(name)) return false;
      expanded += originalSize;
      if (expanded > MAX_EXPANDED_BYTES) throw new Error('The file expands to too much.');
      return true;
    },
  });
  let text = '';
  for (const part of Object.values(parts)) text += `${textOfPart(Buffer.from(part), maxLength)}\n`;
  return text.slice(0, maxLength);
}
