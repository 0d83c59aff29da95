import { hair, paints } from '@beranda/brand';
import type { Canvas } from '../parts/canvas.ts';
import type { Random } from '../parts/random.ts';
import { circle, d, darker, ellipse, group, mix, path, stroke } from '../parts/shape.ts';
import type { Look } from './look.ts';

/** Half widths of cheeks, jaw and chin, and the depth of the chin, from the middle between the eyes. */
const OUTLINES = {
  oval: [102, 92, 38, 156],
  round: [109, 106, 44, 150],
  square: [105, 106, 56, 154],
  long: [98, 88, 40, 165],
} as const satisfies Record<Look['face'], readonly number[]>;

const WOMENS_HAIR: readonly Look['hair'][] = ['bun', 'sanggul', 'wavy', 'hijab'];

/** Hair that covers the ears. */
const COVERED: readonly Look['hair'][] = ['hijab', 'wavy'];

export const hasVisibleEars = ({ hair }: Look): boolean => !COVERED.includes(hair);

export const isWomans = (look: Look): boolean => WOMENS_HAIR.includes(look.hair);

/** Both sides of something that is drawn for the right one. */
export const bothSides = (right: string): string => group('scale(-1 1)', right) + right;

/** Half width of a face at the ears. */
export const cheekOf = ({ face }: Look): number => OUTLINES[face][0];

/** Outline of a face as path data. */
export function outline({ face }: Look): string {
  const [cheek, jaw, chin, depth] = OUTLINES[face];
  return d`M${-cheek} -30C${-cheek} -186 ${cheek} -186 ${cheek} -30C${cheek} 50 ${jaw} 104 ${chin} ${depth - 10}Q0 ${depth + 10} ${-chin} ${depth - 10}C${-jaw} 104 ${-cheek} 50 ${-cheek} -30Z`;
}

export function neck(skin: string): string {
  return (
    path('M-47 80V150C-47 180 -70 190 -96 196L0 300L96 196C70 190 47 180 47 150V80Z', darker(skin, 0.09)) +
    path('M-47 110C-42 168 -18 184 0 184C18 184 42 168 47 110Z', darker(skin, 0.26))
  );
}

/** Head without features: ears, face, and the side away from the light. */
export function head(s: Canvas, look: Look, skin: string): string {
  const cheek = cheekOf(look);
  const ear =
    ellipse(cheek + 3, 22, 17, 27, darker(skin, 0.06)) +
    stroke(d`M${cheek + 6} 8Q${cheek + 14} 22 ${cheek + 5} 36`, darker(skin, 0.26), 4);
  return (
    (hasVisibleEars(look) ? bothSides(ear) : '') +
    path(outline(look), skin) +
    s.clip(
      path(outline(look), paints.white),
      path('M70 -190C66 -110 92 -40 84 30C78 100 44 140 16 190H160V-190Z', darker(skin, 0.3), {
        opacity: 0.32,
      }),
    )
  );
}

function eye(look: Look, skin: string, isNarrow: boolean): string {
  const isWoman = isWomans(look);
  const high = isNarrow || look.smile === 'open' ? 8 : 10.5;
  const low = isNarrow || look.smile === 'open' ? 7 : 9;
  const lid = mix(hair, skin, 0.1);
  const lash = d`M-21 3Q-1 ${-high * 2} 21 3`;
  return (
    path(d`M-20 2Q-1 ${-high * 1.8} 20 3Q1 ${low * 1.6} -20 2Z`, mix(skin, paints.white, 0.8)) +
    circle(0, -0.5, 8.8, paints.grey860) +
    circle(-3, -4, 2.2, paints.white, { opacity: 0.85 }) +
    stroke(isWoman ? `${lash}L27 -1` : lash, lid, isWoman ? 6 : 5) +
    stroke('M-16 -14Q0 -23 21 -12', darker(skin, 0.3), 3, { opacity: 0.5 })
  );
}

function brow(random: Random, colour: string, isFine: boolean): string {
  const thick = isFine ? 7 : random.pick([10, 12, 14]);
  const arch = random.pick(isFine ? [40, 42, 44] : [35, 38, 41]);
  return path(
    d`M17 -33Q48 ${-arch - 12} 77 -25Q50 ${-arch - 12 + thick * 1.15} 20 ${-33 + thick * 0.85}Q13 -29 17 -33Z`,
    colour,
  );
}

function nose(random: Random, skin: string): string {
  const wide = random.pick([17, 20, 22]);
  const line = darker(skin, 0.34);
  return (
    path(d`M2 4Q10 34 ${wide} 56Q12 62 0 62Z`, darker(skin, 0.3), { opacity: 0.3 }) +
    stroke(
      d`M${-wide} 52Q${-wide - 3} 62 ${-wide + 8} 62Q0 70 ${wide - 8} 62Q${wide + 3} 62 ${wide} 52`,
      line,
      4.5,
    )
  );
}

function mouth(look: Look, skin: string): string {
  const isWoman = isWomans(look);
  const lip = isWoman ? mix(skin, paints.red550, 0.62) : mix(skin, paints.red650, 0.3);
  const line = mix(darker(skin, 0.5), paints.red750, 0.5);
  if (look.smile === 'open')
    return (
      path('M-40 90Q-16 83 0 87Q16 83 40 90Q28 127 0 127Q-28 127 -40 90Z', lip) +
      path('M-34 93Q0 99 34 93Q25 118 0 118Q-25 118 -34 93Z', paints.red870) +
      path('M-33 93.5Q0 99 33 93.5Q25 112 0 112.5Q-25 112 -33 93.5Z', paints.cream20) +
      bothSides(stroke('M36 88Q43 91 42 98', darker(skin, 0.3), 4, { opacity: 0.7 }))
    );
  return (
    path('M-31 96Q-12 88 0 92Q12 88 31 96Q0 106 -31 96Z', lip) +
    path('M-25 100Q0 108 25 100Q14 120 0 120Q-14 120 -25 100Z', lip) +
    stroke('M-35 92Q-30 98 -20 100Q0 105 20 100Q30 98 35 92', line, 4.5)
  );
}

/** Lines of age: beside the mouth, below and beside the eyes, on the forehead. */
function lines(look: Look, skin: string): string {
  const { age, hair: kind } = look;
  if (age === 'young') return '';
  const colour = darker(skin, 0.32);
  const soft = { opacity: age === 'senior' ? 0.75 : 0.5 };
  const smile = look.beard === 'full' ? '' : bothSides(stroke('M27 60Q44 74 48 94', colour, 4, soft));
  if (age === 'middle') return smile;
  const isCovered = kind === 'hijab' || kind === 'peci';
  return (
    smile +
    bothSides(
      stroke('M30 24Q44 32 60 24', colour, 3.5, soft) + stroke('M78 -4L90 -10M79 5L91 6', colour, 3.5, soft),
    ) +
    (isCovered ? '' : stroke('M-40 -72Q0 -80 40 -72M-30 -90Q0 -97 30 -90', colour, 3.5, soft))
  );
}

/** Eyes, brows, nose, mouth, cheeks and lines of a face that looks at us. */
export function features(random: Random, look: Look, skin: string, hairPaint: string): string {
  const isWoman = isWomans(look);
  const isNarrow = random.chance(0.5);
  const cheek = ellipse(66, 58, 25, 17, mix(skin, paints.red521, 0.5), { opacity: isWoman ? 0.34 : 0.2 });
  const browPaint =
    look.hairColour === 'silver' ? mix(hairPaint, paints.grey670, 0.45) : mix(hair, hairPaint, 0.3);
  return (
    bothSides(cheek) +
    lines(look, skin) +
    nose(random, skin) +
    mouth(look, skin) +
    group('translate(-44 4) scale(-1 1)', eye(look, skin, isNarrow)) +
    group('translate(44 4)', eye(look, skin, isNarrow)) +
    bothSides(brow(random, browPaint, isWoman))
  );
}
