import { Logo } from '@beranda/brand/logo';
import type { SiteSettings } from '@beranda/contract';

/** The bank's logo from the back office, or the brand's. Decorative: the name is next to it. */
export function BrandMark({ settings, size = 40 }: { settings: SiteSettings; size?: number }) {
  if (settings.logo) {
    const { url, width, height } = settings.logo.original;
    return <img src={url} alt="" width={Math.round((size * width) / height)} height={size} />;
  }
  return <Logo size={size} />;
}
