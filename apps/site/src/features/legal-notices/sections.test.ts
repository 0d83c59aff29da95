import { expect, it } from 'vitest';
import type { RichTextNode } from '#src/content/rich-text.ts';
import { sectionsOf } from './sections.server.ts';

const node = (type: 'heading2' | 'heading3' | 'paragraph', text: string): RichTextNode => ({
  type,
  children: [{ type: 'text', text }],
});

it('a text is split at its large headings, and the part before them is the introduction', () => {
  const { introduction, sections } = sectionsOf([
    node('paragraph', 'Pembuka'),
    node('heading2', 'Hak Anda'),
    node('heading3', 'Akses'),
    node('paragraph', 'Isi'),
    node('heading2', 'Kuki & peramban'),
  ]);
  expect(introduction).toHaveLength(1);
  expect(sections.map(({ id, title, nodes }) => [id, title, nodes.length])).toEqual([
    ['hak-anda', 'Hak Anda', 3],
    ['kuki-peramban', 'Kuki & peramban', 1],
  ]);
});

it('duplicate headings, and headings without usable characters, get unique ids', () => {
  const { sections } = sectionsOf(['Hak', 'Hak', 'Hak', '—', '—'].map((text) => node('heading2', text)));
  expect(sections.map(({ id }) => id)).toEqual(['hak', 'hak-2', 'hak-3', 'bagian', 'bagian-2']);
});

it('a heading does not get the id of another section of the page', () => {
  const { sections } = sectionsOf(['Retention', 'Versions'].map((text) => node('heading2', text)));
  expect(sections.map(({ id }) => id)).toEqual(['retention-2', 'versions-2']);
});

it('a text without headings is all introduction', () => {
  expect(sectionsOf([node('paragraph', 'Isi')])).toMatchObject({ introduction: [{}], sections: [] });
});
