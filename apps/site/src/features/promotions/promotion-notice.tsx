import { Notice } from '#src/components/notice/notice.tsx';
import type { Item } from '#src/content/items.ts';
import { useFormatter } from '#src/i18n/use-formatter.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';

export type PromotionState = 'not-begun' | 'running' | 'ended';
type PromotionNoticeProps = { promotion: Item<'promotions'>; state: PromotionState };

/** Notice above a promotion that has ended, not started or is fully used. */
export function PromotionNotice({ promotion, state }: PromotionNoticeProps) {
  const t = useTranslations('promotions');
  const format = useFormatter();
  const day = (time: number) => format.dateTime(new Date(time), { dateStyle: 'long' });
  const { from, until, isQuotaUsed } = promotion;
  if (state === 'ended')
    return (
      <div className="mt-8">
        <Notice kind="warning" title={t('ended')}>
          {t('endedText', { date: day(Date.parse(until) - 1) })}
        </Notice>
      </div>
    );
  if (state === 'not-begun')
    return (
      <div className="mt-8">
        <Notice title={t('notBegun')}>{t('notBegunText', { date: day(Date.parse(from)) })}</Notice>
      </div>
    );
  if (!isQuotaUsed) return null;
  return (
    <div className="mt-8">
      <Notice kind="warning" title={t('quotaUsed')}>
        {t('quotaUsedText')}
      </Notice>
    </div>
  );
}
