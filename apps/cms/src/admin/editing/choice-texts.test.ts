import type { ClientField } from 'payload';
import { expect, it } from 'vitest';
import { choiceText, partLabel } from './choice-texts.ts';
import { typedFields } from './differences.ts';

const translate = (label: unknown) => (typeof label === 'string' ? label : '');
const tiles = {
  name: 'tiles',
  type: 'array',
  label: 'Kartu',
  labels: { singular: 'Kartu', plural: 'Kartu' },
  fields: [{ type: 'row', fields: [{ name: 'title', type: 'text', label: 'Judul' }] }],
};
const [services, parts] = typedFields(
  [
    {
      type: 'tabs',
      tabs: [
        {
          name: 'services',
          label: 'Layanan',
          fields: [{ name: 'title', type: 'text', label: 'Judul' }, tiles],
        },
      ],
    },
    {
      name: 'blocks',
      type: 'blocks',
      label: 'Bagian',
      blocks: [{ slug: 'cards', labels: { singular: 'Deret kartu' }, fields: [tiles] }],
    },
  ] as unknown as ClientField[],
  translate,
);

const notes = { empty: '(kosong)', withoutRows: '(tanpa)', formatOnly: '(format)' };

it('of a section only the fields are shown that differ, with their labels', () => {
  const mine = {
    title: 'Layanan',
    tiles: [
      { id: 'a', title: 'A' },
      { id: 'b', title: 'Saya' },
    ],
  };
  const theirs = {
    title: 'Layanan',
    tiles: [
      { id: 'a', title: 'A' },
      { id: 'b', title: 'Rekan' },
    ],
  };
  const beside = { others: [theirs], notes, translate };
  expect(choiceText(services?.field, mine, beside)).toBe('Kartu: Saya');
  const untitled = { ...mine, title: '' };
  expect(choiceText(services?.field, untitled, beside)).toBe('Judul: (kosong)\nKartu: Saya');
  expect(choiceText(services?.field, untitled, { ...beside, without: ['title'] })).toBe('Kartu: Saya');
  expect(choiceText(parts?.field, 'a', { ...beside, others: ['b'] })).toBe('a');
});

it('a part is named by the fields and rows above it, also if one side has deleted it', () => {
  const cards = [
    { id: 'a', title: 'A' },
    { id: 'b', title: 'Kirim uang' },
  ];
  const sides = [{ tiles: [] }, { tiles: cards }];
  expect(partLabel(services?.field, ['tiles', 'b'], sides, translate)).toBe('Kartu › Kartu “Kirim uang”');
  expect(partLabel(services?.field, ['title'], sides, translate)).toBe('Judul');
  const blocks = [{ id: 'x', blockType: 'cards', tiles: cards }];
  expect(partLabel(parts?.field, ['x', 'tiles', 'b'], [blocks, []], translate)).toBe(
    'Deret kartu 1 › Kartu › Kartu “Kirim uang”',
  );
  expect(partLabel(undefined, ['x'], [], translate)).toBe('x');
});
