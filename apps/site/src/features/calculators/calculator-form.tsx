import type { FormEventHandler, ReactNode, RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { inLocale } from '#src/i18n/paths.ts';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import { PRODUCT_PARAM } from './calculator-queries.ts';

type CalculatorFormProps = {
  label: string;
  /** Id of the result panel. */
  resultId: string;
  form: RefObject<HTMLFormElement | null>;
  /** Path of the form's action, without language prefix. */
  path: string;
  onInput: FormEventHandler<HTMLFormElement>;
  /** Product whose terms apply; null for the general settings. */
  termsOf: string | null;
  children: ReactNode;
};

/** Input column of a calculator. With script the result updates on input. */
export function CalculatorForm(props: CalculatorFormProps) {
  const { label, resultId, form, path, onInput, termsOf, children } = props;
  const tFigures = useTranslations('figures');
  const locale = useSiteLocale();
  return (
    <form
      ref={form}
      action={inLocale(path, locale)}
      onInput={onInput}
      onSubmit={(event) => {
        event.preventDefault();
        document.getElementById(resultId)?.scrollIntoView({ block: 'nearest' });
      }}
      aria-label={label}
      className="calculator-fields print:hidden"
    >
      {termsOf !== null && <input type="hidden" name={PRODUCT_PARAM} value={termsOf} />}
      {children}
      <button type="submit" className="button button-primary">
        {tFigures('calculate')}
      </button>
    </form>
  );
}
