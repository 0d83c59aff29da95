import type { sitePages as indonesian } from '../id/site-pages.ts';
import type { Translation } from '../translation.ts';

export const sitePages = {
  '/': {
    title: 'Home',
    text: 'Today’s exchange rates, an instalment calculator, news and our services on one page.',
    words: 'front page start',
  },
  '/about-us': {
    title: 'About us',
    text: 'Vision and mission, history, organisation, directors and commissioners.',
    words: 'company profile management shareholders',
  },
  '/about-us/complaint': {
    title: 'Complaints',
    text: 'Complain free of charge, and see how we deal with it.',
    words: 'complain report fraud scam dispute problem',
  },
  '/about-us/contact-us': {
    title: 'Contact us',
    text: 'Phone, email, the address of our head office, and a form.',
    words: 'call centre customer service help address',
  },
  '/about-us/financial-statements': {
    title: 'Financial statements',
    text: 'Annual, quarterly and monthly reports, and risk exposure.',
    words: 'publication balance sheet profit loss prime lending rate report',
  },
  '/about-us/governance': {
    title: 'Governance',
    text: 'Policies, charters and the organs of the company.',
    words: 'good corporate governance gcg whistleblowing',
  },
  '/about-us/guides': {
    title: 'Guides',
    text: 'How to use our services, step by step.',
    words: 'instructions tutorial help how to',
  },
  '/about-us/prime-lending-rates': {
    title: 'Prime lending rates',
    text: 'The prime lending rate in force for each kind of loan.',
    words: 'sbdk interest loan credit',
  },
  '/about-us/deposit-guarantee-rates': {
    title: 'Deposit guarantee rates',
    text: 'The highest interest at which deposits are still guaranteed.',
    words: 'lps insurance guarantee deposit',
  },
  '/about-us/questions': {
    title: 'Questions',
    text: 'Short answers to what people often ask.',
    words: 'faq frequently asked help answers',
  },
  '/accessibility': {
    title: 'Accessibility',
    text: 'How everybody can use this site, and where it still falls short.',
    words: 'disability screen reader wcag',
  },
  '/blogs': {
    title: 'Blog',
    text: 'Notes on business and household money from our advisers.',
    words: 'articles tips',
  },
  '/blogs/all': { title: 'All blog articles', text: 'Every article, the newest first.', words: 'archive' },
  '/branches': {
    title: 'Branches and ATMs',
    text: 'Find the nearest branch or ATM with its address, opening hours and services.',
    words: 'location nearest network map opening hours cash deposit office',
  },
  '/business-consultation/business-consultation': {
    title: 'Business consultation',
    text: 'A free consultation with a business adviser for MSMEs.',
    words: 'msme micro small medium enterprise adviser',
  },
  '/calculators/loan': {
    title: 'Loan calculator',
    text: 'Work out the monthly instalment of a loan and its schedule.',
    words: 'simulation credit mortgage interest annuity flat effective term',
  },
  '/calculators/savings-goal': {
    title: 'Savings goal calculator',
    text: 'Work out what to put aside each month to reach your goal.',
    words: 'simulation plan saving',
  },
  '/calculators/time-deposit': {
    title: 'Time deposit calculator',
    text: 'Work out the interest of a time deposit after tax, for each term.',
    words: 'simulation interest maturity',
  },
  '/careers': {
    title: 'Careers',
    text: 'Positions that are open, and how to apply.',
    words: 'jobs vacancies work recruitment internship',
  },
  '/exchange-rate': {
    title: 'Exchange rates',
    text: 'Today’s buy and sell rates, their history, and a currency converter.',
    words: 'dollar euro yen ringgit usd forex foreign currency money',
  },
  '/literasi': {
    title: 'Financial literacy',
    text: 'Money explained in everyday words.',
    words: 'education learn',
  },
  '/nab': {
    title: 'Daily fund values',
    text: 'Net asset value per unit and the performance of each mutual fund.',
    words: 'nab nav investment performance unit',
  },
  '/news': { title: 'News', text: 'Announcements and stories from us.', words: 'press release' },
  '/pembiayaan-supply-chain': {
    title: 'Supply chain financing',
    text: 'Financing for distributors and suppliers.',
    words: 'distributor supplier invoice principal',
  },
  '/privacy-notice': {
    title: 'Privacy notice',
    text: 'Which personal data we process, what for, and what your rights are.',
    words: 'personal data policy cookies protection',
  },
  '/promo': {
    title: 'Promotions',
    text: 'What is on offer now, and its terms.',
    words: 'discount gift cashback offer',
  },
  '/register-product': {
    title: 'Apply for a product',
    text: 'Open an account or apply for a loan. We will call you.',
    words: 'open account register application savings credit',
  },
  '/search': { title: 'Search', text: 'Search the whole site.', words: 'find' },
  '/sitemap': { title: 'Sitemap', text: 'Every page of this site in one list.', words: 'all pages' },
} satisfies Translation<typeof indonesian>;
