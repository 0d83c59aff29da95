import { Logo as BrandLogo } from '@beranda/brand/logo';
import type { ServerProps } from 'payload';
import { readMark } from './read-mark.ts';

/** The logo above the sign-in form. */
export async function Logo({ payload }: ServerProps) {
  const { name, logo } = await readMark(payload);
  // biome-ignore lint/performance/noImgElement: the picture is inside the page already; there is nothing to optimise.
  if (logo) return <img alt={name} src={logo} style={{ maxHeight: 64, maxWidth: 280 }} />;
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 12, fontSize: 26, fontWeight: 700 }}>
      <BrandLogo size={44} />
      {name}
    </span>
  );
}
