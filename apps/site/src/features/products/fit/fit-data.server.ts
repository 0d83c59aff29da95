import type { Locale, ProductType } from '@beranda/contract';
import { messagesOf } from '#src/i18n/messages.ts';
import { FIT_QUESTIONS, type FitQuestion, findFitTable } from './fit-table.ts';
import { type Fit, type FitAnswers, listFits } from './list-fits.ts';

/**
 * Texts of an answer: its label, the reason shown for a product that suits it, and the caution shown for one that does not.
 */
type AnswerTexts = { text: string; reason: string; caution: string };
type QuestionTexts = { question: string; answers: Readonly<Record<string, AnswerTexts>> };

type Texts = Readonly<Record<FitQuestion, QuestionTexts>>;

/** A suggested product, with the reasons in words. */
export type Suggestion = { product: string; reasons: string[]; cautions: string[] };

export type FitData = {
  questions: {
    name: FitQuestion;
    text: string;
    answers: { value: string; text: string }[];
    chosen: string | null;
  }[];
  /** Best first, at most two; null until all questions are answered. */
  suggestions: Suggestion[] | null;
};

const MAX_SUGGESTIONS = 2;

/** The answers that a type offers, for its query. */
export function offeredAnswers(type: ProductType): Partial<Record<FitQuestion, readonly string[]>> {
  return findFitTable(type)?.answers ?? {};
}

/**
 * Questions, and the suggestion once all are answered; null if there is nothing to choose from.
 *
 * @param offered published products of the type, by the last part of their paths.
 */
export function fitData(
  type: ProductType,
  locale: Locale,
  offered: readonly string[],
  answers: Readonly<Record<FitQuestion, string | null>>,
): FitData | null {
  const textsByType: Partial<Record<ProductType, Texts>> = messagesOf(locale).productFit;
  const table = findFitTable(type);
  if (!table || Object.keys(table.products).filter((candidate) => offered.includes(candidate)).length < 2)
    return null;
  const texts = textsByType[type];
  if (!texts) throw new Error(`no texts for the questions of ${type}`);

  const textsOf = (question: FitQuestion, answer: string): AnswerTexts => {
    const found = texts[question].answers[answer];
    if (!found) throw new Error(`no texts for ${type}.${question}.${answer}`);
    return found;
  };

  const suggestionOf = ({ product, suited, unsuited }: Fit, given: FitAnswers): Suggestion => ({
    product,
    reasons: suited.map((question) => textsOf(question, given[question]).reason),
    cautions: unsuited.map((question) => textsOf(question, given[question]).caution),
  });
  const given = isComplete(answers) ? answers : null;

  return {
    questions: FIT_QUESTIONS.map((name) => ({
      name,
      text: texts[name].question,
      answers: table.answers[name].map((value) => ({ value, text: textsOf(name, value).text })),
      chosen: answers[name],
    })),
    suggestions:
      given &&
      listFits(table, given, offered)
        .slice(0, MAX_SUGGESTIONS)
        .map((fit) => suggestionOf(fit, given)),
  };
}

function isComplete(answers: Readonly<Record<FitQuestion, string | null>>): answers is FitAnswers {
  return FIT_QUESTIONS.every((question) => answers[question] !== null);
}
