import { LOCALES } from '@beranda/contract';
import { expect, it } from 'vitest';
import { faqTopics } from './faqs.ts';
import { guides } from './guides.ts';
import { products } from './products.ts';

/** The items of the first list of Markdown with bullets. */
function bulletsOf(markdown: string): string[] {
  const [list = ''] = /(?:^- .+\n?)+/m.exec(markdown) ?? [];
  return list.split('\n').flatMap((row) => (row ? [row.slice('- '.length)] : []));
}

it.each(LOCALES)('guide, product and question ask for the same documents for a home loan (%s)', (locale) => {
  const guide = guides.find(({ slug }) => slug === 'mengajukan-kpr')?.[locale];
  const question = faqTopics
    .flatMap(({ questions }) => questions)
    .find(({ slug }) => slug === 'syarat-kpr')?.[locale];
  const product = products.find(({ subType }) => subType === 'kpr')?.[locale];
  const documents = bulletsOf(guide?.body ?? '');
  expect(documents).toHaveLength(4);
  expect(bulletsOf(question?.answer ?? '')).toEqual(documents);
  // After the two conditions of age and income.
  expect(product?.requirements.slice(2)).toEqual(documents);
});
