import { FIT_QUESTIONS, type FitQuestion, type FitTable } from './fit-table.ts';

export type FitAnswers = Readonly<Record<FitQuestion, string>>;

/** A product that serves the purpose, with the questions whose answers it suits and those it does not. */
export type Fit = { product: string; suited: FitQuestion[]; unsuited: FitQuestion[] };

const [PURPOSE] = FIT_QUESTIONS;

/** Binary weights: the first question outweighs the others together. */
const weightOf = (question: FitQuestion) => 2 ** (FIT_QUESTIONS.length - FIT_QUESTIONS.indexOf(question));

const scoreOf = ({ suited }: Fit) => suited.reduce((sum, question) => sum + weightOf(question), 0);

/**
 * The products that serve the purpose, best first; equal ones in the order of the table.
 *
 * @param offered products that may be suggested.
 */
export function listFits({ products }: FitTable, answers: FitAnswers, offered: readonly string[]): Fit[] {
  return Object.entries(products)
    .filter(([product, suits]) => offered.includes(product) && suits[PURPOSE].includes(answers[PURPOSE]))
    .map(([product, suits]): Fit => {
      const isSuited = (question: FitQuestion) => suits[question].includes(answers[question]);
      return {
        product,
        suited: FIT_QUESTIONS.filter(isSuited),
        unsuited: FIT_QUESTIONS.filter((question) => !isSuited(question)),
      };
    })
    .sort((a, b) => scoreOf(b) - scoreOf(a));
}
