import { HOME_SECTIONS, type HomeSection, homeContent } from '@beranda/contract';
import { createLocalReq } from 'payload';
import { describe, expect, it } from 'vitest';
import { calculators } from '../../../seed/content/calculators.ts';
import { home } from '../../../seed/content/home.ts';
import { navigation } from '../../../seed/content/navigation.ts';
import { settings } from '../../../seed/content/settings.ts';
import { seedGlobals } from '../../../seed/seed-globals.ts';
import { fetchApi } from '../../../testing/content.ts';
import { onOneDatabase } from '../../../testing/databases.ts';
import { publishItem } from '../../../testing/items.ts';
import { createUser } from '../../../testing/records.ts';

type Row = { section: HomeSection; isShown?: boolean };

onOneDatabase('the home page', (cms) => {
  describe('sections', () => {
    const save = (sections: Row[]) => cms().payload.updateGlobal({ slug: 'home', data: { sections } });

    async function fetchSections(locale: 'id' | 'en' = 'id'): Promise<HomeSection[]> {
      return homeContent.parse(await (await fetchApi(cms(), `/content/globals/home?locale=${locale}`)).json())
        .sections;
    }

    it('have the default order before the first save', async () => {
      expect(await fetchSections()).toEqual(HOME_SECTIONS);
    });

    it("have the editors' order in both languages, without hidden ones", async () => {
      await seedGlobals(await createLocalReq({}, cms().payload), { settings, calculators, navigation, home });
      await save([{ section: 'news' }, { section: 'vision', isShown: false }, { section: 'app' }]);
      expect(await fetchSections('id')).toEqual(['news', 'app']);
      expect(await fetchSections('en')).toEqual(['news', 'app']);
    });

    it('can all be hidden, without falling back to the default', async () => {
      await save(HOME_SECTIONS.map((section) => ({ section, isShown: false })));
      expect(await fetchSections()).toEqual([]);
    });

    it('fall back to the default order when the list is empty', async () => {
      await save([]);
      expect(await fetchSections()).toEqual(HOME_SECTIONS);
    });

    it('are unique', async () => {
      const twice = save([{ section: 'news' }, { section: 'news', isShown: false }]);
      await expect(twice).rejects.toMatchObject({ name: 'ValidationError' });
    });
  });

  it('has only icons of the set in its tiles', async () => {
    const save = (icon: string) =>
      cms().payload.updateGlobal({
        slug: 'home',
        locale: 'id',
        data: { highlights: { shortcuts: [{ icon, title: 'Judul', text: 'Teks', url: '/news' }] } },
      });
    await expect(save('ikon-tidak-ada')).rejects.toThrow(/Jalan pintas 1 > Ikon/);
    expect((await save('piggy-bank')).highlights?.shortcuts?.[0]?.icon).toBe('piggy-bank');
  });

  it("returns the chosen products by slug, in the editors' order", async () => {
    const first = await publishItem(cms(), 'products', 'simpanan/first', ['id']);
    const second = await publishItem(cms(), 'products', 'simpanan/second', ['id']);
    // Options are limited to what the user may read, even without access control.
    const user = await createUser(cms(), 'editor', ['administrator']);
    await cms().payload.updateGlobal({ slug: 'home', data: { products: { chosen: [second, first] } }, user });
    const body = await (await fetchApi(cms(), '/content/globals/home?locale=en')).json();
    expect(homeContent.parse(body).products.chosen).toEqual(['simpanan/second', 'simpanan/first']);
    await expect(cms().payload.delete({ collection: 'products', id: first })).rejects.toThrow(
      'masih dipakai',
    );
  });

  it.each([
    '/unduh',
    'http://contoh.example',
    'javascript:alert(1)',
    `https://contoh.example/${'a'.repeat(99)}`,
  ])('rejects %s as target of the QR code', async (url) => {
    const saved = cms().payload.updateGlobal({ slug: 'home', locale: 'en', data: { app: { url } } });
    await expect(saved).rejects.toMatchObject({ name: 'ValidationError' });
  });
});
