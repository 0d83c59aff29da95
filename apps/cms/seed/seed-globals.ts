import type { Locale, Navigation } from '@beranda/contract';
import type { PayloadRequest } from 'payload';
import { factReferencesIn } from '#cms/fields/facts/fact-references.ts';
import { loanFacts, taxFacts } from './content/calculators.ts';
import { facts } from './content/facts.ts';
import type { CalculatorsSeed, HomeSeed, NavigationSeed, SettingsSeed } from './content/types.ts';
import { seedFacts } from './seed-facts.ts';
import { seedGlobal } from './seed-global.ts';
import { figureOf } from './share-figures.ts';

/** Maps the contract's navigation to stored fields. */
function storedNavigation(navigation: Navigation) {
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
function storedHome(
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
  await seedGlobal(req, 'settings', content.settings);
  await seedGlobal(req, 'calculators', inBoth(content.calculators, storedCalculators));
  await seedGlobal(req, 'navigation', inBoth(content.navigation, storedNavigation));
  await seedGlobal(
    req,
    'home',
    inBoth(content.home, (home, locale) => storedHome(home, locale, popupPicture)),
  );
}
