import { expect, it } from 'vitest';
import { messages } from './catalogues/en/index.generated.ts';

const { about, app, article, blogs, branchSearch, branches, careers, errors, figures, form } = messages;
const { navigation, news, registerProduct, reports, search, states, supplyChain } = messages;

// Labels whose wording the bank prescribes, capitals included. Who changes one on purpose changes it here too.
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
  [news.featured, 'Featured'],
  [blogs.featured, 'Featured'],
  [blogs.all, 'All articles'],
  [careers.seeDescription, 'See description'],
  [careers.jobDescription, 'Job description'],
  [careers.applyVia, 'Apply via'],
  [careers.live, 'Live'],
  [careers.requirement, 'Requirements'],
  [careers.back, 'Back to career page'],
  [search.popular, 'Popular searches'],
  [search.history, 'Search history'],
  [about.visionAndMission, 'Vision and mission'],
  [about.directors, 'Board of Directors'],
  [about.commissioners, 'Board of Commissioners'],
  [about.reports, 'Company reports'],
  [reports.kind.yearly, 'Yearly'],
  [reports.kind.quarterly, 'Quarterly'],
  [reports.kind.monthly, 'Monthly'],
  [reports.kind['risk-exposure'], 'Risk exposure'],
  [form.send, 'Send'],
  [form.submitting, 'Submitting'],
  [form.submitted, 'Submitted'],
  [app.headOffice, 'Head office'],
  [states.attention, 'Attention'],
  [errors.backToHome, 'Return to homepage'],
  [figures.principal, 'Credit limit'],
  [figures.years, 'Time period (years)'],
  [figures.rate, 'Interest rate (% per annum)'],
  [figures.system, 'Interest system'],
  [figures.instalment, 'Installment value per month'],
  [figures.firstInstalment, 'First installment value'],
  [
    figures.fixedInstalment,
    'Installment value per month in the first {years, plural, one {year} other {# years}}',
  ],
])('the label “%s” has the wording that the bank prescribes', (label, prescribed) => {
  expect(label).toBe(prescribed);
});
