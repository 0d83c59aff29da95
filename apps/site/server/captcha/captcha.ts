import type { CaptchaQuestion, FormName, Locale } from '@beranda/contract';
import type { SiteEnv } from '#server/env.ts';
import { bodyField } from '#server/http/body-field.ts';
import type { Visitor } from '#src/content/loader-types.ts';
import { CAPTCHA_FIELDS } from '#src/features/forms/captcha/captcha-fields.ts';
import { createAltcha } from './altcha.ts';
import { createCaptchaQuestions } from './question.ts';
import { createRecaptcha } from './recaptcha.ts';
import { createTimeTrap } from './time-trap.ts';

/** How long a solution is valid after its challenge was fetched. The browser fetches another one before. */
const SOLUTION_LIFETIME_MS = 20 * 60_000;
/** Longer for questions: without JavaScript nothing replaces them while a visitor writes. */
const QUESTION_LIFETIME_MS = 4 * 60 * 60_000;

type CaptchaEnv = Pick<
  SiteEnv,
  | 'COOKIE_SECRET'
  | 'CAPTCHA_PROVIDER'
  | 'CAPTCHA_DIFFICULTY'
  | 'FORM_MIN_SECONDS'
  | 'RECAPTCHA_SITE_KEY'
  | 'RECAPTCHA_SECRET'
  | 'RECAPTCHA_VERIFY_URL'
>;

export type Captcha = ReturnType<typeof createCaptcha>;

/** Whether a body answers a question, instead of carrying a solution. */
export function hasQuestionAnswer(body: unknown): boolean {
  return !bodyField(body, CAPTCHA_FIELDS.solution) && Boolean(bodyField(body, CAPTCHA_FIELDS.answer)?.trim());
}

/** The captcha of all forms: proof of work or reCAPTCHA, and a question where no script runs. */
export function createCaptcha(
  env: CaptchaEnv,
  { lifetimeMs = SOLUTION_LIFETIME_MS, questionLifetimeMs = QUESTION_LIFETIME_MS } = {},
) {
  const secret = env.COOKIE_SECRET;
  const altcha = createAltcha({ secret, difficulty: env.CAPTCHA_DIFFICULTY, lifetimeMs });
  const recaptcha = createRecaptcha({
    secret,
    recaptchaSecret: env.RECAPTCHA_SECRET ?? '',
    verifyUrl: env.RECAPTCHA_VERIFY_URL,
    lifetimeMs,
  });
  const isRecaptcha = env.CAPTCHA_PROVIDER === 'recaptcha';
  const verifySolution = isRecaptcha ? recaptcha.verify : altcha.verify;
  const questions = createCaptchaQuestions({ secret, lifetimeMs: questionLifetimeMs });
  const minimumMs = env.FORM_MIN_SECONDS * 1_000;
  const timeTrap = createTimeTrap({ secret, minimumMs });

  function answeredQuestion(form: FormName, body: unknown) {
    const token = bodyField(body, CAPTCHA_FIELDS.question) ?? '';
    const answer = bodyField(body, CAPTCHA_FIELDS.answer) ?? '';
    const question = questions.verify(form, token, answer);
    return question && { id: question.id, text: question.text, token, answer };
  }

  return {
    /** A challenge to solve by proof of work; undefined where reCAPTCHA is used. */
    challengeFor: isRecaptcha ? undefined : altcha.challengeFor,
    /** Exchanges a token of reCAPTCHA for a solution; undefined where proof of work is used. */
    exchange: isRecaptcha ? recaptcha.exchange : undefined,
    ask: questions.ask,
    verifyTime: timeTrap.verify,
    /**
     * Verifies the solution in a body, or the answer to a question. It is not used up before a case is stored.
     *
     * @returns an id, which serves one submission; undefined if the captcha is missing or invalid.
     */
    async verify(form: FormName, body: unknown): Promise<string | undefined> {
      const solution = bodyField(body, CAPTCHA_FIELDS.solution);
      const kind = solution ? env.CAPTCHA_PROVIDER : 'question';
      const id = solution ? await verifySolution(form, solution) : answeredQuestion(form, body)?.id;
      return id && `${kind}:${id}`;
    },
    /** The captcha data of a rendered form: its signed rendering time, and the question. */
    forVisitor(
      form: FormName,
      locale: Locale,
      previous: RerenderedFormState,
    ): Pick<Visitor, 'captcha' | 'issued' | 'minimumMs'> {
      return {
        issued: previous.issued ?? timeTrap.issue(form, previous.idempotencyKey),
        minimumMs,
        captcha: {
          question: previous.question ?? questions.ask(form, locale),
          ...(isRecaptcha && { recaptchaSiteKey: env.RECAPTCHA_SITE_KEY }),
        },
      };
    },
    /** The state of a posted form: its rendering time if that was signed here, and the question if it is answered correctly. */
    previousFormState(form: FormName, idempotencyKey: string, body: unknown): RerenderedFormState {
      const issued = bodyField(body, CAPTCHA_FIELDS.issued);
      const question = answeredQuestion(form, body);
      return {
        idempotencyKey,
        ...(timeTrap.verify(form, idempotencyKey, issued) !== 'forged' && { issued }),
        ...(question && {
          question: { text: question.text, token: question.token, answer: question.answer },
        }),
      };
    },
  };
}

/** What a form keeps when its page is rendered again: idempotency key, signed rendering time, answered question. */
export type RerenderedFormState = { idempotencyKey: string; issued?: string; question?: CaptchaQuestion };
