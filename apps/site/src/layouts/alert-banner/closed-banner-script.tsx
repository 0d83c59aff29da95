import { useRootData } from '#src/app/locale-root.tsx';
import scriptUrl from './closed-banner.js?url&no-inline';

/** Hides a dismissed banner before the first paint; see `AlertBanner`. */
export function ClosedBannerScript() {
  const banner = useRootData()?.settings.banner;
  if (!banner?.isDismissible) return null;
  return <script src={scriptUrl} data-banner={banner.id} />;
}
