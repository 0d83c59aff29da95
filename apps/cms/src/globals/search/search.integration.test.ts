import {
  MAX_POPULAR_SEARCHES,
  MAX_SYNONYM_GROUPS,
  MAX_SYNONYM_WORDS,
  searchContent,
} from '@beranda/contract';
import { createLocalReq } from 'payload';
import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { search } from '../../../seed/content/search.ts';
import { synonyms } from '../../../seed/content/synonyms.ts';
import { seedSearch } from '../../../seed/seed-search.ts';
import { ask } from '../../../testing/content.ts';
import { onOneDatabase } from '../../../testing/databases.ts';

onOneDatabase('popular searches', (cms) => {
  const popular = async (locale: 'id' | 'en') =>
    searchContent.parse(await (await ask(cms(), `/content/globals/search?locale=${locale}`)).json()).popular;

  beforeEach(async () => {
    await seedSearch(await createLocalReq({}, cms().payload), search, synonyms);
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

onOneDatabase('synonyms', (cms) => {
  const content = async (locale: 'id' | 'en') =>
    searchContent.parse(await (await ask(cms(), `/content/globals/search?locale=${locale}`)).json());
  const save = (rows: { words: string; means?: string }[]) =>
    cms().payload.updateGlobal({ slug: 'search', locale: 'id', data: { synonyms: rows } });
  const messages = async (rows: { words: string; means?: string }[]): Promise<string[]> => {
    const error: unknown = await save(rows).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    const { data } = z
      .object({ data: z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })) }) })
      .parse(error);
    return data.errors.map(({ message, path }) => `${path}: ${message}`);
  };

  it('of the demonstration bank are valid, and the same in both languages', async () => {
    await seedSearch(await createLocalReq({}, cms().payload), search, synonyms);
    const [id, en] = [await content('id'), await content('en')];
    expect(id.synonyms).toHaveLength(synonyms.length);
    expect(en.synonyms).toEqual(id.synonyms);
  });

  it('are lists of words, two ways or one way', async () => {
    await save([
      { words: ' KPR, kredit  pemilikan rumah ,kpr,, mortgage' },
      { words: 'tf', means: 'transfer' },
    ]);
    expect((await content('id')).synonyms).toEqual([
      { words: ['KPR', 'kredit pemilikan rumah', 'mortgage'], means: [] },
      { words: ['tf'], means: ['transfer'] },
    ]);
  });

  it.each([
    ['a word alone', [{ words: 'KPR, kpr' }], 'synonyms.0.words: Satu kata saja tidak punya padanan'],
    ['nothing', [{ words: ' , ' }], 'synonyms.0.words: Tulis sedikitnya satu kata'],
    ['signs without letters', [{ words: 'KPR, --' }], 'synonyms.0.words: “--” tidak berisi huruf'],
    [
      'a text instead of words',
      [{ words: 'KPR', means: 'kredit '.repeat(20) }],
      'synonyms.0.means: “kredit kredit',
    ],
    [
      'too many words',
      [{ words: Array.from({ length: MAX_SYNONYM_WORDS + 1 }, (_, index) => `kata ${index}`).join() }],
      `synonyms.0.words: Ada ${MAX_SYNONYM_WORDS + 1} kata`,
    ],
    [
      'a word on both sides',
      [{ words: 'tf, Transfer', means: 'transfer' }],
      'synonyms.0.means: “transfer” ada di kedua kolom',
    ],
    [
      'a word in two rows',
      [{ words: 'KPR, mortgage' }, { words: 'rumah, kpr' }],
      'synonyms.1.words: “kpr” sudah ada di baris 1',
    ],
  ])('reject %s', async (_, rows, message) => {
    expect(await messages(rows)).toContainEqual(expect.stringContaining(message));
  });

  it('may contain a word in a two-way and a one-way row', async () => {
    await save([{ words: 'dolar, dollar' }, { words: 'dolar', means: 'kurs' }]);
    expect((await content('id')).synonyms).toHaveLength(2);
  });

  it('have a maximum number', async () => {
    const rows = Array.from({ length: MAX_SYNONYM_GROUPS + 1 }, (_, index) => ({
      words: `kata ${index}, word ${index}`,
    }));
    expect(await messages(rows)).toEqual([expect.stringContaining('synonyms: ')]);
  });
});
