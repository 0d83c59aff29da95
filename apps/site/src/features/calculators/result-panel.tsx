import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

type ResultPanelProps = {
  id: string;
  label: string;
  /** The result of the last figures that were sound; nothing where there were none. */
  children: ReactNode;
  /** The figures have changed since and cannot be worked out. */
  isStale: boolean;
  /** The main figure in a sentence, for who does not see it change. */
  announced: string;
  disclaimer: string;
};

/** The right half of a calculator. */
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
