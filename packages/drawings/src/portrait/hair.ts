import { hair as black, paints } from '@beranda/brand';
import { frangipani } from '../parts/plants.ts';
import { circle, d, darker, ellipse, lighter, mix, path, repeat, stroke } from '../parts/shape.ts';
import { bothSides, cheekOf } from './face.ts';
import type { Look } from './look.ts';

export function hairPaint({ hairColour }: Look): string {
  if (hairColour === 'silver') return mix(paints.grey250, paints.cream100, 0.35);
  return hairColour === 'greying' ? mix(black, paints.grey400, 0.28) : black;
}

/** Grey above the ears. */
function temples(look: Look): string {
  if (look.hairColour !== 'greying') return '';
  const c = cheekOf(look);
  return bothSides(
    path(
      d`M${c + 4} 10C${c + 9} -30 ${c + 9} -56 ${c + 4} -76C${c - 2} -60 ${c - 5} -36 ${c - 3} -14Z`,
      paints.grey250,
      { opacity: 0.5 },
    ),
  );
}

/** What of the hair is behind head and shoulders. */
export function hairBehind(look: Look, paint: string): string {
  switch (look.hair) {
    case 'bun':
      return circle(6, -186, 52, paint) + stroke('M-26 -200Q6 -224 38 -200', lighter(paint, 0.14), 5);
    case 'sanggul':
      return (
        ellipse(0, 74, 128, 70, paint) +
        path('M-108 -40C-112 40 -96 96 -74 112H74C96 96 112 40 108 -40Z', paint)
      );
    case 'wavy':
      return path(
        'M-104 -60C-146 -30 -116 18 -138 52C-164 92 -128 118 -150 160C-166 196 -130 214 -140 244C-118 268 -84 262 -70 240H70C84 262 118 268 140 244C130 214 166 196 150 160C128 118 164 92 138 52C116 18 146 -30 104 -60Z',
        paint,
      );
    default:
      return '';
  }
}

/** Hair or headwear in front of the forehead. */
export function hairInFront(look: Look, paint: string): string {
  const c = cheekOf(look);
  const gloss = lighter(paint, look.hairColour === 'silver' ? 0.4 : 0.13);
  switch (look.hair) {
    case 'parted':
      return (
        path(
          d`M${-c - 5} 8C${-c - 16} -60 ${-c - 12} -140 -58 -170C-16 -194 64 -190 94 -154C${c + 18} -122 ${c + 14} -50 ${c + 5} 8C${c - 4} -20 ${c - 6} -52 ${c - 12} -74C52 -82 -8 -96 -48 -124C-62 -104 ${-c + 22} -94 ${-c + 12} -74C${-c + 6} -52 ${-c + 4} -20 ${-c - 5} 8Z`,
          paint,
        ) +
        temples(look) +
        stroke('M-50 -126Q-54 -146 -46 -164', darker(paint, 0.4), 4) +
        stroke('M-22 -140Q34 -116 84 -118M-8 -162Q40 -146 80 -142', gloss, 5)
      );
    case 'cropped':
      return (
        path(
          d`M${-c - 3} 4C${-c - 9} -70 ${-c - 4} -146 -64 -168Q0 -186 64 -168C${c + 4} -146 ${c + 9} -70 ${c + 3} 4C${c - 4} -24 ${c - 6} -56 ${c - 14} -84Q72 -104 40 -106H-40Q-72 -104 ${-c + 14} -84C${-c + 6} -56 ${-c + 4} -24 ${-c - 3} 4Z`,
          paint,
        ) +
        temples(look) +
        stroke('M-44 -142Q0 -154 44 -142M-30 -126Q0 -134 30 -126', gloss, 5)
      );
    case 'swept':
      return (
        path(
          d`M${-c - 5} 14C${-c - 18} -60 ${-c - 10} -142 -62 -170Q0 -198 62 -170C${c + 10} -142 ${c + 18} -60 ${c + 5} 14C${c - 2} -20 ${c - 4} -56 ${c - 14} -86C76 -122 56 -136 36 -130Q0 -116 -36 -130C-56 -136 -76 -122 ${-c + 14} -86C${-c + 4} -56 ${-c + 2} -20 ${-c - 5} 14Z`,
          paint,
        ) +
        temples(look) +
        stroke(
          'M-30 -134Q-24 -162 4 -172M14 -130Q20 -156 40 -162M-64 -116Q-70 -140 -54 -156',
          darker(paint, 0.16),
          5,
        )
      );
    case 'tousled':
      return (
        path(
          d`M${-c - 4} 6C${-c - 18} -50 ${-c - 20} -120 -80 -158C-66 -186 -24 -196 0 -184C30 -202 76 -190 88 -160C${c + 22} -126 ${c + 16} -50 ${c + 4} 6C${c - 4} -20 ${c - 6} -52 ${c - 12} -74C78 -96 60 -106 44 -88C22 -110 0 -112 -14 -92C-36 -114 -66 -108 ${-c + 16} -78C${-c + 6} -52 ${-c + 4} -20 ${-c - 4} 6Z`,
          paint,
        ) +
        temples(look) +
        stroke('M-60 -132Q-34 -152 -8 -134M6 -150Q36 -162 64 -134', gloss, 6)
      );
    case 'curly': {
      const curls = repeat(11, (i) => {
        const angle = (Math.PI * (i - 0.5)) / 9;
        return circle(-Math.cos(angle) * (c + 2), -50 - Math.sin(angle) * 108, 26, paint);
      });
      const fringe = repeat(6, (i) =>
        circle(-72 + i * 29, -112 - (i % 2) * 8 + Math.abs(i - 2.5) * 5, 21, paint),
      );
      return (
        path(
          d`M${-c - 4} -20C${-c - 10} -120 -70 -170 0 -170C70 -170 ${c + 10} -120 ${c + 4} -20L${c - 10} -76Q0 -130 ${-c + 10} -76Z`,
          paint,
        ) +
        curls +
        fringe +
        [
          [-58, -142],
          [-14, -158],
          [34, -152],
          [70, -126],
          [-84, -106],
        ]
          .map(([x = 0, y = 0]) => stroke(d`M${x - 11} ${y}a11 11 0 0 1 20 -5`, gloss, 5))
          .join('')
      );
    }
    case 'bald':
      return (
        bothSides(
          path(
            d`M${c + 5} 12C${c + 10} -16 ${c + 8} -44 ${c - 2} -66C${c - 5} -44 ${c - 8} -20 ${c - 3} -4Z`,
            paint,
          ),
        ) + stroke('M-58 -112Q-44 -134 -18 -140', paints.white, 9, { opacity: 0.28 })
      );
    case 'peci':
      return (
        bothSides(
          path(
            d`M${c + 5} 14C${c + 10} -26 ${c + 8} -60 ${c + 2} -96L${c - 14} -80C${c - 8} -50 ${c - 6} -20 ${c + 5} 14Z`,
            paint,
          ),
        ) +
        path(
          d`M${-c - 5} -66L${-c + 5} -160Q0 -184 ${c - 5} -160L${c + 5} -66Q0 -102 ${-c - 5} -66Z`,
          paints.grey900,
        ) +
        path(d`M${-c + 5} -160Q0 -184 ${c - 5} -160Q0 -150 ${-c + 5} -160Z`, lighter(paints.grey900, 0.16)) +
        stroke(d`M${-c - 4} -73Q0 -109 ${c + 4} -73`, lighter(paints.grey900, 0.12), 3)
      );
    case 'bun':
      return (
        path(
          d`M${-c - 5} 4C${-c - 14} -70 ${-c - 4} -174 0 -178C${c + 4} -174 ${c + 14} -70 ${c + 5} 4C${c - 2} -20 ${c - 12} -66 44 -98Q10 -112 -26 -122C-60 -102 ${-c + 8} -66 ${-c - 5} 4Z`,
          paint,
        ) + stroke('M-26 -124Q-10 -150 6 -164M10 -120Q50 -114 78 -82M-48 -116Q-72 -96 -84 -66', gloss, 4)
      );
    case 'sanggul':
      return (
        path(
          d`M${-c - 6} 40C${-c - 20} -60 ${-c - 4} -184 0 -186C${c + 4} -184 ${c + 20} -60 ${c + 6} 40C${c - 2} -6 ${c - 14} -60 60 -92Q20 -118 0 -122Q-20 -118 -60 -92C${-c + 14} -60 ${-c + 2} -6 ${-c - 6} 40Z`,
          paint,
        ) +
        stroke('M0 -124V-168M-22 -118Q-70 -110 -92 -60M22 -118Q70 -110 92 -60', gloss, 4) +
        frangipani(-c - 14, -2, 29, paints.cream30, paints.accent)
      );
    case 'wavy':
      return (
        path(
          d`M-36 -126C-50 -92 ${-c + 22} -84 ${-c + 12} -44C${-c + 2} -12 ${-c + 16} 14 ${-c + 4} 44C${-c - 8} 74 ${-c + 8} 96 ${-c - 6} 124C${-c - 46} 110 ${-c - 22} 74 ${-c - 36} 40C${-c - 46} 10 ${-c - 14} -16 ${-c - 20} -56C${-c - 14} -130 -80 -186 -20 -186C40 -204 ${c + 2} -168 ${c + 16} -92C${c + 30} -50 ${c + 10} -14 ${c + 36} 26C${c + 48} 60 ${c + 20} 84 ${c + 28} 120C${c + 4} 128 ${c - 4} 92 ${c + 6} 68C${c + 18} 34 ${c - 12} 14 ${c - 2} -20C${c + 6} -56 64 -58 36 -92C10 -92 -20 -106 -36 -126Z`,
          paint,
        ) +
        stroke(
          d`M-28 -140Q30 -112 ${c - 16} -84Q${c + 4} -50 ${c + 2} -24M-20 -162Q46 -150 ${c - 10} -112M-54 -132Q${-c + 10} -110 ${-c + 2} -60`,
          gloss,
          5,
        )
      );
    default:
      return '';
  }
}

/** A shawl around the face and over the shoulders. */
export function hijab(colour: string, under: string): string {
  const edge = darker(colour, 0.2);
  return (
    path('M-96 -30C-96 -140 96 -140 96 -30C76 -104 -76 -104 -96 -30Z', under) +
    path(
      'M0 -184C-90 -184 -128 -112 -124 -12C-122 60 -124 130 -148 178C-164 204 -186 212 -206 230C-214 240 -210 250 -200 258C-130 316 -60 352 6 356C80 350 140 316 200 258C210 250 214 240 206 230C186 212 164 204 148 178C124 130 122 60 124 -12C128 -112 90 -184 0 -184ZM0 -112C58 -112 91 -70 91 -4C91 74 64 152 0 158C-64 152 -91 74 -91 -4C-91 -70 -58 -112 0 -112Z',
      colour,
      { 'fill-rule': 'evenodd' },
    ) +
    path(
      'M91 10C90 100 52 160 -30 178C-110 192 -180 204 -206 230C-214 240 -210 250 -200 258C-130 316 -60 352 6 356C80 350 140 316 200 258C210 250 214 240 206 230C186 212 164 204 148 178C124 130 122 60 124 -12C124 -40 100 -30 91 10Z',
      darker(colour, 0.09),
    ) +
    stroke('M94 20C94 110 54 166 -30 182C-96 192 -150 202 -184 222', edge, 4) +
    stroke(
      'M112 40C116 120 76 196 -10 232C-70 254 -110 262 -140 286M128 116C126 190 90 250 20 290',
      edge,
      4,
      { opacity: 0.6 },
    ) +
    stroke('M-112 -20C-112 -110 -72 -160 -10 -168', lighter(colour, 0.3), 5, { opacity: 0.6 })
  );
}
