import { useRouteError } from 'react-router';
import { useTranslations } from 'use-intl';
import { isPageError } from '#src/shell/page-error.ts';
import { SiteLink } from '#src/shell/site-link.tsx';
import { Lantern } from '#src/widgets/brand-mark.tsx';
import { KawungField } from '#src/widgets/kawung.tsx';

/** Shown in place of everything when the navigation could not be loaded: there is no bar and no footer to show. */
export function RootErrorScreen() {
  const error = useRouteError();
  const t = useTranslations('errors');
  const message = isPageError(error) ? error.message : '';
  return (
    <main className="on-dark relative isolate grid min-h-dvh place-items-center overflow-hidden bg-night text-white">
      <title>{t('navigationTitle')}</title>
      <meta name="robots" content="noindex" />
      <KawungField size={170} className="absolute inset-0 -z-10 text-white/7" />
      <div className="lamplight absolute inset-0 -z-10" />
      <div className="container-page flex flex-col items-center py-24 text-center">
        <Lantern size={140} />
        <h1 className="mt-8 text-3xl md:text-5xl">{t('navigationTitle')}</h1>
        <p className="mt-4 max-w-xl text-haze text-lg">{t('navigationText')}</p>
        <p className="mt-2 text-haze text-sm">{message}</p>
        {/* A full load: it asks for the navigation again. */}
        <SiteLink to="/" reloadDocument className="button button-flame mt-10">
          {t('backToHome')}
        </SiteLink>
      </div>
    </main>
  );
}
