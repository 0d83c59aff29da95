import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it('writes one line per paragraph and list item, and only the text of links', () => {
  const text = plainText([
    { type: 'heading2', children: [{ type: 'text', text: 'Cara' }] },
    {
      type: 'paragraph',
      children: [
        { type: 'text', text: 'Buka ' },
        { type: 'link', url: '/branches', children: [{ type: 'text', text: 'kantor', marks: ['strong'] }] },
        { type: 'break' },
        { type: 'text', text: 'mana pun.' },
      ],
    },
    { type: 'rule' },
    {
      type: 'bullets',
      children: [
        { type: 'item', children: [{ type: 'text', text: 'KTP' }] },
        { type: 'item', children: [{ type: 'text', text: 'NPWP' }] },
      ],
    },
  ]);
  expect(text).toBe('Cara\nBuka kantor\nmana pun.\nKTP\nNPWP');
});
