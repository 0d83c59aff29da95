import { themeColours } from '@beranda/brand';
import { LANGUAGES } from '@beranda/contract';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { DeviceAttributes } from '#src/app/device.ts';
import { HYDRATION_ELEMENT_ID } from '#src/app/hydration.ts';
import { MANIFEST_PATH } from '#src/app/manifest-path.ts';
import { NavigationAnnouncer } from '#src/app/navigation-announcer.tsx';
import { useDocumentContext } from '#src/app/site-config.tsx';
import { ToastRegion } from '#src/components/toast/toast-region.tsx';
import { MessagesProvider } from '#src/i18n/messages-provider.tsx';
import { inLocale, localeOf } from '#src/i18n/paths.ts';
import deferredLoaderUrl from '../app/deferred-loader.js?url&no-inline';
import formattersWorkerUrl from '../app/formatters.worker.js?url&no-inline';
import { ClosedBannerScript } from './alert-banner/closed-banner-script.tsx';
import { Consent } from './consent/consent.tsx';

/** Scheme and colour of the browser's own parts. For the server only: hydration does not look for metadata. */
function SchemeMetadata() {
  return (
    <>
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content={themeColours.dark} media="(prefers-color-scheme: dark)" />
      <meta name="theme-color" content={themeColours.light} />
    </>
  );
}

/** The document. Initial data travels as JSON, so the CSP needs no inline scripts. */
export function Root() {
  const { assets, hydrationJson } = useDocumentContext();
  const { pathname } = useLocation();
  const locale = localeOf(pathname);
  return (
    <MessagesProvider locale={locale}>
      <html lang={LANGUAGES[locale].tag} dir="ltr">
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          {import.meta.env.SSR && <SchemeMetadata />}
          <link rel="preload" href={assets.font} as="font" type="font/woff2" crossOrigin="anonymous" />
          {assets.styles.map((href) => (
            <link key={href} rel="stylesheet" href={href} />
          ))}
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <link rel="apple-touch-icon" href="/icon-180.png" />
          <link rel="manifest" href={inLocale(MANIFEST_PATH, locale)} />
          <ClosedBannerScript />
          <script
            type="module"
            src={deferredLoaderUrl}
            data-code={[assets.script, ...assets.modules].join(' ')}
            data-worker={formattersWorkerUrl}
          />
        </head>
        <body>
          <div className="page-progress" aria-hidden="true" />
          <Outlet />
          <NavigationAnnouncer />
          <ToastRegion />
          <Consent />
          <DeviceAttributes />
          <ScrollRestoration />
          <script
            type="application/json"
            id={HYDRATION_ELEMENT_ID}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped, see toScriptJson
            dangerouslySetInnerHTML={{ __html: hydrationJson }}
          />
        </body>
      </html>
    </MessagesProvider>
  );
}
