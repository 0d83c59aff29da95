import { paints } from '@beranda/brand';
import { circle, d, rect, stroke } from '../parts/shape.ts';
import { bothSides, cheekOf } from './face.ts';
import type { Look } from './look.ts';

/** Glasses in front of the eyes. */
export function glasses(look: Look): string {
  if (!look.glasses) return '';
  const temple = look.hair === 'hijab' ? 88 : cheekOf(look) - 1;
  const isThin = look.glasses === 'thin';
  const frame = { round: paints.brown800, square: paints.grey900, thin: paints.grey670 }[look.glasses];
  const width = isThin ? 3.5 : 6;
  const glass = { stroke: frame, 'stroke-width': width, 'fill-opacity': 0.14 };
  const lens =
    look.glasses === 'round'
      ? circle(45, 6, 33, paints.white, glass)
      : rect(11, -20, 68, isThin ? 46 : 50, paints.white, { rx: isThin ? 20 : 13, ...glass });
  return (
    bothSides(lens + stroke(d`M78 -2L${temple} -6`, frame, width)) +
    stroke('M-12 -2Q0 -9 12 -2', frame, width)
  );
}
