import { useTranslations } from '#src/i18n/use-translations.ts';

export type SubmitState = 'idle' | 'submitting' | 'submitted';

/** Submit button: Send, Submitting, Submitted. Stays focusable while submitting and ignores further clicks. */
export function SubmitButton({ state, className = '' }: { state: SubmitState; className?: string }) {
  const t = useTranslations('form');
  const label = { idle: t('send'), submitting: t('submitting'), submitted: t('submitted') }[state];
  return (
    <button
      type="submit"
      aria-disabled={state !== 'idle'}
      className={`button button-primary min-w-[min(11rem,100%)] cursor-pointer aria-disabled:cursor-progress aria-disabled:opacity-70 ${className}`}
    >
      <span aria-live="polite">{label}</span>
    </button>
  );
}
