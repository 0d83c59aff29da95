import { expect, it } from 'vitest';
import { differentText, differInFormatOnly, displayText } from './display-text.ts';

const notes = { empty: '(empty)', withoutRows: '(without)', formatOnly: '(format)' };

it('a list that only lacks rows of the others is not shown as empty', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((text) => ({ id: text, text }));
  expect(differentText([a], [[a, c]], notes)).toBe('(without)');
  expect(
    differentText(
      [c],
      [
        [b, c],
        [a, c],
      ],
      notes,
    ),
  ).toBe('(without)');
  expect(differentText([a, c], [[a]], notes)).toBe('c');
  expect(differentText([], [[a]], notes)).toBe('(empty)');
  expect(differentText(null, ['a'], notes)).toBe('(empty)');
});

it('values are formatted for display', () => {
  const text = (words: string) => ({ type: 'text', text: words, format: 0, mode: 'normal' });
  const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children });
  const rich = {
    root: { type: 'root', children: [paragraph(text('Satu '), text('dua.')), paragraph(text('Tiga.'))] },
  };
  expect(displayText(rich)).toBe('Satu dua.\nTiga.');
  const link = (url: string) => ({
    type: 'link',
    fields: { url, linkType: 'custom' },
    children: [text('syarat')],
  });
  const linked = (...children: unknown[]) => ({ root: { type: 'root', children: [paragraph(...children)] } });
  expect(displayText(linked(text('Baca '), link('/syarat')))).toBe('Baca syarat (/syarat)');
  expect(displayText(linked(link('https://a.example'), link('/b')))).toBe(
    'syarat (https://a.example)syarat (/b)',
  );
  expect(displayText([{ id: 'x', label: 'Setoran', value: 'Rp0' }])).toBe('Setoran · Rp0');
  expect(displayText('2026-11-22T17:05:00.000Z')).toBe('2026-11-23 00:05');
  expect(displayText(null)).toBe('');
  expect(displayText(1.5)).toBe('1.5');
});

it('a difference in nothing but the formatting is known as such', () => {
  const rich = (type: string, text: string, format = 0) => ({
    root: { type: 'root', children: [{ type, children: [{ type: 'text', text, format }] }] },
  });
  const plain = rich('paragraph', 'Satu');
  expect(differInFormatOnly(plain, rich('heading', 'Satu'))).toBe(true);
  expect(differInFormatOnly([{ body: plain }], [{ body: rich('paragraph', 'Satu', 1) }])).toBe(true);
  expect(differInFormatOnly(plain, plain)).toBe(false);
  expect(differInFormatOnly(plain, rich('heading', 'Dua'))).toBe(false);
  expect(differentText(plain, [rich('heading', 'Satu')], notes)).toBe('Satu\n(format)');
  expect(differentText(plain, [rich('heading', 'Dua')], notes)).toBe('Satu');
  // Values without a text of their own, such as rows of another language.
  expect(differInFormatOnly([{}, {}], [{}])).toBe(false);
  expect(differInFormatOnly({ isOpen: false, text: 'a' }, { text: 'a' })).toBe(false);
});
