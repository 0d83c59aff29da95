import { expect, it } from 'vitest';
import { officeFile, pdfFile } from '../../testing/document.ts';
import { documentFormatOf } from './document-format.ts';

const office = (...entries: string[]) => officeFile('x', entries).data;

it.each([
  ['a PDF', pdfFile('a').data, 'pdf'],
  ['a PDF that is truncated', pdfFile('a').data.subarray(0, 12), null],
  ['a Word document', office('word/document.xml'), 'docx'],
  ['a spreadsheet', office('xl/workbook.xml', 'xl/worksheets/sheet1.xml'), 'xlsx'],
  ['a spreadsheet that is truncated', office('xl/workbook.xml').subarray(0, -30), null],
  ['a spreadsheet with macros', office('xl/workbook.xml', 'xl/vbaProject.bin'), null],
  ['a presentation', office('ppt/presentation.xml'), null],
  [
    'an archive with a wrong entry count',
    Buffer.concat([office('xl/workbook.xml'), Buffer.alloc(40)]),
    'xlsx',
  ],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), null],
  ['nothing', Buffer.alloc(0), null],
])('%s is detected by its content', (_what, data, format) => {
  expect(documentFormatOf(data)).toBe(format);
});
