import type { SiteFacts } from '@beranda/contract';
import { SectionBand } from '#src/components/section-band/section-band.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';

const STEPS = ['received', 'completed', 'examined', 'answered'] as const;

/** The complaint process, step by step. */
export function Process({ facts }: { facts: SiteFacts }) {
  const t = useTranslations('complaint');
  return (
    <SectionBand title={t('process')}>
      <ol className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
        {STEPS.map((step, index) => (
          <li key={step} className="border-accent border-t-4 pt-5">
            <p aria-hidden="true" className="font-bold text-section text-accent-strong tracking-title">
              {index + 1}
            </p>
            <h3 className="mt-2 text-xl">{t(`step.${step}`)}</h3>
            <p className="mt-2 text-muted">{t(`step.${step}Text`, facts)}</p>
          </li>
        ))}
      </ol>
    </SectionBand>
  );
}
