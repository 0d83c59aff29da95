import { expect, it } from 'vitest';
import { findRichTextIssue, unlinkEmptyLinks } from './check-rich-text.ts';

const text = (words: string) => ({ type: 'text', text: words });
const linkTo = (url: unknown, more: object = {}) => ({
  type: 'link',
  fields: { linkType: 'custom', url, ...more },
  children: [text('baca')],
});
const body = (...children: unknown[]) => ({
  root: { type: 'root', children: [{ type: 'paragraph', children }] },
});

it.each(['/news', '#kontak', 'https://a.example/x', 'http://a.example', 'tel:1500', 'mailto:a@b.example'])(
  'accepts a link to %s',
  (url) => {
    expect(findRichTextIssue(body(linkTo(url)))).toBeNull();
  },
);

it.each([
  ...['javascript:alert(1)', 'JAVASCRIPT:alert(1)', ' javascript:x', 'java\nscript:x', 'data:text/html,x'],
  ...['vbscript:x', '//elsewhere.example', '/\\elsewhere.example', 'file:///etc/passwd', 'news', 7, null],
])('rejects a link to %j, quoting its text', (url) => {
  expect(findRichTextIssue(body(linkTo(url)))?.en).toContain('“baca”');
  expect(findRichTextIssue(body({ ...linkTo(url), type: 'autolink' }))).not.toBeNull();
});

it('rejects a link to a document, which the site does not render', () => {
  expect(findRichTextIssue(body(linkTo('/news', { linkType: 'internal' })))).not.toBeNull();
});

const picture = { type: 'upload', id: '1', fields: {}, pending: { formID: '1', src: 'file:///C:/clip.png' } };
const paragraph = (...children: object[]) => ({ type: 'paragraph', children });
const bodyOf = (...children: object[]) => ({ root: { type: 'root', children } });

it('names the words before a picture that was not uploaded, or those after it', () => {
  const after = findRichTextIssue(bodyOf(paragraph(text('Sebelum')), picture, paragraph(text('Sesudah'))));
  expect(after?.id).toContain('belum diunggah, jadi tidak ada di situs. Letaknya sesudah “Sebelum”.');
  const before = findRichTextIssue(bodyOf(picture, paragraph(text('Sesudah'), linkTo('/news'))));
  expect(before?.en).toContain('It is before “Sesudahbaca”.');
  expect(findRichTextIssue(bodyOf(picture))?.en).toContain('so the site does not have it. Remove its box');
});

it('quotes the last words only, and those around a link without words', () => {
  const long = `${'kata '.repeat(50)}terakhir`;
  const empty = { ...linkTo('halaman.html'), children: [] };
  const sentence = findRichTextIssue(bodyOf(paragraph(text(long)), paragraph(empty)))?.en ?? '';
  expect(sentence).toContain('The link “” cannot lead to “halaman.html”. It is after “kata ');
  expect(sentence).toContain('kata terakhir”.');
  expect(sentence.length).toBeLessThan(300);
});

it('calls a file of another collection a picture', () => {
  const { en } = findRichTextIssue(body({ type: 'upload', relationTo: 'documents' })) ?? {};
  expect(en).toContain('cannot show the part “picture”');
});

it('accepts in drafts what only visitors must not get, but not what the editor cannot open', () => {
  const inDraft = (...nodes: object[]) => findRichTextIssue(bodyOf(...nodes), { isDraft: true });
  expect(inDraft(picture, paragraph(linkTo('halaman.html'), linkTo('javascript:void(0)')))).toBeNull();
  for (const node of [
    { type: 'table', children: [] },
    { type: 'upload', relationTo: 'documents', value: 1 },
    linkTo('/news', { linkType: 'internal' }),
    linkTo(7),
  ])
    expect(inDraft(paragraph(node)), JSON.stringify(node)).not.toBeNull();
});

it.each(['block', 'inlineBlock', 'relationship', 'code', 'table', 'check', '__proto__', undefined])(
  'rejects a node of type %s',
  (type) => {
    expect(findRichTextIssue(body({ type, children: [] }))).not.toBeNull();
  },
);

it('rejects values that are not rich text', () => {
  for (const value of [
    '<p>x</p>',
    7,
    [],
    {},
    { root: 'x' },
    body('x'),
    body({ type: 'upload', relationTo: 'users' }),
  ])
    expect(findRichTextIssue(value), JSON.stringify(value)).not.toBeNull();
  let deep: object = text('x');
  for (let depth = 0; depth < 50_000; depth += 1) deep = { type: 'quote', children: [deep] };
  expect(findRichTextIssue(body(deep))).not.toBeNull();
  expect(findRichTextIssue(body({ type: 'table' }, deep))?.en).toContain('“table”');
});

it.each(['', 'https://', 'http://', 'https:', 'mailto:', 'tel:', '#', ' https:// ', undefined])(
  'unlinks a link to %j and preserves its text',
  (url) => {
    expect(unlinkEmptyLinks(body(text('sebelum '), linkTo(url)))).toEqual(
      body(text('sebelum '), text('baca')),
    );
  },
);

it('does not change other links and values', () => {
  const whole = body(linkTo('/'), linkTo('javascript:x'), { type: 'upload', relationTo: 'media', value: 1 });
  expect(unlinkEmptyLinks(whole)).toEqual(whole);
  for (const value of [null, undefined, 'x', { id: body() }]) expect(unlinkEmptyLinks(value)).toBe(value);
});
