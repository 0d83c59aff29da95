import { expect, it } from 'vitest';
import { hasTypedFigure, withFigures } from '#cms/fields/figures/figure-references.ts';
import { home } from './content/home.ts';
import { pages } from './content/pages.ts';
import { products } from './content/products.ts';
import { promotions } from './content/promotions.ts';
import { reasonFigure } from './seed-globals.ts';
import { sharedFigures } from './share-figures.ts';
import { sharePageFigures, shareProductFigures, sharePromotionFigures } from './share-texts.ts';

const LANGUAGES = ['id', 'en'] as const;
/** Texts missing in a language are stored as empty ones. */
const written = (value: unknown) =>
  JSON.parse(JSON.stringify(value, (name, one) => (name === 'note' && one === '' ? undefined : one)));

it.each(products.map((product) => [product.subType, product] as const))(
  'the texts of %s read as they were written, and type no figure of a fact or fee',
  (_name, product) => {
    const { figures, ...texts } = shareProductFigures(product);
    for (const language of LANGUAGES) {
      const text = texts[language];
      expect(written(withFigures(text, figures, language))).toEqual(written(product[language]));
      const rows = [...(text?.facts ?? []), ...(text?.fees ?? [])];
      expect(rows.flatMap((row) => Object.values(row)).filter(hasTypedFigure)).toEqual([]);
    }
  },
);

it('those of pages and promotions do, too', () => {
  for (const page of pages) {
    const { figures, ...texts } = sharePageFigures(page);
    for (const language of LANGUAGES)
      expect(withFigures(texts[language], figures, language)).toEqual(page[language]);
  }
  for (const { id, en } of promotions) {
    const { figures, ...texts } = sharePromotionFigures({ id, en });
    expect(withFigures(texts.id, figures, 'id')).toEqual(id);
    expect(withFigures(texts.en, figures, 'en')).toEqual(en);
  }
});

it('the figures of the home page are equal in both languages', () => {
  const figuresIn = (language: 'id' | 'en') =>
    home[language].why.reasons.map(({ figure }) => reasonFigure(figure, language));
  expect(figuresIn('en')).toEqual(figuresIn('id'));
});

it('texts with different figures are rejected', () => {
  const { share } = sharedFigures();
  expect(() => share('Biaya', 'Rp50.000', 'IDR 5,000')).toThrow('is not in');
  expect(() => share('Biaya', 'Gratis', 'IDR 5,000')).toThrow('is not in');
  expect(share('Setoran', 'Rp1 juta', 'IDR 1 million')).toEqual({ id: '{setoran}', en: '{setoran}' });
});
