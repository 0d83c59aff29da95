import { expect, it } from 'vitest';
import {
  createFinder,
  isFindable,
  listLeaks,
  type Marker,
  markersIn,
  sampleMarkers,
} from './personal-data.ts';

const EMAIL = 'ratna@contoh.example';
const NOTES = 'Saldo “hilang” & tidak kembali\nsejak Jumat';
const markers: Marker[] = [
  { kind: 'email', value: EMAIL },
  { kind: 'phone', value: '+62 812-3456-7890' },
  { kind: 'identityNumber', value: '3171 2345 0789 0001' },
  { kind: 'fullName', value: 'Ratna Wulandari' },
  { kind: 'notes', value: NOTES },
  { kind: 'fileName', value: 'ktp ratna.pdf' },
];
const find = createFinder(markers);
const kindsIn = (text: string) => find(text).map(({ kind }) => kind);

it.each([
  ['as it was typed', 'email', `to ${EMAIL}.`],
  ['in capitals', 'email', EMAIL.toUpperCase()],
  ['in an address', 'email', `/cases?search=${encodeURIComponent(EMAIL)}&page=2`],
  ['in an address of an address', 'email', `next=${encodeURIComponent(`/a?b=${encodeURIComponent(EMAIL)}`)}`],
  ['in a form', 'fullName', new URLSearchParams({ name: 'Ratna Wulandari' }).toString()],
  ['in base64', 'email', `token ${btoa(`{"email":"${EMAIL}"}`)}.x`],
  ['in base64 for addresses', 'fullName', Buffer.from('?>Ratna Wulandari').toString('base64url')],
  ['in base64 in an address', 'email', encodeURIComponent(btoa(EMAIL))],
  ['in hexadecimal digits', 'email', Buffer.from(EMAIL).toString('hex')],
  ['in JSON', 'notes', JSON.stringify({ notes: NOTES })],
  ['in JSON in JSON', 'notes', JSON.stringify({ body: JSON.stringify({ notes: NOTES }) })],
  ['in JSON without other letters', 'email', JSON.stringify(EMAIL).replace('@', String.raw`\u0040`)],
  ['in HTML', 'notes', NOTES.replaceAll('&', '&amp;').replaceAll('“', '&#8220;').replaceAll('”', '&#x201D;')],
  ['in a mail', 'email', 'ratna=40contoh.=\nexample'],
  ['as the parameters of a statement', 'fullName', 'Failed query: insert …\nparams: 7,Ratna Wulandari,3'],
  ['in national form', 'phone', 'tel 0812 3456 7890'],
  ['in international form', 'phone', 'tel:+6281234567890'],
  ['with dots', 'phone', '0812.3456.7890'],
  ['without blanks', 'identityNumber', '{"identityNumber":"3171234507890001"}'],
  ['as the name of a file', 'fileName', 'filename="ktp%20ratna.pdf"'],
])('is found %s', (_how, kind, text) => {
  expect(kindsIn(text)).toContain(kind);
});

it.each([
  ['a masked number', '••••••••••••0001'],
  ['a digest', '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
  ['a word of it', 'Ratna'],
  ['nothing', ''],
])('is not found in %s', (_what, text) => {
  expect(kindsIn(text)).toEqual([]);
});

it('a leak has its line and kind, without the value', () => {
  const text = `one\n{"msg":"x","to":"${EMAIL}"}\n${btoa(EMAIL)}`;
  const leaks = listLeaks(text, find);
  expect(leaks.map(({ kind, line }) => [kind, line])).toEqual([
    ['email', 2],
    ['email', 3],
  ]);
  expect(leaks[0]?.text).toContain('"to":"[email]"');
  expect(JSON.stringify(leaks)).not.toContain(EMAIL);
});

it('finds what is spread over lines', () => {
  expect(listLeaks('ratna@contoh\n.example', find)).toMatchObject([{ kind: 'email', line: 0 }]);
});

it('uses the personal values of every form as markers, and no choices', async () => {
  const kinds = new Set((await sampleMarkers()).map(({ kind }) => kind));
  for (const kind of ['fullName', 'email', 'phone', 'identityNumber', 'accountNumber', 'chronology', 'notes'])
    expect(kinds).toContain(kind);
  expect(markersIn({ topicType: 'question', email: EMAIL, notes: 7 })).toEqual([
    { kind: 'email', value: EMAIL },
  ]);
});

it('ignores what would be found by chance', () => {
  expect(isFindable('40115')).toBe(false);
  expect(createFinder([{ kind: 'code', value: '123 456' }])('123456')).toEqual([]);
});
