import type { SiteFacts } from '@beranda/contract';
import { SectionBand } from '#src/components/section-band/section-band.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';

const DEADLINES = ['oral', 'written', 'extended', 'fee'] as const;

/** Statutory deadlines and fees. */
export function Deadlines({ facts }: { facts: SiteFacts }) {
  const t = useTranslations('complaint');
  return (
    <SectionBand tone="surface-alt" title={t('deadlines')}>
      <dl className="grid gap-6 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1.6fr_1fr]">
        {DEADLINES.map((deadline) => (
          <div key={deadline} className="card p-6">
            <dt className="font-medium text-muted">{t(`deadline.${deadline}`)}</dt>
            <dd className="mt-2 font-bold text-2xl tracking-title">{t(`deadline.${deadline}Time`, facts)}</dd>
            <dd className="mt-3 text-muted">{t(`deadline.${deadline}Text`, facts)}</dd>
          </div>
        ))}
      </dl>
    </SectionBand>
  );
}
