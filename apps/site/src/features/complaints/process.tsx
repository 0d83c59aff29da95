import type { SiteFacts } from '@beranda/contract';
import { Steps } from '#src/features/forms/steps.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';

const STEPS = ['received', 'completed', 'examined', 'answered'] as const;

/** The complaint process, step by step. */
export function Process({ facts }: { facts: SiteFacts }) {
  const t = useTranslations('complaint');
  return (
    <Steps
      tone="surface"
      title={t('process')}
      steps={STEPS.map((step) => ({ title: t(`step.${step}`), text: t(`step.${step}Text`, facts) }))}
    />
  );
}
