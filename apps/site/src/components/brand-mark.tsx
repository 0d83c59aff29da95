import type { SiteSettings } from '@beranda/contract';

/** The bank's logo from the back office, or a default lantern. Decorative: the name is next to it. */
export function BrandMark({ settings, size = 40 }: { settings: SiteSettings; size?: number }) {
  if (settings.logo) {
    const { url, width, height } = settings.logo.original;
    return <img src={url} alt="" width={Math.round((size * width) / height)} height={size} />;
  }
  return <Lantern size={size} />;
}

export function Lantern({ size, className }: { size: number; className?: string }) {
  return (
    <svg className={className} width={size * 0.8} height={size} viewBox="0 0 32 40" aria-hidden="true">
      <path fill="#10243A" d="M15 0h2v5h-2zM10 5h12v3H10zM10 33h12v3H10zM15 36h2v4h-2z" />
      <path fill="#F2A31B" d="M10 8h12c5 3 8 7 8 12.500S27 30 22 33H10c-5-3-8-7-8-12.500S5 11 10 8Z" />
      <path
        fill="#FFD27A"
        d="M13 8h6c2.500 3 4 7 4 12.500S21.500 30 19 33h-6c-2.500-3-4-7-4-12.500S10.500 11 13 8Z"
      />
      <path
        fill="none"
        stroke="#B4560A"
        strokeWidth="1.2"
        d="M10 8c-4 7-4 18 0 25M22 8c4 7 4 18 0 25M16 8v25"
      />
    </svg>
  );
}
