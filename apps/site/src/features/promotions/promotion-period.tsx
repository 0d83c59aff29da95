import { useFormatter } from '#src/i18n/use-formatter.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';

/** Formats a period with inclusive days in Jakarta; an end at midnight belongs to the previous day. */
export function PromotionPeriod({ from, until }: { from: string; until: string }) {
  const t = useTranslations('promotions');
  const format = useFormatter();
  const day = (time: number) => format.dateTime(new Date(time), { dateStyle: 'medium' });
  return <>{t('period', { from: day(Date.parse(from)), until: day(Date.parse(until) - 1) })}</>;
}
