import { LOCALES } from '@beranda/contract';
import { expect, it } from 'vitest';
import { findBrokenLinks } from '#cms/compliance/broken-links.ts';
import { linksIn, pathOf } from '#cms/links/links-in.ts';
import { startCms } from '../testing/start-cms.ts';
import { seedBank } from './seed-bank.ts';

it('the demonstration bank has no link to a page that is not there', { timeout: 600_000 }, async () => {
  const cms = await startCms();
  try {
    await seedBank(cms.payload);
    const { docs } = await cms.payload.find({ collection: 'pages', depth: 0, limit: 0, locale: 'all' });
    const isOwn = (address: string) => pathOf(address, cms.env.siteUrl) !== null;
    const links = LOCALES.flatMap((locale) => docs.flatMap((page) => linksIn(page, locale, isOwn)));
    expect(links.length).toBeGreaterThan(10);
    expect(await findBrokenLinks(cms.payload, cms.env.siteUrl)).toEqual([]);
    await cms.payload.updateGlobal({
      slug: 'navigation',
      locale: 'id',
      data: { leftMenu: [{ text: 'Salah', url: '/simpanan/tidak-ada' }] },
    });
    expect(await findBrokenLinks(cms.payload, cms.env.siteUrl)).toHaveLength(1);
  } finally {
    await cms.stop();
  }
});
