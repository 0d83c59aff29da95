import type { productTypes as indonesian } from '../id/product-types.ts';
import type { Translation } from '../translation.ts';

export const productTypes = {
  eyebrow: 'Products',
  types: {
    simpanan: {
      title: 'Savings',
      lead: 'For money you use every day, put aside for a goal, or place at a fixed rate. Compare the terms, then open the one that suits you.',
      description:
        'All savings at {bankName}: savings accounts, time deposits and current accounts. Compare deposits, interest and fees.',
      note: 'Interest before tax.',
    },
    pinjaman: {
      title: 'Loans',
      lead: 'For homes, vehicles, businesses and family needs. Interest and fees are in writing, and you can work out the instalments before you apply.',
      description:
        'All loans at {bankName}: home, vehicle, multipurpose and business loans. Compare limits, interest and fees.',
      note: 'Approval, limit and interest depend on the credit assessment.',
    },
    wealth: {
      title: 'Wealth Management',
      lead: 'To make money grow, receive a regular income and protect your family. Our advisers explain the risks before you decide.',
      description:
        'Mutual funds, government bonds and bancassurance at {bankName}: compare purchases, fees and risks.',
      note: 'Investment and insurance products are not deposits, carry risk and are not insured by LPS.',
    },
  },
  fitAction: 'Help me choose',
  compareAction: 'Compare products',
  products: 'All products',
  see: 'See {product}',
  seeType: { simpanan: 'See savings', pinjaman: 'See loans', wealth: 'See investments' },
  apply: {
    simpanan: 'Open<hidden> {name}</hidden>',
    pinjaman: 'Apply<hidden> for {name}</hidden>',
    wealth: 'Start<hidden> with {name}</hidden>',
  },
  details: 'Read more<hidden> about {name}</hidden>',
  /** Label of the row, equal to the one that editors use for this key fact. */
  rate: 'Interest',
  comparableRate: {
    label: 'Equivalent rate on the balance owed',
    from: 'From {rate}',
    note: 'equivalent to {percent} a year on the balance owed, over {years, plural, one {# year} other {# years}}',
    value:
      '{percent} a year{years, plural, =0 {} one {, over # year} other {, over # years}}{fixedYears, plural, =0 {} one {, fixed for # year} other {, fixed for # years}}',
  },
  rateValue: {
    upTo: 'Up to {percent} a year',
    from: 'From {percent} {system} a year',
    fixed: '{percent} {system} a year, fixed for {years, plural, one {# year} other {# years}}',
  },
  fit: {
    title: 'Which one fits me?',
    lead: 'Answer three questions. We do not store your answers. If you share the link to this page, they go with it.',
    submit: 'Show what fits',
    incomplete: 'Answer all three questions to see which product fits.',
    result: 'The best fit',
    also: 'Also worth a look',
    reasons: 'Why',
    cautions: 'To keep in mind',
    compare: 'Compare the two',
    none: 'No product fits these answers yet',
    noneText: 'Tell our staff what you need.',
    ask: 'Contact us',
    again: 'Start again',
    note: 'This is a first pointer, not financial advice.',
  },
  compare: {
    title: 'Compare side by side',
    choose: 'Products to compare',
    first: 'First product',
    second: 'Second product',
    third: 'Third product',
    nothing: 'None',
    submit: 'Compare',
    caption: 'Comparison of {count, plural, one {# product} other {# products}}',
    figure: 'Terms',
    facts: 'At a glance',
    fees: 'Fees',
    others: 'Special features',
    notStated: 'Not stated',
    next: 'Next step',
    note: 'All terms and fees are on the page of each product.',
  },
  otherTypes: 'See also',
  empty: 'These products are being prepared',
  emptyText: 'In the meantime our staff are glad to answer your questions.',
} satisfies Translation<typeof indonesian>;
