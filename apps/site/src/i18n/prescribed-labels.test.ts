import { expect, it } from 'vitest';
import { messages } from './catalogues/en/index.generated.ts';

const { app, article, branchSearch, branches, careers, figures, navigation, news, registerProduct } =
  messages;
const { search, states, supplyChain } = messages;

// Labels whose wording is prescribed, capitals included. Who changes one on purpose changes it here too.
it.each([
  [navigation.login, 'Login'],
  [navigation.register, 'Register'],
  [app.chooseLanguage, 'Choose Language'],
  [branchSearch.find, 'Find'],
  [branches.seeAll, 'See all branches'],
  [branches.result, 'Search Result'],
  [branches.openMap, 'Open Map'],
  [branches.locations, 'Our Locations'],
  [registerProduct.title, 'Apply Now'],
  [supplyChain.title, 'Supply Chain Financing'],
  [article.alsoRead, 'Also read'],
  [article.readMore, 'Read more'],
  [news.back, 'Return to news page'],
  [careers.seeDescription, 'See description'],
  [careers.jobDescription, 'Job description'],
  [careers.applyVia, 'Apply via'],
  [careers.live, 'Live'],
  [careers.back, 'Back to career page'],
  [search.history, 'Search history'],
  [states.attention, 'Attention'],
  [figures.principal, 'Credit limit'],
  [figures.years, 'Time period (years)'],
  [figures.rate, 'Interest rate (% per annum)'],
  [figures.system, 'Interest system'],
])('the label “%s” is worded as prescribed', (label, prescribed) => {
  expect(label).toBe(prescribed);
});
