import { expect, it } from 'vitest';
import { safeFileName } from './file-name.ts';

it.each([
  ['kontrak kredit.pdf', 'kontrak kredit.pdf'],
  ['Señor – 契約.pdf', 'Señor – 契約.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\ratna\\ktp.jpg', 'ktp.jpg'],
  ['/', 'file'],
  ['', 'file'],
  ['..', 'file'],
  ['.htaccess', 'htaccess'],
  ['a\r\nSet-Cookie: x.pdf', 'aSet-Cookie_ x.pdf'],
  ['a\0b.pdf', 'ab.pdf'],
  ['nota\u202Efdp.exe', 'notafdp.exe'],
  ['a\u200B\uFEFFb.pdf', 'ab.pdf'],
  ['a"; filename="b.exe', 'a__ filename=_b.exe'],
  ['<script>alert(1)</script>.pdf', 'script_.pdf'],
  ['con.pdf', '_con.pdf'],
  ['e\u0301.pdf', 'é.pdf'],
  ['\ud800.pdf', 'pdf'],
])('%j becomes %j', (name, safe) => {
  expect(safeFileName(name)).toBe(safe);
});

it('shortens a name and keeps its extension', () => {
  const safe = safeFileName(`${'😀'.repeat(300)}.xlsx`);
  expect([...safe]).toHaveLength(100);
  expect(safe).toMatch(/^(?:😀)+\.xlsx$/u);
});
