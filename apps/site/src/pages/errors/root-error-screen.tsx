import { NAVIGATION_NOT_LOADED } from '@beranda/contract';
import { useRouteError } from 'react-router';
import { MAIN_ID } from '#src/app/navigation-announcer.tsx';
import { RetryAction } from '#src/app/retry-action.tsx';
import { SiteLink } from '#src/app/site-link.tsx';
import { MaintenanceScreen } from '#src/components/state-screen/maintenance-screen.tsx';
import { StateScreen } from '#src/components/state-screen/state-screen.tsx';
import { errorCatalogue } from '#src/content/transport/error-catalogue.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { CorrelationId } from './correlation-id.tsx';
import { toPageError } from './to-page-error.ts';

/**
 * Root error boundary: maintenance, failed navigation or an error in the layout itself. Rendered without header and
 * footer.
 */
export function RootErrorScreen() {
  const { message, correlationId, maintenance } = toPageError(useRouteError());
  const t = useTranslations();
  if (maintenance) return <MaintenanceScreen {...maintenance} />;
  const { navigation, fatal } = errorCatalogue;
  const { title, text } = message === NAVIGATION_NOT_LOADED ? navigation : fatal;
  return (
    <main id={MAIN_ID} tabIndex={-1} className="frame-main min-h-dvh">
      <StateScreen
        scene="rain-veranda"
        title={t(title)}
        text={t(text)}
        actions={
          <>
            {/* A full page load requests the navigation again. */}
            <SiteLink to="/" reloadDocument className="button button-primary">
              {t('errors.backToHome')}
            </SiteLink>
            <RetryAction className="button button-quiet">{t('errors.tryAgain')}</RetryAction>
          </>
        }
      >
        {message && (
          <p lang="en" className="mt-8 text-muted text-sm">
            {message}
          </p>
        )}
        <CorrelationId id={correlationId} />
      </StateScreen>
    </main>
  );
}
