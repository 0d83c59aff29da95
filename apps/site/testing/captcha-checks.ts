import { expect } from 'vitest';
import { createCaptcha } from '#server/captcha/captcha.ts';
import { parseEnv } from '../server/env.ts';
import { answerTo } from './captcha.ts';
import type { OpenedForm } from './open-form.ts';
import { COOKIE_SECRET } from './start-site.ts';

/** A captcha that signs like the sites of the tests. */
export const captchaOf = (
  env: Record<string, string> = {},
  lifetimes: Parameters<typeof createCaptcha>[1] = {},
) =>
  createCaptcha(
    parseEnv({
      DATA_DIR: 'data',
      SERVICE_KEY: 's'.repeat(32),
      COOKIE_SECRET,
      CAPTCHA_DIFFICULTY: '1',
      ...env,
    }),
    lifetimes,
  );

export const CAPTCHA_ERRORS = { '': ['validateCaptcha'], _captcha: ['captcha'] };

export async function expectCaptchaError(response: Response): Promise<void> {
  expect([response.status, await response.json()]).toMatchObject([400, { fields: CAPTCHA_ERRORS }]);
}

/** The fields of a form that answers its question, in place of a solved captcha. */
export const answered = (form: OpenedForm, answer = answerTo(form.question.text)) => ({
  _captcha: '',
  _captchaQuestion: form.question.token,
  _captchaAnswer: answer,
});
