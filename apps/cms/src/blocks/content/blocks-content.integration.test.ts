import { type Block, type BlockType, block } from '@beranda/contract';
import { expect, it, vi } from 'vitest';
import { fetchApi } from '../../../testing/content.ts';
import { onOneDatabase } from '../../../testing/databases.ts';
import { pdfFile } from '../../../testing/document.ts';
import { createItem, publishItem } from '../../../testing/items.ts';
import { paragraph } from '../../../testing/paragraph.ts';
import { blocks } from '../blocks.ts';
import { loadBlocks } from './blocks-content.ts';

const points = [{ icon: 'shield', title: 'Aman', text: 'Dijamin.' }];

/** Each block type once, as stored by an editor. */
const every = (product: number, document = 0) =>
  ({
    text: { title: null, body: paragraph('Isi') },
    media: { picture: 123_456 },
    features: { title: 'Keunggulan', items: points },
    table: {
      title: 'Biaya',
      columns: [{ text: '' }, { text: 'Jumlah' }],
      rows: [{ cells: [{ text: 'Administrasi' }, { text: '{administrasi}' }] }],
    },
    requirements: { title: 'Syarat', items: [{ text: 'e-KTP' }] },
    steps: { title: 'Langkah', items: [{ title: 'Isi', text: 'Formulir.' }] },
    faq: { title: 'Tanya', items: [{ question: 'Apa?', answer: paragraph('Ini.') }] },
    calculator: { title: 'Hitung', kind: 'savings-goal', product },
    cards: { title: 'Kartu', items: [{ ...points[0], url: '/nab', action: 'Lihat' }] },
    banner: { tone: 'primary', title: 'Ajak', text: 'Teks.', link: { text: 'Buka', url: '/promo' } },
    app: { title: 'Unduh' },
    video: { title: 'Video', youtube: 'abcdefghijk', seconds: '{lama-video}' },
    downloads: { title: 'Unduhan', documents: [document] },
    product: { product },
  }) satisfies Record<BlockType, object>;

onOneDatabase('blocks', (cms) => {
  async function fetchBlocks(stored: Partial<Record<BlockType, object>>, name: string): Promise<Block[]> {
    await cms().payload.create({
      collection: 'pages',
      locale: 'id',
      data: {
        type: 'layanan',
        subType: name,
        layout: 'default',
        title: name,
        summary: name,
        figures: [
          { name: 'administrasi', kind: 'money', amount: 0 },
          { name: 'lama-video', kind: 'number', amount: 1_200 },
        ],
        blocks: Object.entries(stored).map(([blockType, fields]) => ({ blockType, ...fields })),
        _status: 'published',
      } as never,
      overrideAccess: true,
    });
    const response = await fetchApi(cms(), `/content/pages/layanan/${name}?locale=id`);
    return ((await response.json()) as { blocks: Block[] }).blocks;
  }

  it('of every type match the contract, in order', async () => {
    const product = await publishItem(cms(), 'products', 'ditaut', ['id']);
    const { id: document } = await cms().payload.create({
      collection: 'documents',
      data: { title: 'Formulir' },
      file: pdfFile('formulir'),
    });
    const { media: _, ...stored } = every(product, document);
    const found = await fetchBlocks(stored, 'semua');
    expect(found.map(({ blockType }) => blockType)).toEqual(Object.keys(stored));
    for (const one of found) expect(block.parse(one)).toEqual(one);
    expect(found.find((candidate) => candidate.blockType === 'calculator')).toMatchObject({
      offer: { kind: 'savings-goal', annualRatePercent: 1.25 },
      product: { text: 'ditaut id', url: '/simpanan/ditaut', language: 'id' },
    });
    expect(found.find((candidate) => candidate.blockType === 'product')).toMatchObject({
      name: 'ditaut id',
      action: { url: '/register-product' },
      language: 'id',
    });
  });

  it('omit unpublished products, and calculate without them', async () => {
    const draft = await createItem(cms(), 'products', 'rahasia', 'id', 'draft');
    const { calculator, product } = every(draft);
    const warn = vi.spyOn(cms().payload.logger, 'warn').mockImplementation(() => {});
    const found = await fetchBlocks({ calculator, product }, 'tanpa-produk');
    expect(JSON.stringify(found)).not.toContain('rahasia');
    expect(found).toMatchObject([
      { blockType: 'calculator', product: null, offer: { annualRatePercent: null } },
    ]);
    expect(warn.mock.calls.map(([line]) => line)).toEqual([
      expect.objectContaining({
        msg: 'A block was omitted',
        collection: 'pages',
        id: expect.any(Number),
        index: 1,
        blockType: 'product',
      }),
    ]);
    warn.mockRestore();
  });

  it('that are not filled in yet are omitted from a preview without a line in the log', async () => {
    const { payload } = cms();
    const warn = vi.spyOn(payload.logger, 'warn').mockImplementation(() => {});
    const stored = [{ blockType: 'product', product: null }] as never;
    const owner = { collection: 'pages', id: 1 } as const;
    const logged = async (isPreview: boolean) => {
      warn.mockClear();
      expect(await loadBlocks(stored, { payload, locale: 'id', isPreview }, owner)).toEqual([]);
      return warn.mock.calls.length;
    };
    expect(await logged(false)).toBe(1);
    expect(await logged(true)).toBe(0);
    warn.mockRestore();
  });

  it('with rows that do not match the number of columns are rejected', async () => {
    const { table } = every(0);
    const rows = [{ cells: [{ text: 'Administrasi' }] }];
    await expect(fetchBlocks({ table: { ...table, rows } }, 'timpang')).rejects.toThrow();
  });

  it('have the names of the contract', () => {
    expect(blocks.map(({ slug }) => slug)).toEqual(Object.keys(every(0)));
  });
});
