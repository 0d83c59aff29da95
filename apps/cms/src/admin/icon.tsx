import { Logo as BrandLogo } from '@beranda/brand/logo';
import type { ServerProps } from 'payload';
import { readMark } from './read-mark.ts';

/** The icon in the admin panel; its link has a label. */
export async function Icon({ payload }: ServerProps) {
  const { logo } = await readMark(payload);
  if (!logo) return <BrandLogo size={24} />;
  // biome-ignore lint/performance/noImgElement: the picture is inside the page already; there is nothing to optimise.
  return <img alt="" src={logo} style={{ maxHeight: 24, maxWidth: 48 }} />;
}
