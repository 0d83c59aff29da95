import { ANSWER_WORKING_DAYS, DOCUMENTS_WORKING_DAYS, EXTENSION_WORKING_DAYS } from '@beranda/complaints';
import {
  type AnswerTime,
  FORMS,
  type FormDefinition,
  LOCALES,
  SITE_FACT_KEYS,
  SITE_FACTS,
} from '@beranda/contract';
import { effectiveRateOfFlat, jakartaDate } from '@beranda/finance';
import { expect, it } from 'vitest';
import { amountOf } from '#cms/fields/facts/fact-field.ts';
import { factIssue } from '#cms/fields/facts/fact-references.ts';
import { listTypedFigures } from '#cms/fields/facts/typed-figures/list-typed-figures.ts';
import { textUnitsOf } from '#cms/fields/facts/typed-figures/text-units.ts';
import { blogs } from './blogs.ts';
import { calculators, loanFacts } from './calculators.ts';
import { careers } from './careers.ts';
import { about } from './company/about.ts';
import { lendingRates, lendingSegments } from './company/rates.ts';
import { factsByKey } from './facts.ts';
import { faqTopics } from './faqs.ts';
import { governance } from './governance.ts';
import { guides } from './guides.ts';
import { home } from './home.ts';
import { literacy } from './literacy.ts';
import { news } from './news.ts';
import { notices } from './notices.ts';
import { pages } from './pages.ts';
import { products } from './products.ts';
import { promotions } from './promotions.ts';
import { promoted } from './search.ts';
import { settings } from './settings.ts';

const today = jakartaDate(Date.now());

it('texts name only facts that exist and are valid', () => {
  const texts = {
    about,
    blogs,
    careers,
    faqTopics,
    governance,
    guides,
    home,
    literacy,
    news,
    notices,
    pages,
    products,
    promoted,
    promotions,
    settings,
  };
  for (const [name, value] of Object.entries(texts))
    expect(factIssue(value, factsByKey, today)?.en ?? null, name).toBeNull();
});

it('the facts that the site names exist', () => {
  expect(SITE_FACT_KEYS.filter((key) => !factsByKey.has(key))).toEqual([]);
});

it('what a form promises is its deadline', () => {
  for (const { definition } of Object.values(FORMS) satisfies { definition: FormDefinition }[]) {
    const { fact, workingDays }: AnswerTime = definition.answerTime;
    if (fact) expect(amountOf(`{${SITE_FACTS[fact]}}`, factsByKey, today), definition.name).toBe(workingDays);
  }
});

it('what the bank tells of complaints is what the clock of a case counts', () => {
  const told = ['batas-lisan', 'batas-tertulis', 'perpanjangan', 'kelengkapan'].map((name) =>
    amountOf(`{pengaduan.${name}}`, factsByKey, today),
  );
  const { oral, written } = ANSWER_WORKING_DAYS;
  expect(told).toEqual([oral, written, EXTENSION_WORKING_DAYS, DOCUMENTS_WORKING_DAYS]);
});

it('the figures of calculators are those of their facts', () => {
  for (const { annualRatePercent, phases, slug, termRates } of calculators.id.loans) {
    const { fixedYears = '', laterRate = '', rate = '', termRates: named = [] } = loanFacts[slug] ?? {};
    expect(annualRatePercent.initial, slug).toBe(amountOf(rate, factsByKey, today));
    expect(
      termRates.map((longer) => longer.annualRatePercent),
      slug,
    ).toEqual(named.map((fact) => amountOf(fact, factsByKey, today)));
    expect(phases?.fixedYears ?? null, slug).toBe(amountOf(fixedYears, factsByKey, today));
    expect(phases?.laterAnnualRatePercent ?? null, slug).toBe(amountOf(laterRate, factsByKey, today));
  }
});

it('the lowest and the highest rate of a deposit are those of its terms', () => {
  const rates = calculators.id.timeDeposit.terms.map(({ annualRatePercent }) => annualRatePercent);
  const told = ['terendah', 'tertinggi'].map((name) =>
    amountOf(`{deposito.bunga-${name}}`, factsByKey, today),
  );
  expect(told).toEqual([Math.min(...rates), Math.max(...rates)]);
});

it('the lowest and the highest rate of savings are those of their tiers', () => {
  const rateOf = (key: string) => amountOf(`{${key}}`, factsByKey, today);
  const ratesOf = (slug: string) =>
    products
      .find(({ subType }) => subType === slug)
      ?.tiers?.map(({ annualRatePercent }) => annualRatePercent) ?? [];
  const planned = ratesOf('tabungan-rencana');
  expect(rateOf('tabungan.bunga-tertinggi')).toBe(Math.max(...ratesOf('tabungan')));
  expect(rateOf('rencana.bunga-terendah')).toBe(Math.min(...planned));
  expect(rateOf('rencana.bunga-tertinggi')).toBe(Math.max(...planned));
  expect(rateOf('giro.jasa-tertinggi')).toBe(Math.max(...ratesOf('giro')));
});

it('no rate of a loan is below the prime lending rate of its segment', () => {
  const [{ rates } = { rates: [] }] = lendingRates.toSorted((a, b) => b.validFrom.localeCompare(a.validFrom));
  const segments = {
    'konsumsi-kpr': ['kpr.bunga-tetap', 'kpr.bunga-mengambang', 'kpr.bunga-promo'],
    'konsumsi-non-kpr': ['multiguna.bunga', 'kendaraan.bunga'],
    mikro: ['kredit-mikro.bunga'],
    'umkm-menengah': ['modal-kerja.bunga'],
  };
  for (const [slug, loans] of Object.entries(segments)) {
    const [cost = 0, overhead = 0, margin = 0] =
      rates[lendingSegments.findIndex((segment) => segment.slug === slug)] ?? [];
    const prime = cost + overhead + margin;
    expect(prime).toBeGreaterThan(0);
    for (const loan of loans) {
      const rate = amountOf(`{${loan}}`, factsByKey, today) ?? 0;
      // The prime lending rate is on the balance owed.
      const product = calculators.id.loans.find(({ slug: name }) => loan === `${name}.bunga`);
      const isFlat = product?.systems[0] === 'flat';
      const onBalance = isFlat ? effectiveRateOfFlat(rate, product.years.initial * 12) : rate;
      expect(onBalance, loan).toBeGreaterThanOrEqual(prime);
    }
  }
});

it.each(LOCALES)('no text types a figure that is a fact, or contradicts one (%s)', (locale) => {
  const current = [
    ...[
      ...products,
      ...pages,
      ...promotions,
      ...guides,
      ...literacy,
      ...blogs,
      ...governance,
      ...careers,
      ...notices,
      ...promoted,
    ].map((item) => item[locale]),
    ...faqTopics.flatMap(({ questions }) => questions.map((question) => question[locale])),
    home[locale],
    settings[locale],
    about[locale],
  ];
  const found = listTypedFigures(textUnitsOf(current), factsByKey, locale, today);
  expect(found).toEqual([]);
});
