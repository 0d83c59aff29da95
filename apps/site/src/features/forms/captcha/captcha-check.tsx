import type { CaptchaQuestion } from '@beranda/contract';
import { FieldError } from '#src/components/form/field-error.tsx';
import { Icon } from '#src/components/icon.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { CAPTCHA_ANSWER_ID } from '../form-ids.ts';
import { CAPTCHA_FIELDS } from './captcha-fields.ts';
import type { Captcha, CaptchaState } from './use-captcha.ts';

const CHECK_ID = 'form-captcha';
const ERROR_ID = 'form-captcha-error';
const ADVICE_ID = 'form-captcha-advice';

/** The element to which the error summary leads. */
export const captchaTarget = ({ isQuestionShown }: Captcha) =>
  isQuestionShown ? CAPTCHA_ANSWER_ID : CHECK_ID;

const ICONS = {
  idle: 'shield',
  checking: 'clock',
  verified: 'check',
  failed: 'warning',
} as const satisfies Record<CaptchaState, string>;

/** The text of each state. With reCAPTCHA the visitor is asked to tick a box from the start. */
function useStatusTexts({ hasRecaptcha }: Captcha): Record<CaptchaState, string> {
  const t = useTranslations('form.captcha');
  return {
    idle: t(hasRecaptcha ? 'recaptcha' : 'idle'),
    checking: t(hasRecaptcha ? 'recaptcha' : 'checking'),
    verified: t('verified'),
    failed: t('failed'),
  };
}

/**
 * The text of the state, with the height of the longest one, which is not read aloud: the press of a button below starts
 * the check, and a button that moves between pressing and releasing is not clicked.
 */
function Status({ captcha }: { captcha: Captcha }) {
  const texts = useStatusTexts(captcha);
  const longest = Object.values(texts).reduce((a, b) => (b.length > a.length ? b : a));
  return (
    <span
      data-longest={longest}
      className="grid *:[grid-area:1/1] after:invisible after:[grid-area:1/1] after:content-[attr(data-longest)]"
    >
      <span>{texts[captcha.state]}</span>
    </span>
  );
}

type CaptchaCheckProps = {
  captcha: Captcha;
  error?: string;
  /** Whether the visitor waits for it. */
  isAwaited: boolean;
};

/**
 * The captcha of a form: its state, and the question where it is needed. Without JavaScript there is only the question.
 */
export function CaptchaCheck({ captcha, error, isAwaited }: CaptchaCheckProps) {
  const t = useTranslations('form.captcha');
  const { state, question, isQuestionShown } = captcha;
  const answerField = <Question question={question} error={error} />;
  return (
    <section
      id={CHECK_ID}
      tabIndex={-1}
      aria-labelledby={`${CHECK_ID}-title`}
      aria-describedby={error && ERROR_ID}
      className="mt-8"
    >
      <h3 id={`${CHECK_ID}-title`} className="text-lg">
        {t('title')}
      </h3>
      <div className="noscript:hidden">
        {/* A live region only while the visitor waits: an announcement would interrupt typing with a screen reader. */}
        <p
          aria-live={isAwaited || state === 'failed' ? 'polite' : 'off'}
          className="mt-2 flex items-start gap-2 text-muted"
          data-captcha={state}
        >
          <Icon name={ICONS[state]} size={20} className="mt-0.5 flex-none" />
          <Status captcha={captcha} />
        </p>
        <div ref={captcha.container} className="mt-3 empty:hidden" hidden={state !== 'checking'} />
        {state === 'failed' && (
          <button type="button" onClick={captcha.retry} className="button button-quiet button-small mt-3">
            {t('retry')}
          </button>
        )}
      </div>
      {isQuestionShown ? answerField : <noscript>{answerField}</noscript>}
      {!isQuestionShown && <FieldError id={ERROR_ID} code={error} />}
    </section>
  );
}

function Question({ question, error }: { question: CaptchaQuestion; error?: string }) {
  const t = useTranslations('form.captcha');
  return (
    <div className="mt-4">
      <input type="hidden" name={CAPTCHA_FIELDS.question} value={question.token} />
      <label htmlFor={CAPTCHA_ANSWER_ID} className="font-semibold">
        {question.text}
      </label>
      <div className="mt-2">
        <input
          key={question.token}
          id={CAPTCHA_ANSWER_ID}
          name={CAPTCHA_FIELDS.answer}
          defaultValue={question.answer}
          inputMode="numeric"
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${ERROR_ID} ${ADVICE_ID}`}
          className="field max-w-40"
        />
      </div>
      <FieldError id={ERROR_ID} code={error} />
      {/* The error names the automatic check, which is not what was asked here. */}
      {error && (
        <p id={ADVICE_ID} className="mt-1">
          {t('answerAgain')}
        </p>
      )}
    </div>
  );
}
