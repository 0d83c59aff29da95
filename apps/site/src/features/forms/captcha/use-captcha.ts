import type { CaptchaQuestion } from '@beranda/contract';
import { type RefObject, useRef, useState } from 'react';
import { useSiteConfig } from '#src/app/site-config.tsx';
import type { Visitor } from '#src/content/loader-types.ts';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import { CAPTCHA_ANSWER_ID } from '../form-ids.ts';

/** Less than the server's 20 minutes: a solution is replaced before it expires. */
const FRESH_MS = 18 * 60_000;

export type CaptchaState = 'idle' | 'checking' | 'verified' | 'failed';

type Attempt = { startedAt: number; solution: Promise<string | undefined>; hasFailed: boolean };

export type Captcha = {
  state: CaptchaState;
  hasRecaptcha: boolean;
  question: CaptchaQuestion;
  /** Whether the question is shown as fallback: the automatic check failed, or the server rejected its solution. */
  isQuestionShown: boolean;
  /** The element in which reCAPTCHA draws its box. */
  container: RefObject<HTMLDivElement | null>;
  /** Starts to solve in the background, unless there is a fresh solution or an attempt. */
  start(): void;
  retry(): void;
  /** The solution, once it is there; undefined if there is none. */
  solution(): Promise<string | undefined>;
  /** Discards a solution that the server did not accept. */
  discard(): void;
  offerQuestion(question: CaptchaQuestion | undefined): void;
};

/** Whether somebody answers the question, or has answered it. */
function isAnswerBegun(): boolean {
  const answer = document.getElementById(CAPTCHA_ANSWER_ID);
  return answer instanceof HTMLInputElement && (answer === document.activeElement || answer.value !== '');
}

/**
 * The captcha of a form. It is solved from the first interaction with the form, or once its draft is restored, and
 * again before it expires.
 */
export function useCaptcha(
  form: string,
  { question: initialQuestion, recaptchaSiteKey }: Visitor['captcha'],
  isRejected: boolean,
): Captcha {
  const locale = useSiteLocale();
  const { apiUrl, csrfHeader } = useSiteConfig();
  const [state, setState] = useState<CaptchaState>('idle');
  const [question, setQuestion] = useState(initialQuestion);
  const [hasFailed, setHasFailed] = useState(isRejected);
  const [isAnswering, setIsAnswering] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const current = useRef<Attempt>(undefined);

  async function solve(): Promise<string> {
    const url = `${apiUrl}/${locale}/v2/captcha/${form}`;
    if (!recaptchaSiteKey) return (await import('./solve-altcha.ts')).solveAltcha(url);
    const { solveRecaptcha } = await import('./solve-recaptcha.ts');
    if (!container.current) throw new Error('there is no place for reCAPTCHA');
    const siteKey = recaptchaSiteKey;
    return solveRecaptcha({ container: container.current, siteKey, language: locale, url, csrfHeader });
  }

  function begin(): Attempt {
    const settle = (next: CaptchaState) => {
      if (current.current === attempt) setState(next);
    };
    const attempt: Attempt = {
      startedAt: performance.now(),
      hasFailed: false,
      solution: solve().then(
        (solution) => {
          // The question stays under the hands of somebody who answers it, though it is not needed any more.
          setIsAnswering(isAnswerBegun());
          settle('verified');
          return solution;
        },
        () => {
          attempt.hasFailed = true;
          settle('failed');
          setHasFailed(true);
          return undefined;
        },
      ),
    };
    current.current = attempt;
    setState('checking');
    return attempt;
  }

  const isFresh = (attempt: Attempt) => performance.now() - attempt.startedAt < FRESH_MS;

  return {
    state,
    hasRecaptcha: recaptchaSiteKey !== undefined,
    question,
    isQuestionShown: hasFailed && (state !== 'verified' || isAnswering),
    container,
    start() {
      if (!current.current || !isFresh(current.current)) begin();
    },
    retry: begin,
    async solution() {
      const known = current.current;
      const attempt = known && isFresh(known) && !known.hasFailed ? known : begin();
      // Only the visitor can solve reCAPTCHA: the form shows that instead of waiting.
      if (recaptchaSiteKey && state !== 'verified') return undefined;
      return attempt.solution;
    },
    discard() {
      current.current = undefined;
      setState('idle');
    },
    offerQuestion(next) {
      setHasFailed(true);
      if (next) setQuestion(next);
    },
  };
}
