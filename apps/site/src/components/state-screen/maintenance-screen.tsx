import type { Maintenance } from '@beranda/contract';
import { useRootData } from '#src/app/locale-root.tsx';
import { MAIN_ID } from '#src/app/navigation-announcer.tsx';
import { RetryAction } from '#src/app/retry-action.tsx';
import { SiteLink } from '#src/app/site-link.tsx';
import { useFormatter } from '#src/i18n/use-formatter.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { Icon } from '../icon.tsx';
import { StateScreen } from './state-screen.tsx';

/** The full style of Indonesian writes "01 Desember". */
const LONG_DATE_WITH_WEEKDAY = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;

type MaintenanceScreenProps = Partial<Pick<Maintenance, 'message' | 'expectedEnd'>>;

/**
 * Maintenance of a page, or of the whole site if there is neither navigation nor settings. In that case no link would
 * work, so only a retry is offered.
 */
export function MaintenanceScreen({ message, expectedEnd }: MaintenanceScreenProps) {
  const isWholeSite = useRootData() === undefined;
  return isWholeSite ? (
    <main id={MAIN_ID} tabIndex={-1} className="frame-main min-h-dvh">
      <SiteMaintenance message={message} expectedEnd={expectedEnd} />
    </main>
  ) : (
    <PageMaintenance />
  );
}

function SiteMaintenance({ message, expectedEnd }: MaintenanceScreenProps) {
  const t = useTranslations('states');
  const tErrors = useTranslations('errors');
  const format = useFormatter();
  return (
    <StateScreen
      scene="maintenance"
      eyebrow={t('attention')}
      title={t('siteMaintenanceTitle')}
      text={message || t('siteMaintenanceText')}
      actions={<RetryAction className="button button-primary">{tErrors('tryAgain')}</RetryAction>}
    >
      {expectedEnd && (
        <p className="mt-8 flex items-center gap-3 font-semibold">
          <Icon name="clock" size={20} className="flex-none text-accent-strong" />
          <time dateTime={expectedEnd}>
            {t('expectedEnd', {
              date: format.dateTime(new Date(expectedEnd), LONG_DATE_WITH_WEEKDAY),
              time: format.dateTime(new Date(expectedEnd), { timeStyle: 'short' }),
            })}
          </time>
        </p>
      )}
    </StateScreen>
  );
}

function PageMaintenance() {
  const t = useTranslations('states');
  const tErrors = useTranslations('errors');
  return (
    <StateScreen
      scene="maintenance"
      eyebrow={t('attention')}
      title={t('maintenanceText')}
      text={t('maintenanceHint')}
      actions={
        <SiteLink to="/" className="button button-primary">
          {tErrors('backToHome')}
          <Icon name="arrow-right" size={18} />
        </SiteLink>
      }
    />
  );
}
