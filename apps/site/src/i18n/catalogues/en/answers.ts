import type { answers as indonesian } from '../id/answers.ts';
import type { Translation } from '../translation.ts';

export const answers = {
  rateTitle: '{currency} ({code}) rate',
  rate: 'Buy\u00A0{buy} · Sell\u00A0{sell} per {unit, number} {code}',
  rateNote: '{type}, updated {time}',
  staleRateNote: 'Old rate: {type}, updated {time}',
  conversionTitle: '{amount} in {currency}',
  conversionNote: {
    buy: 'Estimate at the buying rate of {type}, updated {time}',
    sell: 'Estimate at the selling rate of {type}, updated {time}',
  },
  fund: '{value} a unit',
  fundNote: 'NAV of {date}',
  staleFundNote: 'Old NAV, of {date}',
  rupiah: 'rupiah',
  depositTitle: '{product}, {months, plural, one {# month} other {# months}}',
  aYear: '{rate} a year',
  fromTo: '{min} to {max} a year',
  depositNote: 'Counter rate on {date}, before tax',
  termsNote: 'Counter rates for {months} months on {date}, before tax',
  loanNote: 'Interest rate of this product on {date}',
  tiersNote: 'Depends on the balance; on {date}, before tax',
} satisfies Translation<typeof indonesian>;
