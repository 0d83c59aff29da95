import { createLocalReq } from 'payload';
import { expect, it, vi } from 'vitest';
import { bumpTagVersion } from '#cms/cache-tags/bump-tag-version.ts';
import { inTransaction } from '#cms/database/sql.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { createItem, publishItem } from '../../testing/items.ts';
import { findBrokenLinks, listBrokenLinks } from './broken-links.ts';

onEachDatabase('broken links on the dashboard', (cms) => {
  const site = () => cms().env.siteUrl;
  const setMenu = (url: string) =>
    cms().payload.updateGlobal({
      slug: 'navigation',
      locale: 'id',
      data: { leftMenu: [{ text: 'Kabar', url }] },
    });

  it('are those of public pages and menus, until they are mended', async () => {
    expect(await findBrokenLinks(cms().payload, site())).toEqual([]);
    const news = await publishItem(cms(), 'news', 'tujuan', ['id']);
    await createItem(cms(), 'news', 'draf-saja', 'id', 'draft');
    await setMenu('/news/draf-saja');
    expect(await findBrokenLinks(cms().payload, site())).toEqual([
      {
        path: '/globals/navigation',
        text: {
          id: 'Navigasi memuat tautan ke halaman yang tidak ada atau tidak tayang: “Kabar” menuju /news/draf-saja.',
          en: 'Navigation has links to pages that do not exist or are not public: “Kabar” leads to /news/draf-saja.',
        },
      },
    ]);
    await setMenu('/news/tujuan');
    expect(await findBrokenLinks(cms().payload, site())).toEqual([]);
    await cms().payload.update({ collection: 'news', id: news, locale: 'id', data: { _status: 'draft' } });
    expect(await findBrokenLinks(cms().payload, site())).toHaveLength(1);
  });

  it('are looked up again only after something public has changed', async () => {
    await setMenu('/news/tidak-ada');
    const first = await listBrokenLinks(cms().payload, site());
    expect(await listBrokenLinks(cms().payload, site())).toBe(first);
    const req = await createLocalReq({}, cms().payload);
    await inTransaction(req, () => bumpTagVersion(req, 'exchange-quotes'));
    expect(await listBrokenLinks(cms().payload, site())).toBe(first);
    await setMenu('/news');
    expect(await listBrokenLinks(cms().payload, site())).toEqual([]);
  });

  it('keeps what a newer look-up has found when an older one fails late', async () => {
    const slow = Promise.withResolvers<never>();
    await setMenu('/news/tidak-ada');
    const read = vi.spyOn(cms().payload, 'findGlobal').mockReturnValueOnce(slow.promise);
    const older = listBrokenLinks(cms().payload, site());
    await vi.waitFor(() => expect(read).toHaveBeenCalled());
    read.mockRestore();
    await setMenu('/news');
    const newer = await listBrokenLinks(cms().payload, site());
    slow.reject(new Error('The database is gone.'));
    await expect(older).rejects.toThrow('The database is gone.');
    expect(await listBrokenLinks(cms().payload, site())).toBe(newer);
  });
});
