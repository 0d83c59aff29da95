import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { AppBadge } from '#src/components/app-badge.tsx';
import type { AppDownloadData } from './app-download.server.ts';

/** Where the bank's app is downloaded: store badges and, on wider screens, a QR code for the phone; for dark backgrounds. */
export function AppDownload({ code, texts }: AppDownloadData) {
  const { settings } = useRequiredRootData();
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-6">
        <StoreBadges />
        {code && <AppQrCode code={code} texts={texts} />}
      </div>
      {settings.isDemonstration && (
        <p className="mt-4 max-w-md text-muted-on-dark text-sm">{texts.demonstration}</p>
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
function AppQrCode({
  code,
  texts,
}: {
  code: NonNullable<AppDownloadData['code']>;
  texts: AppDownloadData['texts'];
}) {
  // The quiet zone of a QR code is four modules on each side.
  const edge = code.size + 8;
  return (
    <div className="flex items-center gap-4 max-lg:hidden">
      <svg
        className="light-scheme size-28 flex-none rounded-field bg-on-dark fill-dark"
        viewBox={`-4 -4 ${edge} ${edge}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={texts.code}
      >
        <path d={code.path} />
      </svg>
      <p className="max-w-36 text-muted-on-dark text-sm">{texts.scan}</p>
    </div>
  );
}
