import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { AppBadge } from '#src/components/app-badge.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { QrCode } from './qr-code.server.ts';

/**
 * Where the bank's app is downloaded: store badges and, on wider screens, a QR code for the phone; for dark backgrounds.
 *
 * @param code null if no address is configured.
 */
export function AppDownload({ code }: { code: QrCode | null }) {
  const t = useTranslations('appDownload');
  const { settings } = useRequiredRootData();
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-6">
        <StoreBadges />
        {code && <AppQrCode code={code} />}
      </div>
      {settings.isDemonstration && (
        <p className="mt-4 max-w-md text-muted-on-dark text-sm">{t('demonstration')}</p>
      )}
    </>
  );
}

/** Store badges from the footer's navigation. */
function StoreBadges() {
  const { Footer } = useRequiredRootData().data;
  const stores = [...Footer['Left Menu'], ...Footer['Right Menu']].flatMap(({ type, items }) =>
    type === 'apps' ? items : [],
  );
  if (stores.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-3">
      {stores.map((store) => (
        <li key={store.url}>
          <AppBadge item={store} />
        </li>
      ))}
    </ul>
  );
}

/** QR code of the app, for visitors on other devices. */
function AppQrCode({ code }: { code: QrCode }) {
  const t = useTranslations('appDownload');
  // The quiet zone of a QR code is four modules on each side.
  const edge = code.size + 8;
  return (
    <div className="flex items-center gap-4 max-sm:hidden">
      <svg
        className="light-scheme size-28 flex-none rounded-field bg-on-dark fill-dark"
        viewBox={`-4 -4 ${edge} ${edge}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={t('code')}
      >
        <path d={code.path} />
      </svg>
      <p className="max-w-36 text-muted-on-dark text-sm">{t('scan')}</p>
    </div>
  );
}
