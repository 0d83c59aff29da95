import type { ServerProps } from 'payload';
import { Lantern } from './lantern.tsx';
import { readMark } from './read-mark.ts';

/** In the corner of every screen of the back office; its link names itself. */
export async function Icon({ payload }: ServerProps) {
  const { logo } = await readMark(payload);
  if (!logo) return <Lantern size={24} />;
  // biome-ignore lint/performance/noImgElement: the picture is inside the page already; there is nothing to optimise.
  return <img alt="" src={logo} style={{ maxHeight: 24, maxWidth: 48 }} />;
}
