import { LANGUAGE_TAGS } from '@beranda/contract';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { IntlProvider } from 'use-intl';
import { messagesOf, TIME_ZONE, WRITING } from './i18n/messages.ts';
import { inLocale, localeOf } from './i18n/paths.ts';
import { ClosedBannerScript } from './shell/alert-banner/closed-banner-script.tsx';
import afterPaintUrl from './shell/code-after-paint.js?url&no-inline';
import { Consent } from './shell/consent/consent.tsx';
import { DeviceAttributes } from './shell/device.ts';
import { HYDRATION_ELEMENT_ID } from './shell/hydration.ts';
import { MANIFEST_PATH } from './shell/manifest-path.ts';
import { NavigationAnnouncer } from './shell/navigation-announcer.tsx';
import formatsWorkerUrl from './shell/number-formats.worker.js?url&no-inline';
import { useDocumentContext } from './shell/site-config.tsx';
import { ToastRegion } from './widgets/toast/toast-region.tsx';

/** The document. Initial data travels as JSON, so no inline script is ever needed. */
export function Root() {
  const { assets, hydrationJson } = useDocumentContext();
  const { pathname } = useLocation();
  const locale = localeOf(pathname);
  return (
    <html lang={LANGUAGE_TAGS[locale]} dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
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
          src={afterPaintUrl}
          data-code={[assets.script, ...assets.modules].join(' ')}
          data-formats-worker={formatsWorkerUrl}
        />
      </head>
      <body>
        <div className="page-progress" aria-hidden="true" />
        <IntlProvider locale={WRITING[locale]} messages={messagesOf(locale)} timeZone={TIME_ZONE}>
          <Outlet />
          <NavigationAnnouncer />
          <ToastRegion />
          <Consent />
          <DeviceAttributes />
        </IntlProvider>
        <ScrollRestoration />
        <script
          type="application/json"
          id={HYDRATION_ELEMENT_ID}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped, see toScriptJson
          dangerouslySetInnerHTML={{ __html: hydrationJson }}
        />
      </body>
    </html>
  );
}
