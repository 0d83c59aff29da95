import { useTranslations } from '#src/i18n/use-translations.ts';

export type SubmitState = 'idle' | 'submitting' | 'submitted';

type SubmitButtonProps = {
  state: SubmitState;
  /** In place of "Send": what the button does. */
  label?: string;
  /** Field with which a browser without JavaScript submits that this button was pressed. */
  name?: string;
  className?: string;
};

/** Submit button: Send, Submitting, Submitted. Stays focusable while submitting and ignores further clicks. */
export function SubmitButton({ state, label, name, className = '' }: SubmitButtonProps) {
  const t = useTranslations('form');
  const text = { idle: label ?? t('send'), submitting: t('submitting'), submitted: t('submitted') }[state];
  return (
    <button
      type="submit"
      name={name}
      value={name && 'yes'}
      aria-disabled={state !== 'idle'}
      className={`button button-primary min-w-[min(11rem,100%)] cursor-pointer aria-disabled:cursor-progress aria-disabled:opacity-70 ${className}`}
    >
      <span aria-live="polite">{text}</span>
    </button>
  );
}
