import {
  branchSummary,
  itemListResponse,
  PREVIEW_TOKEN_HEADER,
  UNFINISHED_DRAFT_STATUS,
} from '@beranda/contract';
import { expect, it } from 'vitest';
import { branchFields } from '#cms/collections/branches/sample.ts';
import { signPreviewToken } from '#cms/preview/preview-token.ts';
import { fetchApi } from '../../testing/content.ts';
import { onOneDatabase } from '../../testing/databases.ts';
import { publishItem } from '../../testing/items.ts';
import { storedIn } from './stored.ts';
import { STORED_READ_OPTIONS } from './visible.ts';

onOneDatabase('stored documents', (cms) => {
  const statusOf = async (path: string, headers?: Record<string, string>) =>
    (await fetchApi(cms(), path, headers)).status;
  const createDraft = (data: object) =>
    cms().payload.create({ collection: 'branches', locale: 'id', draft: true, data: data as never });

  it('have one form for each kind of missing value', async () => {
    const { id } = await createDraft({ title: 'Kosong', slug: 'kosong', kind: 'atm' });
    const document = await cms().payload.findByID({
      ...STORED_READ_OPTIONS,
      collection: 'branches',
      id,
      draft: true,
    });
    const { item, missing } = storedIn(cms().payload, 'branches', document, 'en');
    expect(item).toMatchObject({
      title: '',
      kind: 'atm',
      phone: '',
      services: [],
      hours: [],
      specialDays: [],
    });
    expect(missing).toEqual(['address', 'city', 'province', 'latitude', 'longitude']);
  });

  it('lack what both languages share only as drafts, which cannot be previewed then', async () => {
    const { city, ...withoutCity } = branchFields('tanpa-kota');
    const { id } = await createDraft({ ...withoutCity, title: 'Tanpa kota' });
    const claims = { collection: 'branches', id, locale: 'id' } as const;
    const preview = { [PREVIEW_TOKEN_HEADER]: signPreviewToken(claims, cms().env.payloadSecret) };
    for (const path of ['/content/branches/tanpa-kota', '/content/branches'])
      expect(await statusOf(path, preview)).toBe(UNFINISHED_DRAFT_STATUS);
    await cms().payload.update({ collection: 'branches', id, locale: 'id', draft: true, data: { city } });
    expect(await statusOf('/content/branches/tanpa-kota', preview)).toBe(200);
  });

  it('are not public without a fact that was required later', async () => {
    await publishItem(cms(), 'branches', 'lengkap', ['id']);
    const id = await publishItem(cms(), 'branches', 'tanpa-letak', ['id']);
    await cms().payload.db.updateOne({ collection: 'branches', id, data: { latitude: null } });
    expect(await statusOf('/content/branches/tanpa-letak')).toBe(404);
    const list: unknown = await (await fetchApi(cms(), '/content/branches')).json();
    const { items } = itemListResponse('branches').parse(list);
    expect(items.map((item) => branchSummary.parse(item).slug)).toEqual(['lengkap']);
  });

  it('of calculators have no content until they are saved', async () => {
    expect(await statusOf('/content/globals/calculators')).toBe(404);
  });
});
