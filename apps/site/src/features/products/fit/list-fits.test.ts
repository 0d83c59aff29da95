import { LOCALES, productTypes } from '@beranda/contract';
import { describe, expect, it } from 'vitest';
import { messages as english } from '#src/i18n/catalogues/en/index.generated.ts';
import { messages as indonesian } from '#src/i18n/catalogues/id/index.generated.ts';
import { FIT_QUESTIONS, type FitTable, findFitTable } from './fit-table.ts';
import { type FitAnswers, listFits } from './list-fits.ts';

const TEXTS = { id: indonesian.productFit, en: english.productFit };

const TABLE: FitTable = {
  answers: { purpose: ['a', 'b'], time: ['now', 'later'], way: ['little', 'much'] },
  products: {
    first: { purpose: ['a'], time: ['now'], way: ['little'] },
    second: { purpose: ['a', 'b'], time: ['later'], way: ['much'] },
    third: { purpose: ['a'], time: ['now'], way: ['little'] },
  },
};
const ALL = Object.keys(TABLE.products);
const A = { purpose: 'a', time: 'later', way: 'little' };

const namesOf = (answers: FitAnswers, offered: readonly string[] = ALL) =>
  listFits(TABLE, answers, offered).map(({ product }) => product);

describe('the best fit', () => {
  it('suits an earlier question rather than a later one', () => {
    expect(namesOf(A)).toEqual(['second', 'first', 'third']);
  });

  it('is the upper one of two that fit equally', () => {
    expect(namesOf({ purpose: 'a', time: 'now', way: 'little' })).toEqual(['first', 'third', 'second']);
  });

  it('serves the purpose, however well another product suits the rest', () => {
    expect(namesOf({ purpose: 'b', time: 'now', way: 'little' })).toEqual(['second']);
  });

  it('is a product that is offered', () => {
    expect(namesOf(A, ['third', 'unknown'])).toEqual(['third']);
    expect(namesOf(A, [])).toEqual([]);
  });

  it('names the questions whose answers it suits, and those it does not', () => {
    expect(listFits(TABLE, A, ALL)[0]).toEqual({
      product: 'second',
      suited: ['purpose', 'time'],
      unsuited: ['way'],
    });
  });
});

describe.each(productTypes.filter(findFitTable))('the table of %s', (type) => {
  const table = findFitTable(type) as FitTable;
  const { answers, products } = table;
  const names = Object.keys(products);
  const every: FitAnswers[] = answers.purpose.flatMap((purpose) =>
    answers.time.flatMap((time) => answers.way.map((way) => ({ purpose, time, way }))),
  );

  it('has only answers that a visitor can give', () => {
    for (const suits of Object.values(products))
      for (const question of FIT_QUESTIONS)
        expect(answers[question]).toEqual(expect.arrayContaining([...suits[question]]));
  });

  it('suggests a product for every combination of answers, and each product for something', () => {
    const best = every.map((given) => listFits(table, given, names)[0]?.product);
    expect(new Set(best)).toEqual(new Set(names));
  });

  it('has a product that suits all three answers, for each answer', () => {
    const perfect = every.filter((given) => listFits(table, given, names)[0]?.unsuited.length === 0);
    for (const question of FIT_QUESTIONS)
      expect(new Set(perfect.map((given) => given[question]))).toEqual(new Set(answers[question]));
  });

  it.each(LOCALES)('has the texts of every question and answer in %s, and no others', (locale) => {
    const texts = TEXTS[locale][type];
    for (const question of FIT_QUESTIONS)
      expect(Object.keys(texts[question].answers)).toEqual([...answers[question]]);
  });
});
