import { expect, it } from 'vitest';
import { blogs } from './blogs.ts';
import { careers } from './careers.ts';
import { faqTopics } from './faqs.ts';
import { governance } from './governance.ts';
import { guides } from './guides.ts';
import { literacy } from './literacy.ts';
import { news } from './news.ts';
import { notices } from './notices.ts';
import { pages } from './pages.ts';
import { people } from './people.ts';
import { products } from './products.ts';
import { promotions } from './promotions.ts';

/** These show what a missing translation looks like. */
const UNTRANSLATED = {
  blogs: [
    'menghitung-stok-tanpa-menutup-toko',
    'sepuluh-pertanyaan-keuangan-di-akhir-tahun',
    'uang-saku-sebagai-pelajaran-pertama',
  ],
  careers: ['penasihat-usaha-umkm-kupang'],
  faqs: [],
  governance: [],
  guides: [],
  literacy: ['belanja-daring-tanpa-menyesal', 'bicara-uang-dengan-pasangan'],
  news: [
    'gudang-penyimpanan-untuk-petambak-garam-pamekasan-siap-dipakai-pada-musim-panen',
    'laporan-publikasi-bulanan-juli-2026',
  ],
  notices: [],
  pages: [],
  people: [],
  products: [],
  promotions: [],
};

it('all items are in both languages, except those that are meant not to be', () => {
  const namesOf = (items: readonly { slug?: string; subType?: string; en: object | null }[]) =>
    items.flatMap(({ slug, subType, en }) => (en ? [] : [slug ?? subType])).sort();
  const faqs = faqTopics.flatMap(({ questions }) => questions);
  const items = {
    blogs,
    careers,
    faqs,
    governance,
    guides,
    literacy,
    news,
    notices,
    pages,
    people,
    products,
    promotions,
  };
  const untranslated = Object.entries(items).map(([name, some]) => [name, namesOf(some)]);
  expect(Object.fromEntries(untranslated)).toEqual(UNTRANSLATED);
});
