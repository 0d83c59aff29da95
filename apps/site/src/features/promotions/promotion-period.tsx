import { useFormatter, useTranslations } from 'use-intl';

/** From which day to which, both included, in Jakarta; what ends as a day begins was last there the day before. */
export function PromotionPeriod({ from, until }: { from: string; until: string }) {
  const t = useTranslations('promotions');
  const format = useFormatter();
  const day = (time: number) => format.dateTime(new Date(time), { dateStyle: 'medium' });
  return <>{t('period', { from: day(Date.parse(from)), until: day(Date.parse(until) - 1) })}</>;
}
