import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../icon.tsx';

/** Below a chart: its figures as a table, for everybody, folded away until asked for. */
export function ChartFold({ children }: { children: ReactNode }) {
  const t = useTranslations('chart');
  return (
    <details className="fold chart-fold">
      <summary className="fold-summary">
        {t('asTable')}
        <Icon name="chevron-down" size={20} className="fold-mark" />
      </summary>
      {children}
    </details>
  );
}
