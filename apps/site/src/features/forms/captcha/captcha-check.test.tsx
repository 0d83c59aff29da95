import { expect, it } from 'vitest';
import { renderMarkup } from '../../../../testing/render-markup.tsx';
import { CaptchaCheck } from './captcha-check.tsx';
import type { Captcha } from './use-captcha.ts';

const CAPTCHA: Captcha = {
  state: 'idle',
  hasRecaptcha: false,
  question: { text: 'Berapa dua tambah tiga?', token: 'x' },
  isQuestionShown: false,
  container: { current: null },
  start() {},
  retry() {},
  solution: async () => undefined,
  discard() {},
  offerQuestion() {},
};

const WHAT_TO_DO = 'Pertanyaan ini belum terjawab dengan benar.';

it.each([
  ['id', '/', 'Pertanyaan ini belum terjawab dengan benar.'],
  ['en', '/en', 'This question has not been answered correctly yet.'],
])('a question that was not answered correctly says so, to screen readers too: %s', (_, address, text) => {
  const captcha = { ...CAPTCHA, isQuestionShown: true };
  const html = renderMarkup(<CaptchaCheck captcha={captcha} error="captcha" isAwaited={false} />, address);
  const described =
    /<input[^>]*id="form-captcha-answer"[^>]*aria-describedby="([^"]*)"/.exec(html)?.[1] ?? '';
  const texts = described.split(' ').map((id) => new RegExp(` id="${id}"[^>]*>(.*?)</p>`).exec(html)?.[1]);
  expect(texts.join(' ')).toContain(text);
});

it('has no error of an answer for the automatic check, nor before an answer is wrong', () => {
  const automatic = renderMarkup(<CaptchaCheck captcha={CAPTCHA} isAwaited={false} />);
  const question = renderMarkup(
    <CaptchaCheck captcha={{ ...CAPTCHA, isQuestionShown: true }} isAwaited={false} />,
  );
  for (const html of [automatic, question]) expect(html).not.toContain(WHAT_TO_DO);
});
