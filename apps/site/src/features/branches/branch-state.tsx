import { useFormatter } from '#src/i18n/use-formatter.ts';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { clockTime } from './clock-time.ts';
import type { OpenState } from './opening.ts';

/** Opening status in words; colour only repeats it. */
export function BranchState({ state }: { state: OpenState }) {
  const t = useTranslations('branches');
  const locale = useSiteLocale();
  const format = useFormatter();
  if (state.kind === 'always') return <Status isOpen text={t('always')} />;
  if (state.kind === 'open')
    return <Status isOpen text={t('openNow')} more={t('until', { time: clockTime(state.until, locale) })} />;
  const { opens } = state;
  if (!opens) return <Status text={t('closedNow')} />;
  const time = clockTime(opens.time, locale);
  const day = format.dateTime(new Date(opens.date), {
    weekday: 'long',
    ...(opens.inDays > 6 && { day: 'numeric', month: 'short' }),
    timeZone: 'UTC',
  });
  const when = opens.inDays === 0 ? 'opensToday' : opens.inDays === 1 ? 'opensTomorrow' : 'opensOn';
  return <Status text={t('closedNow')} more={t(when, { time, day })} />;
}

function Status({ isOpen = false, text, more }: { isOpen?: boolean; text: string; more?: string }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span className={`badge ${isOpen ? 'badge-success' : 'badge-danger'}`}>{text}</span>
      {more && <span className="text-muted">{more}</span>}
    </p>
  );
}
