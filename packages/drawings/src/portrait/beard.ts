import { d, path } from '../parts/shape.ts';
import { cheekOf } from './face.ts';
import type { Look } from './look.ts';

const MOUSTACHE =
  'M0 78C10 72 26 74 36 84C42 92 42 98 42 100C30 94 14 92 0 93C-14 92 -30 94 -42 100C-42 98 -42 92 -36 84C-26 74 -10 72 0 78Z';

/** The chin's hair around the mouth, up to the ears. */
function full(look: Look): string {
  const cheek = cheekOf(look);
  return d`M${-cheek} 0C${-cheek + 12} 40 ${-cheek + 24} 70 -54 84C-48 74 -30 70 0 78C30 70 48 74 54 84C${cheek - 24} 70 ${cheek - 12} 40 ${cheek} 0C${cheek + 4} 70 ${cheek - 8} 128 42 162Q0 180 -42 162C${-cheek + 8} 128 ${-cheek - 4} 70 ${-cheek} 0ZM-38 94C-34 126 34 126 38 94C20 88 -20 88 -38 94Z`;
}

/** Hair of the face, drawn before the mouth. */
export function beard(look: Look, paint: string): string {
  switch (look.beard) {
    case 'moustache':
      return path(MOUSTACHE, paint);
    case 'goatee':
      return (
        path(MOUSTACHE, paint) +
        path('M-30 128Q-12 122 0 128Q12 122 30 128C32 150 20 172 0 174C-20 172 -32 150 -30 128Z', paint)
      );
    case 'full':
      return path(full(look), paint, { 'fill-rule': 'evenodd' });
    default:
      return '';
  }
}
