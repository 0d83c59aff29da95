import type { ReactNode } from 'react';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { Icon } from '../icon.tsx';

/** Disclosure below a chart with its figures as a table. */
export function ChartDisclosure({ children }: { children: ReactNode }) {
  const t = useTranslations('chart');
  return (
    <details className="disclosure chart-disclosure">
      <summary className="disclosure-summary">
        {t('asTable')}
        <Icon name="chevron-down" size={20} className="disclosure-mark" />
      </summary>
      {children}
    </details>
  );
}
