import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { blocks } from './content/blocks.ts';
import { article, picture } from './content-fields.ts';
import { readItems, readYaml } from './read-content.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'beranda-content-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
const items = () => readItems(folder, { order: z.int() }, article);

it('an item takes shared fields from its Indonesian file', () => {
  write('satu.id.md', '---\ntitle: Satu\nsummary: Pertama\norder: 1\n---\nIsi\n\n---\n');
  write('satu.en.md', '---\ntitle: One\nsummary: First\n---\nText\n');
  write('dua.id.md', '---\ntitle: Dua\nsummary: Kedua\norder: 2\n---\nIsi\n');
  expect(() => items()).toThrow(/satu\.id\.md: body: line 3: .*thematicBreak/);

  write('satu.id.md', '---\ntitle: Satu\nsummary: Pertama\norder: 1\n---\nIsi\n');
  expect(items()).toEqual([
    { slug: 'dua', order: 2, id: { title: 'Dua', summary: 'Kedua', body: 'Isi' }, en: null },
    {
      slug: 'satu',
      order: 1,
      id: { title: 'Satu', summary: 'Pertama', body: 'Isi' },
      en: { title: 'One', summary: 'First', body: 'Text' },
    },
  ]);
});

it.each([
  ['a field that is missing', '---\ntitle: Satu\norder: 1\n---\nIsi\n', /satu\.id\.md: summary: /],
  ['a field of another type', '---\ntitle: A\nsummary: B\norder: x\n---\nC\n', /satu\.id\.md: order: /],
  ['an unknown field', '---\ntitle: A\nsummary: B\norder: 1\nsumary: x\n---\nC\n', /satu\.id\.md: .*sumary/],
  ['no text', '---\ntitle: A\nsummary: B\norder: 1\n---\n', /satu\.id\.md: body: /],
  ['no front matter', 'Isi\n', /satu\.id\.md: does not begin with front matter/],
])('%s is an error that names the file and the field', (_what, text, message) => {
  write('satu.id.md', text);
  expect(items).toThrow(message);
});

it('a translation without original, and a misnamed file, are errors', () => {
  write('satu.en.md', '---\ntitle: One\nsummary: First\n---\nText\n');
  expect(items).toThrow(/satu\.id\.md: /);
  write('Dua.md', '');
  expect(items).toThrow('Dua.md: is not called');
});

it('a list in YAML is validated, too', () => {
  write('tags.yaml', '- { slug: a }\n');
  const schema = z.array(z.strictObject({ slug: z.int() }));
  expect(() => readYaml(path.join(folder, 'tags.yaml'), schema)).toThrow(/tags\.yaml: 0\.slug: /);
});

it('a picture is a known scene, with default or custom description', () => {
  expect(picture.parse('classroom').alt.en).toContain('A classroom');
  const alt = { id: 'Kelas', en: 'Class' };
  expect(picture.parse({ scene: 'classroom', alt })).toEqual({ scene: 'classroom', alt });
  expect(() => picture.parse('moon')).toThrow('there is no scene “moon”');
});

it('a page consists of fenced blocks and text, in which a first-level heading starts a block', () => {
  const source = `Before

# First
One

## Inside
Two

# Second
Three

\`\`\`product
product: simpanan/giro
\`\`\`

After`;
  expect(blocks.parse(source)).toEqual([
    { type: 'text', body: 'Before' },
    { type: 'text', title: 'First', body: 'One\n\n## Inside\nTwo' },
    { type: 'text', title: 'Second', body: 'Three' },
    { type: 'product', product: 'simpanan/giro' },
    { type: 'text', body: 'After' },
  ]);
  expect(() => blocks.parse('```produk\nproduct: a\n```')).toThrow();
});
