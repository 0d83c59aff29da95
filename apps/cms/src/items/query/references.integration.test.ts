import {
  governancePage,
  groupCompanyItem,
  guideSummary,
  type Locale,
  listResponse,
  noticeSummary,
} from '@beranda/contract';
import { APIError, ValidationError } from 'payload';
import { expect, it } from 'vitest';
import { newsText } from '#cms/collections/news/sample.ts';
import { fetchApi } from '../../../testing/content.ts';
import { onEachDatabase } from '../../../testing/databases.ts';
import { pdfFile } from '../../../testing/document.ts';
import { createItem, publishItem } from '../../../testing/items.ts';

/** References between items, documents and their versions. */
onEachDatabase('references between items', (cms) => {
  const listOf = async (question: string) => {
    const response = await fetchApi(cms(), `/content/${question}`);
    return listResponse(guideSummary).parse(await response.json()).items;
  };

  it('a guide has its group, and a group excludes guides of other groups', async () => {
    const { payload } = cms();
    const common = { collection: 'guides', locale: 'id', overrideAccess: true } as const;
    await publishItem(cms(), 'guides', 'of-the-samples', ['id']);
    const group = await publishItem(cms(), 'guide-groups', 'cards', ['id']);
    for (const [slug, order] of [
      ['second', 2],
      ['first', 1],
    ] as const)
      await payload.create({
        ...common,
        data: { ...newsText(slug), slug, order, group, _status: 'published' },
      });
    const all = await listOf('guides?limit=200');
    expect(all.find(({ slug }) => slug === 'of-the-samples')?.group).toBe('of-samples');
    const ofCards = await listOf('guides?group=cards');
    expect(ofCards.map(({ slug, group: one }) => [slug, one])).toEqual([
      ['first', 'cards'],
      ['second', 'cards'],
    ]);
    expect(await listOf('guides?group=no-such')).toEqual([]);
  });

  it('a governance page has its documents in order and blocks their deletion', async () => {
    const { payload } = cms();
    const upload = (title: string) =>
      payload.create({
        collection: 'documents',
        locale: 'id',
        data: { title },
        file: pdfFile(`${title}.pdf`),
      });
    const [first, second] = [await upload('Piagam'), await upload('Pedoman')];
    const id = await publishItem(cms(), 'governance', 'with-documents', ['id']);
    await payload.update({
      collection: 'governance',
      id,
      locale: 'id',
      data: { attachments: [second.id, first.id], _status: 'published' },
      overrideAccess: true,
    });
    const response = await fetchApi(cms(), '/content/governance/with-documents');
    const page = governancePage.parse(await response.json());
    expect(page.attachments.map(({ title, type }) => [title, type])).toEqual([
      ['Pedoman', 'pdf'],
      ['Piagam', 'pdf'],
    ]);
    const deleted = payload.delete({ collection: 'documents', id: first.id, overrideAccess: true });
    await expect(deleted).rejects.toBeInstanceOf(APIError);
  });

  it('a company has its Indonesian address only where it is public', async () => {
    const { payload } = cms();
    const addressOf = async (slug: string) => {
      const response = await fetchApi(cms(), `/content/group-companies/${slug}?locale=en`);
      return groupCompanyItem.parse(await response.json()).url;
    };
    const common = { collection: 'group-companies', overrideAccess: true } as const;
    const english = { title: 'Sister company', text: 'Insurance.', url: null, _status: 'published' } as const;
    const publishEnglish = (id: number) =>
      payload.update({ ...common, id, locale: 'en', publishSpecificLocale: 'en', data: english });
    const draft = await createItem(cms(), 'group-companies', 'not-in-indonesian', 'id', 'draft');
    await publishEnglish(draft);
    expect(await addressOf('not-in-indonesian')).toBe('');
    await publishEnglish(await publishItem(cms(), 'group-companies', 'in-both', ['id']));
    expect(await addressOf('in-both')).toBe('https://grup.example');
  });

  it('untranslated texts are marked as Indonesian: a document, the quota of a promotion, a segment', async () => {
    const { payload } = cms();
    const english = async (path: string) =>
      (await (await fetchApi(cms(), `/content/${path}?locale=en`)).json()) as {
        file: object;
        rates: object[];
        quota: string;
      };
    await publishItem(cms(), 'reports', 'laporan', ['id', 'en']);
    expect((await english('reports/laporan')).file).toMatchObject({ title: 'Laporan', language: 'id' });
    await publishItem(cms(), 'lending-rates', 'sbdk', ['id', 'en']);
    expect((await english('lending-rates/sbdk')).rates).toMatchObject([
      { segment: 'Korporasi', language: 'id' },
    ]);
    const promotion = await publishItem(cms(), 'promotions', 'hemat', ['id', 'en']);
    const publishQuota = (locale: Locale, quota: string) =>
      payload.update({
        collection: 'promotions',
        id: promotion,
        locale,
        publishSpecificLocale: locale,
        data: { quota, _status: 'published' },
      });
    await publishQuota('id', 'Selama persediaan ada');
    await publishQuota('en', 'While stocks last');
    expect(await english('promotions/hemat')).toMatchObject({
      quota: 'While stocks last',
      quotaLanguage: 'en',
    });
    await publishQuota('en', '');
    expect(await english('promotions/hemat')).toMatchObject({
      quota: 'Selama persediaan ada',
      quotaLanguage: 'id',
    });
    const { docs } = await payload.find({ collection: 'documents', where: { title: { equals: 'Laporan' } } });
    const common = { collection: 'documents', locale: 'en', data: { title: 'Report' } } as const;
    for (const { id } of docs) await payload.update({ ...common, id });
    expect((await english('reports/laporan')).file).toMatchObject({ title: 'Report', language: 'en' });
  });

  it('version numbers of notices are unique per kind', async () => {
    const { payload } = cms();
    const write = (kind: 'privacy' | 'accessibility', version: string) =>
      payload.create({
        collection: 'notices',
        locale: 'id',
        data: {
          ...newsText(`${kind} ${version}`),
          kind,
          version,
          effectiveFrom: '2026-01-02',
          slug: 'typed-by-hand',
          _status: 'published',
        },
        overrideAccess: true,
      });
    expect((await write('privacy', '3.1')).slug).toBe('privacy-3-1');
    expect((await write('accessibility', '3.1')).slug).toBe('accessibility-3-1');
    await expect(write('privacy', '3.1')).rejects.toBeInstanceOf(ValidationError);
    await expect(write('privacy', 'Versi Baru!')).rejects.toBeInstanceOf(ValidationError);
  });

  it('notices are listed by kind, latest first', async () => {
    const response = await fetchApi(cms(), '/content/notices?kind=accessibility');
    const { items } = listResponse(noticeSummary).parse(await response.json());
    expect(items.map(({ version }) => version)).toEqual(['3.1']);
    expect((await (await fetchApi(cms(), '/content/notices?kind=nonsense')).json()) as object).toMatchObject({
      totalItems: 0,
    });
  });
});
