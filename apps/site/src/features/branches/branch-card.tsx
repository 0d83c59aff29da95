import { LANGUAGES } from '@beranda/contract';
import { SiteLink } from '#src/app/site-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { languageOf } from '#src/components/language-of.ts';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { BranchState } from './branch-state.tsx';
import type { BranchWithStatus } from './branch-status.server.ts';
import { isOpen24Hours, openingHoursText } from './clock-time.ts';
import { mapUrl } from './map-url.ts';
import { PostalAddress } from './postal-address.tsx';

type BranchCardProps = {
  branch: BranchWithStatus;
  /** Query from `fromQuery`. */
  from?: string;
};

/** Branch card in a `branch-item`: name, which says its kind, location and opening status. */
export function BranchCard({ branch, from = '' }: BranchCardProps) {
  const t = useTranslations('branches');
  const locale = useSiteLocale();
  const { slug, title, today, zone, state } = branch;
  const hours = isOpen24Hours(today.hours) ? null : openingHoursText(today.hours, locale);
  // That it is closed today follows from its next opening.
  const isTodayStated = state.kind !== 'closed' || !state.opens || hours !== null || today.reason !== null;
  return (
    <article className="card branch-card p-6">
      <div>
        <h3 className="text-xl leading-snug">
          <SiteLink to={`/branches/${slug}${from}`} lang={languageOf(branch)} className="card-link">
            {title}
          </SiteLink>
        </h3>
        <p className="mt-2 mb-5 text-muted">
          <PostalAddress place={branch} />
        </p>
      </div>
      <div>
        <BranchState state={state} isInCard />
        {state.kind === 'open24Hours' ? (
          <p>{t('everyDay')}</p>
        ) : (
          isTodayStated && (
            <p>
              {today.reason && (
                <>
                  <span lang={today.language && LANGUAGES[today.language].tag}>{today.reason}</span>
                  {': '}
                </>
              )}
              {hours ? t('todayHours', { hours, zone }) : t('todayClosed')}
            </p>
          )
        )}
        <a href={mapUrl(branch)} rel="noopener noreferrer" className="text-link">
          <Icon name="map-pin" size={18} />
          {t('openMap')}
          <span className="sr-only">: {title}</span>
        </a>
      </div>
    </article>
  );
}
