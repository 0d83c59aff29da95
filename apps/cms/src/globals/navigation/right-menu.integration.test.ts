import { navigationSchema } from '@beranda/contract';
import { createLocalReq } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { calculators } from '../../../seed/content/calculators.ts';
import { home } from '../../../seed/content/home.ts';
import { navigation } from '../../../seed/content/navigation.ts';
import { settings } from '../../../seed/content/settings.ts';
import { seedGlobals } from '../../../seed/seed-globals.ts';
import { fetchApi } from '../../../testing/content.ts';
import { onOneDatabase } from '../../../testing/databases.ts';

type Entry = { text?: string; url?: string; languageCode?: string };

onOneDatabase('an entry of the right menu', (cms) => {
  beforeAll(async () => {
    await seedGlobals(await createLocalReq({}, cms().payload), { settings, calculators, navigation, home });
  });

  const save = (entry: Entry, locale: 'id' | 'en' = 'id') =>
    cms().payload.updateGlobal({
      slug: 'navigation',
      locale,
      data: {
        rightMenu: [
          {
            type: 'bank-access',
            slug: 'bank-access',
            icon: 'lock',
            iconWidth: 20,
            subTypes: [{ text: 'Masuk', icon: 'login', ...entry }],
          },
        ],
      },
    });

  it.each([{ url: 'https://masuk.bank.example' }, { languageCode: 'en' }])('may have %j', async (entry) => {
    const saved = await save(entry);
    expect(saved.rightMenu?.[0]?.subTypes?.[0]).toMatchObject(entry);
  });

  it('has its address from the settings where it is login or registration, unless it has one of its own', async () => {
    const urls = async (locale: 'id' | 'en') => {
      const response = await fetchApi(cms(), `/content/globals/navigation?locale=${locale}`);
      const { 'Navigation Bar': bar } = navigationSchema.parse(await response.json());
      return bar['Right Menu'].flatMap(({ subTypes = [] }) => subTypes.map(({ url }) => url));
    };
    await save({ text: 'navigation.login' });
    await cms().payload.updateGlobal({
      slug: 'settings',
      locale: 'en',
      data: { loginUrl: 'https://login.bank.example/en' },
    });
    expect(await urls('id')).toEqual([settings.id.loginUrl]);
    expect(await urls('en')).toEqual(['https://login.bank.example/en']);
    await save({ text: 'navigation.login', url: 'https://other.bank.example' });
    expect(await urls('id')).toEqual(['https://other.bank.example']);
  });

  describe('is rejected', () => {
    it.each([
      ['without a target', {}],
      ['with two', { url: '/news', languageCode: 'en' }],
      ['with an unknown language', { languageCode: 'nl' }],
    ])('%s', async (_, entry) => {
      await expect(save(entry)).rejects.toThrow(/Kode bahasa/);
    });
  });

  it('may be without an address in English, which falls back to the Indonesian one', async () => {
    await expect(save({}, 'en')).resolves.toBeDefined();
  });
});
