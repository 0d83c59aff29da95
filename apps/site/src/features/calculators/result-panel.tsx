import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

type ResultPanelProps = {
  id: string;
  label: string;
  /** Result of the last valid input, if any. */
  children: ReactNode;
  /** The current input is invalid, the result is from earlier input. */
  isStale: boolean;
  /** The main result as a sentence, for the live region. */
  announced: string;
  disclaimer: string;
};

/** Result column of a calculator. */
export function ResultPanel({ id, label, children, isStale, announced, disclaimer }: ResultPanelProps) {
  const t = useTranslations('calculators');
  return (
    <section id={id} aria-label={label} className="calculator-result on-dark">
      {isStale && <p className="calculator-stale">{t(children ? 'stale' : 'empty')}</p>}
      {children && <div className={`calculator-figures ${isStale ? 'opacity-70' : ''}`}>{children}</div>}
      <p className="mt-auto text-sm">{disclaimer}</p>
      <p role="status" className="sr-only">
        {announced}
      </p>
    </section>
  );
}
