import type { productFit as indonesian } from '../id/product-fit.ts';
import type { Translation } from '../translation.ts';

export const productFit = {
  simpanan: {
    purpose: {
      question: 'Who is it for?',
      answers: {
        self: {
          text: 'Me and my family',
          reason: 'It is in your own name, for personal and family needs.',
          caution: 'It is not for individuals.',
        },
        child: {
          text: 'My child, who is at school',
          reason: 'Your child saves in their own name, and you see every transaction.',
          caution: 'It cannot be opened in a child’s name.',
        },
        business: {
          text: 'My business',
          reason: 'Business money stays apart from your own, which keeps the books tidy.',
          caution: 'It is not for businesses.',
        },
      },
    },
    time: {
      question: 'When will you need the money?',
      answers: {
        anytime: {
          text: 'At any time',
          reason: 'You can withdraw whenever you like.',
          caution: 'The money stays in until maturity; taking it out earlier costs a fee.',
        },
        months: {
          text: 'Within two years',
          reason: 'You choose the term, and the interest is certain from the start.',
          caution: 'The interest is not fixed until a set date.',
        },
        years: {
          text: 'Later, for one goal',
          reason: 'It helps you save until the goal you set is reached.',
          caution: 'It is not tied to one goal, so it is up to you not to spend the money.',
        },
      },
    },
    way: {
      question: 'How will the money come in?',
      answers: {
        daily: {
          text: 'In and out every day',
          reason: 'It is made for everyday deposits, payments and transfers.',
          caution: 'It is not for everyday payments; keep an account for those beside it.',
        },
        monthly: {
          text: 'Little by little, every month',
          reason: 'You can fill it little by little from your monthly income.',
          caution: 'It is not designed for small monthly deposits.',
        },
        once: {
          text: 'All at once, a large sum',
          reason: 'The whole sum is placed once and earns interest straight away.',
          caution: 'You can pay in a large sum, but it does not earn the interest of a time deposit.',
        },
      },
    },
  },
  pinjaman: {
    purpose: {
      question: 'What is the money for?',
      answers: {
        home: {
          text: 'A home: to buy, refinance or renovate',
          reason: 'It is designed for homes, with long terms.',
          caution: 'It is not for homes.',
        },
        vehicle: {
          text: 'A vehicle',
          reason: 'It is designed for vehicles, new or used.',
          caution: 'It is not for vehicles.',
        },
        business: {
          text: 'Money for a business',
          reason: 'We assess your business, not a payslip.',
          caution: 'It is not for businesses.',
        },
        family: {
          text: 'Education, health or other family needs',
          reason: 'You can use the money for all kinds of family needs.',
          caution: 'It is not for family needs.',
        },
      },
    },
    time: {
      question: 'How long do you need to repay it?',
      answers: {
        short: {
          text: 'Three years at most',
          reason: 'It can be paid off within three years.',
          caution: 'Its term is longer than you would like.',
        },
        medium: {
          text: 'Three to seven years',
          reason: 'You can spread the instalments over up to seven years.',
          caution: 'Its term is shorter than you would like, so the instalments are larger.',
        },
        long: {
          text: 'More than seven years',
          reason: 'You can spread the instalments over more than seven years.',
          caution: 'Its term is shorter than you would like, so the instalments are larger.',
        },
      },
    },
    way: {
      question: 'How much do you need?',
      answers: {
        small: {
          text: 'Up to IDR 50 million',
          reason: 'It lends amounts up to IDR 50 million.',
          caution: 'It is designed for more than you need.',
        },
        medium: {
          text: 'IDR 50 million to IDR 500 million',
          reason: 'Its limit reaches IDR 500 million.',
          caution: 'Its limit does not reach the amount you need.',
        },
        large: {
          text: 'More than IDR 500 million',
          reason: 'Its limit is above IDR 500 million.',
          caution: 'Its limit does not reach the amount you need.',
        },
      },
    },
  },
  wealth: {
    purpose: {
      question: 'What are you looking for?',
      answers: {
        growth: {
          text: 'Money that grows',
          reason: 'Its return follows the market, so its value can grow.',
          caution: 'It is not meant for growth.',
        },
        income: {
          text: 'A regular income',
          reason: 'It pays a regular coupon for as long as you hold it.',
          caution: 'It does not pay a regular income.',
        },
        protection: {
          text: 'Protection for my family',
          reason: 'Your family is paid a benefit if something happens to the breadwinner.',
          caution: 'It does not insure anybody.',
        },
      },
    },
    time: {
      question: 'When will you need the money?',
      answers: {
        soon: {
          text: 'Within a year',
          reason: 'You can cash it in within a few trading days.',
          caution: 'Selling or stopping within a year may lose you money.',
        },
        years: {
          text: 'In one to five years',
          reason: 'There are choices for one to five years.',
          caution: 'It pays off only if you keep it for more than five years.',
        },
        decade: {
          text: 'In more than five years',
          reason: 'It suits those who hold it for more than five years.',
          caution: 'It is not designed for more than five years.',
        },
      },
    },
    way: {
      question: 'How much risk can you accept?',
      answers: {
        none: {
          text: 'None, the value has to stay the same',
          reason: 'Its benefits do not depend on market prices.',
          caution: 'Its value can fall. If you need all of the money, look at insured savings instead.',
        },
        some: {
          text: 'A little',
          reason: 'There are choices with limited rises and falls.',
          caution: 'Its benefits do not follow the market.',
        },
        more: {
          text: 'A lot, for a return that may be higher',
          reason: 'There are choices with larger swings and a chance of a higher return.',
          caution: 'The chance of a high return is more limited.',
        },
      },
    },
  },
} satisfies Translation<typeof indonesian>;
