import { createHmac, randomInt, randomUUID } from 'node:crypto';
import type { CaptchaQuestion, Locale } from '@beranda/contract';
import { z } from 'zod';
import { createSigner, derivePurposeKey } from '#server/http/signed-token.ts';
import { CAPTCHA_QUESTION_WORDS, FIRST_NUMBER } from './question-words.ts';

const schema = z.object({
  form: z.string(),
  id: z.string(),
  text: z.string(),
  /** Keyed digest of the right answer. */
  digest: z.string(),
  /** In milliseconds since 1970. */
  expiresAt: z.number(),
});

type AnsweredQuestion = Pick<z.infer<typeof schema>, 'id' | 'text'>;

/**
 * Arithmetic questions for visitors without JavaScript. They stop bots that fill in every form they find; a bot written
 * for this site can answer them, so answers have a rate limit of their own (`createQuestionLimit`).
 */
export function createCaptchaQuestions({ secret, lifetimeMs }: { secret: string; lifetimeMs: number }) {
  const signer = createSigner(secret, 'captcha question', schema);
  const key = derivePurposeKey(secret, 'captcha answer');
  const answerDigestOf = (id: string, answer: string) =>
    createHmac('sha256', key).update(`${id} ${answer}`).digest('base64url');

  return {
    ask(form: string, locale: Locale): CaptchaQuestion {
      const { numbers, ask: textFor } = CAPTCHA_QUESTION_WORDS[locale];
      const [first, second] = [randomInt(numbers.length), randomInt(numbers.length)];
      const id = randomUUID();
      const digest = answerDigestOf(id, String(first + second + 2 * FIRST_NUMBER));
      const text = textFor(numbers[first] ?? '', numbers[second] ?? '');
      return { text, token: signer.sign({ form, id, text, digest, expiresAt: Date.now() + lifetimeMs }) };
    },
    /** @returns id and text of a question that was asked for this form, if the answer is right and in time. */
    verify(form: string, token: string | undefined, answer: string): AnsweredQuestion | undefined {
      const question = signer.verify(token);
      if (question?.form !== form || question.expiresAt < Date.now()) return undefined;
      return answerDigestOf(question.id, answer.trim()) === question.digest ? question : undefined;
    },
  };
}
