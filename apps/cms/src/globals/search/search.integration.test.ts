import {
  CACHE_TAGS_HEADER,
  LOCALES,
  type Locale,
  MAX_POPULAR_SEARCHES,
  searchContent,
} from '@beranda/contract';
import { createLocalReq } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Search } from '#cms/payload-types.ts';
import { facts } from '../../../seed/content/facts.ts';
import { promoted, search } from '../../../seed/content/search.ts';
import { seedFacts } from '../../../seed/seed-facts.ts';
import { seedSearch } from '../../../seed/seed-search.ts';
import { fetchApi } from '../../../testing/content.ts';
import { onOneDatabase } from '../../../testing/databases.ts';
import { respondWithBody, startFiguresSource } from '../../../testing/figures-source.ts';
import { createItem, publishIn, publishItem } from '../../../testing/items.ts';
import { createUser, signIn } from '../../../testing/records.ts';
import { fetchSiteResults } from './fetch-site-results.ts';

const site = await startFiguresSource();
const siteUrl = `http://127.0.0.1:${site.port}`;

const validationError = z.object({
  data: z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })) }),
});

onOneDatabase(
  'what staff set for the search',
  (cms) => {
    const read = (locale: Locale) => fetchApi(cms(), `/content/globals/search?locale=${locale}`);
    const content = async (locale: Locale) => searchContent.parse(await (await read(locale)).json());
    const save = (data: Partial<Search>, locale: Locale = 'id') =>
      cms().payload.updateGlobal({ slug: 'search', locale, data });

    /** The messages of a rejected save, each after the path of its field. */
    async function messages(data: Partial<Search>): Promise<string[]> {
      const error: unknown = await save(data).then(
        () => null,
        (thrown: unknown) => thrown,
      );
      const { errors } = validationError.parse(error).data;
      return errors.map(({ message, path }) => `${path}: ${message}`);
    }

    describe('popular searches', () => {
      beforeEach(async () => {
        await seedSearch(await createLocalReq({}, cms().payload), { search, promoted: [] });
      });

      it("are returned per language in the editors' order", async () => {
        expect((await content('id')).popular).toEqual(search.id.popular);
        expect((await content('en')).popular).toEqual(search.en.popular);
      });

      it('omit missing translations, blanks and duplicates', async () => {
        await save({ popular: ['deposito', ' deposito ', 'kurs'].map((text) => ({ text })) });
        expect((await content('id')).popular).toEqual(['deposito', 'kurs']);
        expect((await content('en')).popular).toEqual([]);
      });

      it('have a maximum number', async () => {
        const popular = Array.from({ length: MAX_POPULAR_SEARCHES + 1 }, (_, n) => ({ text: `kata ${n}` }));
        expect(await messages({ popular })).toEqual([expect.stringContaining('popular: ')]);
      });
    });

    describe('promoted results', () => {
      const alwaysValid = { from: null, until: null };

      it('are pages in each language that has a title', async () => {
        await save({
          promoted: [{ queries: 'atm , cabang', path: '/branches?kind=atm', title: 'Cari ATM' }],
        });
        const { queries, path } = { queries: ['atm', 'cabang'], path: '/branches?kind=atm' };
        expect((await content('id')).promoted).toEqual([
          { queries, path, title: 'Cari ATM', text: '', ...alwaysValid },
        ]);
        expect((await content('en')).promoted).toEqual([]);
      });

      it('are items once they are published, with their own title or that of staff', async () => {
        const id = await createItem(cms(), 'news', 'diutamakan', 'id', 'draft');
        const item = { relationTo: 'news' as const, value: id };
        await save({ promoted: [{ queries: 'baru', item, text: 'Keterangan' }] });
        expect((await content('id')).promoted).toEqual([]);

        await publishIn(cms(), 'news', id, 'id', 'Berita baru');
        const path = '/news/diutamakan';
        const expected = { queries: ['baru'], path, title: 'Berita baru', ...alwaysValid };
        expect((await content('id')).promoted).toEqual([{ ...expected, text: 'Keterangan' }]);
        expect((await content('en')).promoted).toEqual([{ ...expected, text: '' }]);

        await save({ promoted: [{ queries: 'baru', item, title: 'Judul lain' }] });
        expect((await content('id')).promoted).toMatchObject([{ title: 'Judul lain' }]);
      });

      it('depend on the items that they name', async () => {
        const value = await publishItem(cms(), 'promotions', 'promo-diutamakan', ['id']);
        await save({ promoted: [{ queries: 'promo', item: { relationTo: 'promotions', value } }] });
        const response = await read('id');
        expect(response.headers.get(CACHE_TAGS_HEADER)?.split(',').sort()).toEqual([
          'promotions',
          'search',
          'synonyms',
        ]);
        const [result] = searchContent.parse(await response.json()).promoted;
        expect(result?.until).not.toBeNull();
      });

      it.each([
        ['without a target', {}, 'path: Pilih isi'],
        ['of another site', { path: '//bank.example' }, 'path: Ini bukan alamat halaman'],
        ['with a language prefix', { path: '/en/branches' }, 'path: Ini bukan alamat halaman'],
        ['of a page that does not exist', { path: '/tidak-ada' }, 'path: Ini bukan alamat halaman'],
        ['of a page without a title', { path: '/branches' }, 'title: Tulis judul'],
        [
          'without a word to search',
          { queries: '?', path: '/', title: 'Beranda' },
          'queries: “?” tidak berisi',
        ],
      ])('%s are rejected', async (_, row, message) => {
        expect(await messages({ promoted: [{ queries: 'atm', ...row }] })).toContainEqual(
          expect.stringContaining(`promoted.0.${message}`),
        );
      });

      it('with two targets are rejected', async () => {
        const value = await publishItem(cms(), 'news', 'dua-tujuan', ['id']);
        const row = {
          queries: 'atm',
          path: '/branches',
          title: 'ATM',
          item: { relationTo: 'news', value } as const,
        };
        expect(await messages({ promoted: [row] })).toEqual([
          expect.stringContaining('promoted.0.path: Pilih salah satu'),
        ]);
      });

      it('of the demonstration bank are sent in both languages, with the hours of its phone line', async () => {
        for (const { target } of promoted)
          if ('slug' in target) await publishItem(cms(), target.collection, target.slug, ['id', 'en']);
        const req = await createLocalReq({}, cms().payload);
        const text = { id: 'pukul 08.00–20.00', en: 'from 08:00 to 20:00' };
        const hours = facts.filter(({ key }) => key === 'layanan.jam-telepon');
        await seedFacts(
          req,
          hours.map((fact) => ({ ...fact, values: fact.values.map((value) => ({ ...value, text })) })),
        );
        await seedSearch(req, { search, promoted });
        for (const locale of LOCALES) {
          const sent = (await content(locale)).promoted;
          expect(sent).toHaveLength(promoted.length);
          expect(sent[0]?.text).toContain(text[locale]);
        }
      });
    });

    describe('a query to try', () => {
      const results = {
        correction: null,
        isCorrected: false,
        totalItems: 1,
        results: [{ path: '/pinjaman/kpr', title: 'KPR', text: 'Kredit rumah', isPromoted: false }],
      };
      let session: Record<string, string>;

      const attempt = (body: object, headers = session) =>
        fetch(`${cms().url}/api/search/try`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
        });

      beforeAll(async () => {
        await createUser(cms(), 'administrator', ['administrator']);
        await createUser(cms(), 'editor', ['editor']);
        session = await signIn(cms(), 'editor');
      });

      it('shows staff the results of the site', async () => {
        const requested: (string | undefined)[] = [];
        site.respond(({ url }, response) => {
          requested.push(url);
          response.end(JSON.stringify({ ...results, kinds: [] }));
        });
        const response = await attempt({ locale: 'en', query: ' rumah & kredit ' });
        expect(response.headers.get('cache-control')).toBe('no-store');
        expect(await response.json()).toEqual(results);
        expect(requested).toEqual(['/api/en/v2/search?q=rumah+%26+kredit']);
      });

      it('is for staff only', async () => {
        expect((await attempt({ locale: 'id', query: 'kpr' }, {})).status).toBe(403);
      });

      it.each([
        { locale: 'fr', query: 'kpr' },
        { locale: 'id', query: ' ' },
        { locale: 'id', query: 'x'.repeat(101) },
      ])('is rejected if it is not valid: %j', async (body) => {
        expect((await attempt(body)).status).toBe(400);
      });

      it.each([
        ['is overloaded', respondWithBody('{}', 503)],
        ['answers something else', respondWithBody('<html>')],
        ['answers another shape', respondWithBody('{"results":[{"path":"https://bank.example"}]}')],
        ['redirects', respondWithBody('', 302)],
      ])('has no results while the site %s', async (_, listener) => {
        site.respond(listener);
        expect((await attempt({ locale: 'id', query: 'kpr' })).status).toBe(502);
      });

      it('has no results if the site takes too long', async () => {
        site.respond(() => {});
        expect(await fetchSiteResults(siteUrl, { locale: 'id', query: 'kpr' }, 1)).toBeNull();
      });
    });
  },
  { siteUrl },
);
