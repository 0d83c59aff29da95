import { HOME_SECTIONS, type HomeSection, homeContent } from '@beranda/contract';
import { createLocalReq } from 'payload';
import { expect, it } from 'vitest';
import { calculators } from '../../../seed/content/calculators.ts';
import { home } from '../../../seed/content/home.ts';
import { navigation } from '../../../seed/content/navigation.ts';
import { settings } from '../../../seed/content/settings.ts';
import { seedGlobals } from '../../../seed/seed-globals.ts';
import { ask } from '../../../testing/content.ts';
import { onOneDatabase } from '../../../testing/databases.ts';
import { publishItem } from '../../../testing/items.ts';
import { createUser } from '../../../testing/records.ts';

type Row = { section: HomeSection; isShown?: boolean };

onOneDatabase('the home page', (cms) => {
  const save = (sections: Row[]) => cms().payload.updateGlobal({ slug: 'home', data: { sections } });

  async function answered(locale: 'id' | 'en' = 'id'): Promise<HomeSection[]> {
    return homeContent.parse(await (await ask(cms(), `/content/globals/home?locale=${locale}`)).json())
      .sections;
  }

  it('has the usual order before anybody has saved the page', async () => {
    expect(await answered()).toEqual(HOME_SECTIONS);
  });

  it('has the order of the editors, the same in both languages, without what they hide', async () => {
    await seedGlobals(await createLocalReq({}, cms().payload), { settings, calculators, navigation, home });
    await save([{ section: 'news' }, { section: 'vision', isShown: false }, { section: 'app' }]);
    expect(await answered('id')).toEqual(['news', 'app']);
    expect(await answered('en')).toEqual(['news', 'app']);
  });

  it('may hide all sections, which is not the usual order', async () => {
    await save(HOME_SECTIONS.map((section) => ({ section, isShown: false })));
    expect(await answered()).toEqual([]);
  });

  it('has the usual order again where the list is empty', async () => {
    await save([]);
    expect(await answered()).toEqual(HOME_SECTIONS);
  });

  it('has no section twice', async () => {
    const twice = save([{ section: 'news' }, { section: 'news', isShown: false }]);
    await expect(twice).rejects.toMatchObject({ name: 'ValidationError' });
  });

  it('answers the chosen products by their slugs, in the order of the editors', async () => {
    const first = await publishItem(cms(), 'products', 'simpanan/first', ['id']);
    const second = await publishItem(cms(), 'products', 'simpanan/second', ['id']);
    // What may be chosen is what the person may read, even where access is not asked for.
    const user = await createUser(cms(), 'editor', ['administrator']);
    await cms().payload.updateGlobal({ slug: 'home', data: { products: { chosen: [second, first] } }, user });
    const answer = await (await ask(cms(), '/content/globals/home?locale=en')).json();
    expect(homeContent.parse(answer).products.chosen).toEqual(['simpanan/second', 'simpanan/first']);
    await expect(cms().payload.delete({ collection: 'products', id: first })).rejects.toThrow(
      'masih dipakai',
    );
  });

  it.each([
    '/unduh',
    'http://contoh.example',
    'javascript:alert(1)',
    `https://contoh.example/${'a'.repeat(99)}`,
  ])('leads with its QR code to no %s', async (url) => {
    const saved = cms().payload.updateGlobal({ slug: 'home', locale: 'en', data: { app: { url } } });
    await expect(saved).rejects.toMatchObject({ name: 'ValidationError' });
  });
});
