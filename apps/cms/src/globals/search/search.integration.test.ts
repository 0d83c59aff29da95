import { MAX_POPULAR_SEARCHES, searchContent } from '@beranda/contract';
import { createLocalReq } from 'payload';
import { beforeEach, expect, it } from 'vitest';
import { search } from '../../../seed/content/search.ts';
import { seedSearch } from '../../../seed/seed-search.ts';
import { ask } from '../../../testing/content.ts';
import { onOneDatabase } from '../../../testing/databases.ts';

onOneDatabase('popular searches', (cms) => {
  const popular = async (locale: 'id' | 'en') =>
    searchContent.parse(await (await ask(cms(), `/content/globals/search?locale=${locale}`)).json()).popular;

  beforeEach(async () => {
    await seedSearch(await createLocalReq({}, cms().payload), search);
  });

  it("are answered per language in the editors' order", async () => {
    expect(await popular('id')).toEqual(search.id.popular);
    expect(await popular('en')).toEqual(search.en.popular);
  });

  it('omit missing translations, blanks and duplicates', async () => {
    const texts = ['deposito', ' deposito ', 'kurs'];
    await cms().payload.updateGlobal({
      slug: 'search',
      locale: 'id',
      data: { popular: texts.map((text) => ({ text })) },
    });
    expect(await popular('id')).toEqual(['deposito', 'kurs']);
    expect(await popular('en')).toEqual([]);
  });

  it('have a maximum number', async () => {
    const data = {
      popular: Array.from({ length: MAX_POPULAR_SEARCHES + 1 }, (_, n) => ({ text: `kata ${n}` })),
    };
    await expect(cms().payload.updateGlobal({ slug: 'search', locale: 'id', data })).rejects.toMatchObject({
      name: 'ValidationError',
    });
  });
});
