import { describe, expect, it } from 'vitest';
import { toRichText, withLinks, withoutSkippedLevel } from './rich-text.ts';

const text = (value: string, format = 0) => ({ type: 'text', text: value, format });
const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children });

describe('rich text', () => {
  it('keeps structure and marks', () => {
    expect(
      toRichText({
        children: [
          { type: 'heading', tag: 'h2', children: [text('Judul')] },
          paragraph(text('tebal dan miring', 3), { type: 'linebreak' }, text('biasa')),
          { type: 'list', listType: 'number', children: [{ type: 'listitem', children: [text('satu')] }] },
        ],
      }),
    ).toEqual([
      { type: 'heading2', children: [{ type: 'text', text: 'Judul' }] },
      {
        type: 'paragraph',
        children: [
          { type: 'text', text: 'tebal dan miring', marks: ['strong', 'em'] },
          { type: 'break' },
          { type: 'text', text: 'biasa' },
        ],
      },
      { type: 'numbers', children: [{ type: 'item', children: [{ type: 'text', text: 'satu' }] }] },
    ]);
  });

  it('starts at the second level below the title of its page, and keeps levels after that', () => {
    const heading = (tag: string) => ({ type: 'heading', tag, children: [text('Judul')] });
    const typesOf = (...tags: string[]) =>
      withoutSkippedLevel(toRichText({ children: tags.map(heading) })).map(({ type }) => type);
    expect(typesOf('h3', 'h3')).toEqual(['heading2', 'heading2']);
    expect(typesOf('h3', 'h2', 'h3')).toEqual(['heading2', 'heading2', 'heading3']);
    expect(typesOf('h2', 'h3')).toEqual(['heading2', 'heading3']);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '//evil.example',
    'data:text/html,x',
    'vbscript:x',
    '',
  ])('replaces a link to %s by its text', (url) => {
    const link = { type: 'link', fields: { url }, children: [text('klik')] };
    expect(toRichText({ children: [paragraph(link)] })).toEqual([
      { type: 'paragraph', children: [{ type: 'text', text: 'klik' }] },
    ]);
  });

  it.each(['https://contoh.example/x', '/news', '#bagian', 'mailto:halo@contoh.example'])(
    'keeps a link to %s',
    (url) => {
      const [node] = toRichText({ children: [{ type: 'link', fields: { url }, children: [] }] });
      expect(node).toMatchObject({ type: 'link', url });
    },
  );

  it('replaces unknown nodes by their children and drops invalid ones', () => {
    const children = [{ type: 'marquee', children: [text('tetap')] }, null, 7, { no: 'type' }, 'loose'];
    expect(toRichText({ children })).toEqual([{ type: 'text', text: 'tetap' }]);
  });

  it('drops a picture that does not match the contract', () => {
    expect(toRichText({ children: [{ type: 'upload', value: { url: 'x' } }] })).toEqual([]);
  });
});

it('maps the URLs of links at any depth, and nothing else', () => {
  const linkTo = (url: string) => ({ type: 'link', fields: { url }, children: [text('baca', 1)] });
  const made = (url: string) =>
    toRichText({
      children: [paragraph(text('a'), linkTo(url)), { type: 'list', children: [paragraph(linkTo('/b'))] }],
    });
  expect(withLinks(made('/a'), (url) => (url === '/a' ? '/c' : url))).toEqual(made('/c'));
});

it('drops nodes without text', () => {
  const empty = ['heading', 'quote', 'listitem'].map((type) => ({ type, tag: 'h2', children: [] }));
  expect(
    toRichText({ children: [...empty, { type: 'list', children: [{ type: 'listitem', children: [] }] }] }),
  ).toEqual([]);
});
