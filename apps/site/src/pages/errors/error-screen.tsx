import { useLocation, useRouteError } from 'react-router';
import { useTranslations } from 'use-intl';
import { useRootData } from '#src/shell/locale-root.tsx';
import { isPageError, PageError } from '#src/shell/page-error.ts';
import { SiteLink } from '#src/shell/site-link.tsx';
import { Lantern } from '#src/widgets/brand-mark.tsx';
import { Icon } from '#src/widgets/icon.tsx';
import { KawungField } from '#src/widgets/kawung.tsx';

/** What went wrong on a page, inside the layout: 404 and 500 have titles of their own, the rest its message. */
export function ErrorScreen() {
  const error = useRouteError();
  const t = useTranslations('errors');
  const { pathname, search } = useLocation();
  const settings = useRootData()?.settings;
  const { statusCode, message, correlationId } = isPageError(error)
    ? error
    : new PageError({ statusCode: 500, message: '' });
  const isNotFound = statusCode === 404;
  const title = isNotFound ? t('notFoundTitle') : statusCode >= 500 ? t('crashTitle') : message;
  const text = isNotFound ? t('notFoundText') : statusCode === 503 ? t('unavailableText') : t('crashText');
  return (
    <>
      <title>{settings ? `${title} · ${settings.bankName}` : title}</title>
      <meta name="robots" content="noindex" />
      <section className="on-dark relative isolate overflow-hidden bg-night text-white">
        <KawungField size={170} className="absolute inset-0 -z-10 text-white/7" />
        <div className="lamplight absolute inset-0 -z-10" />
        <div className="container-page flex flex-col items-center py-24 text-center md:py-32">
          <Lantern size={120} />
          <p className="eyebrow mt-8">{statusCode}</p>
          <h1 className="mt-2 text-4xl md:text-5xl">{title}</h1>
          <p className="mt-4 max-w-xl text-haze text-lg">{text}</p>
          {isNotFound && <p className="mt-2 max-w-full break-all text-haze text-sm">{message}</p>}
          {correlationId && (
            <p className="mt-2 text-haze text-sm">{t('correlation', { id: correlationId })}</p>
          )}
          <div className="mt-10 flex flex-wrap justify-center gap-4">
            <SiteLink to="/" className="button button-flame">
              {t('backToHome')}
              <Icon name="arrow-right" size={18} />
            </SiteLink>
            {isNotFound ? (
              <SiteLink to="/news" className="button button-outline">
                {t('toNews')}
              </SiteLink>
            ) : (
              <SiteLink to={pathname + search} reloadDocument className="button button-outline">
                {t('tryAgain')}
              </SiteLink>
            )}
          </div>
        </div>
      </section>
    </>
  );
}
