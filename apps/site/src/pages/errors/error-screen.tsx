import { LANGUAGES } from '@beranda/contract';
import { useRouteError } from 'react-router';
import { RetryAction } from '#src/app/retry-action.tsx';
import { SiteLink } from '#src/app/site-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { StateScreen } from '#src/components/state-screen/state-screen.tsx';
import { errorEntryOf } from '#src/content/transport/error-catalogue.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { CorrelationId } from './correlation-id.tsx';
import { GoneScreen } from './gone-screen.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { toPageError } from './to-page-error.ts';

/** Error boundary of a page, inside its layout. */
export function ErrorScreen() {
  const error = toPageError(useRouteError());
  const t = useTranslations();
  const { statusCode, message, correlationId, language } = error;
  if (statusCode === 404) return <NotFoundScreen />;
  if (statusCode === 410) return <GoneScreen reason={message} lang={language && LANGUAGES[language].tag} />;
  const { title, text } = errorEntryOf(statusCode);
  return (
    <StateScreen
      scene="rain-veranda"
      eyebrow={statusCode}
      title={title ? t(title) : message || t('errors.crashTitle')}
      text={t(statusCode === 503 || !text ? 'errors.unavailableText' : text)}
      actions={
        <>
          <RetryAction className="button button-primary">{t('errors.tryAgain')}</RetryAction>
          <SiteLink to="/" className="button button-quiet">
            {t('errors.backToHome')}
            <Icon name="arrow-right" size={18} />
          </SiteLink>
        </>
      }
    >
      <CorrelationId id={correlationId} />
    </StateScreen>
  );
}
