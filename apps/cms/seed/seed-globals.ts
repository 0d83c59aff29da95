import type { Locale, Navigation } from '@beranda/contract';
import type { PayloadRequest } from 'payload';
import { factReferencesIn } from '#cms/fields/facts/fact-references.ts';
import { loanFacts, taxFacts } from './content/calculators.ts';
import { facts } from './content/facts.ts';
import type { CalculatorsSeed, HomeSeed, NavigationSeed, SettingsSeed } from './content/types.ts';
import { seedFacts } from './seed-facts.ts';
import { figureOf } from './share-figures.ts';

type GlobalSlug = 'about' | 'settings' | 'navigation' | 'home' | 'calculators' | 'search';
type Row = { id?: string | null };

/**
 * Copies row ids from the first language to the second: rows are shared, and only texts are localized.
 * @throws Error if the rows do not match.
 */
export function withRowIds(data: unknown, stored: unknown, at: string): unknown {
  if (Array.isArray(data)) {
    if (!Array.isArray(stored) || stored.length !== data.length) {
      throw new Error(`${at} does not have the same rows in both languages.`);
    }
    return data.map((row, index) => {
      const storedRow: unknown = stored[index];
      if (typeof row !== 'object' || row === null) return row;
      return { ...(withRowIds(row, storedRow, `${at}[${index}]`) as object), id: (storedRow as Row).id };
    });
  }
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      withRowIds(value, (stored as Record<string, unknown> | undefined)?.[key], `${at}.${key}`),
    ]),
  );
}

/** Saves a global in both languages. */
export async function writeBoth(
  req: PayloadRequest,
  slug: GlobalSlug,
  data: Record<Locale, object>,
): Promise<void> {
  const written = await req.payload.updateGlobal({
    slug,
    req,
    data: data.id as never,
    locale: 'id',
    depth: 0,
    overrideAccess: true,
  });
  await req.payload.updateGlobal({
    slug,
    req,
    data: withRowIds(data.en, written, slug) as never,
    locale: 'en',
    depth: 0,
    overrideAccess: true,
  });
}

/** Maps the contract's navigation to stored fields. */
export function storedNavigation(navigation: Navigation) {
  const bar = navigation['Navigation Bar'];
  return {
    leftMenu: bar['Left Menu'].map(({ columns, ...menu }) => ({ ...menu, columns: columns ?? [] })),
    rightMenu: bar['Right Menu'].map(({ subTypes, ...menu }) => ({
      ...menu,
      subTypes: (subTypes ?? []).map(({ id, ...entry }) => ({ ...entry, languageCode: id })),
    })),
    footerLeft: navigation.Footer['Left Menu'],
    footerRight: navigation.Footer['Right Menu'],
  };
}

/** Maps the contract's home page to stored fields. Enables the popup if it has a picture. */
export function storedHome(
  { sections, shortcuts, highlights, popup, why, ...home }: HomeSeed[Locale],
  locale: Locale,
  picture?: number,
) {
  return {
    ...home,
    sections: sections.map((section) => ({ section, isShown: true })),
    highlights: { shortcuts },
    why: {
      ...why,
      reasons: why.reasons.map(({ figure, ...reason }) => ({ ...reason, ...reasonFigure(figure, locale) })),
    },
    promotions: highlights,
    popup: { ...popup, isOn: picture !== undefined, picture: picture ?? null },
  };
}

const inBoth = <T, U>(
  content: Record<Locale, T>,
  convert: (one: T, locale: Locale) => U,
): Record<Locale, U> => ({
  id: convert(content.id, 'id'),
  en: convert(content.en, 'en'),
});

/** The figure of a reason: a fact, or one of its own. */
export const reasonFigure = (figure: string, locale: Locale) =>
  factReferencesIn(figure).length > 0 ? { fact: figure } : figureOf(figure, locale);

/** Names the facts of loans and taxes, beside the figures that hold without them. */
const storedCalculators = ({ loans, timeDeposit, ...calculators }: CalculatorsSeed[Locale]) => ({
  ...calculators,
  timeDeposit: { principal: timeDeposit.principal, terms: timeDeposit.terms },
  interestTax: { ...calculators.interestTax, ...taxFacts },
  loans: loans.map(({ phases: _phases, termRates, ...loan }) => {
    const { termRates: rateFacts = [], ...named } = loanFacts[loan.slug] ?? {};
    return {
      ...loan,
      ...named,
      termRates: termRates.map((one, index) => ({ ...one, rate: rateFacts[index] })),
    };
  }),
});

/** Seeds facts, settings, navigation and home page in both languages. The picture is that of the popup. */
export async function seedGlobals(
  req: PayloadRequest,
  content: {
    settings: SettingsSeed;
    calculators: CalculatorsSeed;
    navigation: NavigationSeed;
    home: HomeSeed;
  },
  popupPicture?: number,
): Promise<void> {
  await seedFacts(req, facts);
  await writeBoth(req, 'settings', content.settings);
  await writeBoth(req, 'calculators', inBoth(content.calculators, storedCalculators));
  await writeBoth(req, 'navigation', inBoth(content.navigation, storedNavigation));
  await writeBoth(
    req,
    'home',
    inBoth(content.home, (home, locale) => storedHome(home, locale, popupPicture)),
  );
}
