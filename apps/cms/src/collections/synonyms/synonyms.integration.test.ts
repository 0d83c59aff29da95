import { type Locale, MAX_SYNONYM_GROUPS, MAX_SYNONYM_WORDS, searchContent } from '@beranda/contract';
import { createLocalReq } from 'payload';
import { afterEach, expect, it } from 'vitest';
import * as z from 'zod';
import { inTransaction, sql, writeRows } from '#cms/database/sql.ts';
import { synonyms } from '../../../seed/content/synonyms.ts';
import { seedSynonyms } from '../../../seed/seed-search.ts';
import { fetchApi, getTagVersions } from '../../../testing/content.ts';
import { onEachDatabase } from '../../../testing/databases.ts';
import type { WrittenGroup } from './synonym-group.ts';

const validationError = z.object({
  data: z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })) }),
});

onEachDatabase('synonyms of the search', (cms) => {
  const sent = async (locale: Locale = 'id') =>
    searchContent.parse(await (await fetchApi(cms(), `/content/globals/search?locale=${locale}`)).json())
      .synonyms;
  const add = (group: WrittenGroup) =>
    cms().payload.create({ collection: 'synonyms', locale: 'id', data: group as { words: string } });
  /** Without hooks: they take long for hundreds of documents. */
  afterEach(async () => {
    const req = await createLocalReq({}, cms().payload);
    await inTransaction(req, () => writeRows(req, sql`DELETE FROM synonyms`));
  });

  /** The messages of a rejected group, each after the name of its field. */
  async function messages(group: WrittenGroup): Promise<string[]> {
    const error: unknown = await add(group).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    return validationError.parse(error).data.errors.map(({ message, path }) => `${path}: ${message}`);
  }

  it('of the demonstration bank are the same in both languages', async () => {
    const req = await createLocalReq({}, cms().payload);
    await inTransaction(req, () => seedSynonyms(req, synonyms));
    const id = await sent('id');
    expect(id).toHaveLength(synonyms.length);
    expect(await sent('en')).toEqual(id);
  });

  it('are lists of words, two ways or one way', async () => {
    await add({ words: ' KPR, kredit  pemilikan rumah ,kpr,, mortgage' });
    await add({ words: 'tf', means: 'transfer' });
    expect(await sent()).toEqual([
      { words: ['KPR', 'kredit pemilikan rumah', 'mortgage'], means: [] },
      { words: ['tf'], means: ['transfer'] },
    ]);
  });

  it.each([
    ['a word alone', { words: 'KPR, kpr' }, 'words: Satu kata saja tidak punya padanan'],
    ['nothing', { words: ' , ' }, 'words: Tulis sedikitnya satu kata'],
    ['characters without letters', { words: 'KPR, --' }, 'words: “--” tidak berisi huruf'],
    ['a text instead of words', { words: 'KPR', means: 'kredit '.repeat(20) }, 'means: “kredit kredit'],
    [
      'too many words',
      { words: Array.from({ length: MAX_SYNONYM_WORDS + 1 }, (_, index) => `kata ${index}`).join() },
      `words: Ada ${MAX_SYNONYM_WORDS + 1} kata`,
    ],
    ['a word on both sides', { words: 'tf, Transfer', means: 'transfer' }, 'means: “transfer” ada di kedua'],
  ])('reject %s', async (_, group, message) => {
    expect(await messages(group)).toContainEqual(expect.stringContaining(message));
  });

  it('have a word in one two-way group only', async () => {
    const { id } = await add({ words: 'KPR, mortgage' });
    expect(await messages({ words: 'rumah, kpr' })).toEqual([
      expect.stringContaining('words: “kpr” sudah ada di kelompok “KPR, mortgage”'),
    ]);
    // Its own saved state is not another group.
    const words = 'KPR, mortgage, home loan';
    await cms().payload.update({ collection: 'synonyms', id, data: { words } });
    expect(await sent()).toEqual([{ words: ['KPR', 'mortgage', 'home loan'], means: [] }]);
  });

  it('have a word in one group only, also when two are saved at once', async () => {
    for (const [first, second] of [
      ['KPR, mortgage', 'mortgage, hipotek'],
      ['tabungan, savings', 'savings, simpanan'],
      ['deposito, deposit', 'deposit, simpanan berjangka'],
    ] as const) {
      const results = await Promise.allSettled([add({ words: first }), add({ words: second })]);
      expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    }
  });

  it('may have a word in a two-way and a one-way group', async () => {
    await add({ words: 'dolar, dollar' });
    await add({ words: 'dolar', means: 'kurs' });
    expect(await sent()).toHaveLength(2);
  });

  it('reach the site after each change', async () => {
    const version = async () => (await getTagVersions(cms())).synonyms ?? 0;
    const before = await version();
    const { id } = await add({ words: 'giro, checking account' });
    const added = await version();
    expect(added).toBeGreaterThan(before);
    await cms().payload.delete({ collection: 'synonyms', id });
    expect(await version()).toBeGreaterThan(added);
  });

  it('have a maximum number', async () => {
    const numbers = Array.from(
      { length: MAX_SYNONYM_GROUPS },
      (_, index) => sql`(${`a${index}, b${index}`})`,
    );
    const req = await createLocalReq({}, cms().payload);
    await inTransaction(req, () =>
      writeRows(req, sql`INSERT INTO synonyms (words) VALUES ${sql.join(numbers, sql`, `)}`),
    );
    await expect(add({ words: 'satu, one' })).rejects.toThrow(`Sudah ada ${MAX_SYNONYM_GROUPS} kelompok`);
  });
});
