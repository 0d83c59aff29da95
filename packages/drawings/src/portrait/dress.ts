import { paints } from '@beranda/brand';
import type { Canvas } from '../parts/canvas.ts';
import { batik as batikPaint } from '../parts/cloth.ts';
import { circle, d, darker, group, lighter, path, rect, repeat, stroke } from '../parts/shape.ts';
import { bothSides } from './face.ts';
import type { Look } from './look.ts';

const TIES = [paints.brown671, paints.primary, paints.red550, paints.accentStrong, paints.purple660] as const;
/** Cloth, and the two marks of its batik. */
const CLOTHS = {
  blue: [paints.blue780, paints.teal230, paints.accent],
  green: [paints.teal820, paints.orange230, paints.accent],
  brown: [paints.brown780, paints.orange330, paints.accent],
  red: [paints.red650, paints.orange260, paints.cream71],
  plum: [paints.red611, paints.red270, paints.cream71],
  grey: [paints.grey811, paints.grey400, paints.accent],
} as const satisfies Record<Look['colour'], readonly string[]>;
type Cloth = (typeof CLOTHS)[Look['colour']];

const SHIRT = paints.cream30;

/** Shoulders and chest; `k` is their breadth. */
const body = (k: number) =>
  d`M${-56 * k} 172C-84 196 ${-150 * k} 206 ${-202 * k} 226C${-252 * k} 248 ${-268 * k} 310 ${-276 * k} 430H${276 * k}C${268 * k} 310 ${252 * k} 248 ${202 * k} 226C${150 * k} 206 84 196 ${56 * k} 172L0 260Z`;

/** Cloth with the side away from the light and the folds of the arms. */
function cloth(paint: string, k: number): string {
  return (
    path(body(k), paint) +
    path(
      d`M60 178C110 210 ${150 * k} 206 ${202 * k} 226C${252 * k} 248 ${268 * k} 310 ${276 * k} 430H110Q120 300 60 178Z`,
      paints.dark,
      { opacity: 0.12 },
    ) +
    bothSides(stroke(d`M${186 * k} 320Q${190 * k} 370 ${180 * k} 430`, paints.dark, 5, { opacity: 0.22 }))
  );
}

const collar = (paint: string) =>
  path('M-50 158C-56 176 -62 186 -66 194L-26 244L0 208C-26 198 -44 180 -50 158Z', paint) +
  path('M50 158C56 176 62 186 66 194L26 244L0 208C26 198 44 180 50 158Z', darker(paint, 0.07));

function suit(s: Canvas, [paint]: Cloth): string {
  const tie = s.random.pick(TIES);
  const stripe = lighter(tie, 0.35);
  const lapel = 'M64 182L104 200L124 272L92 280L106 300L6 430L0 412Z';
  const blade = path('M-12 236H12L26 430H-26Z', tie);
  return (
    cloth(paint, 1) +
    path('M-66 178L0 424L66 178L0 214Z', SHIRT) +
    blade +
    (s.random.chance(0.6)
      ? repeat(5, (i) =>
          stroke(d`M${-13 - i * 2} ${274 + i * 34}L${14 + i * 2} ${254 + i * 34}`, stripe, 5, {
            'stroke-linecap': 'butt',
          }),
        )
      : '') +
    path('M-19 208H19L13 240H-13Z', lighter(tie, 0.1)) +
    collar(paints.white) +
    group('scale(-1 1)', path(lapel, lighter(paint, 0.1))) +
    path(lapel, lighter(paint, 0.05)) +
    stroke('M-64 182L0 412M64 182L0 412', darker(paint, 0.35), 3) +
    circle(-96, 252, 6, paints.accent)
  );
}

function batik(s: Canvas, [ground, mark, second]: Cloth, k: number): string {
  const kind = s.random.pick(['kawung', 'parang', 'ikat'] as const);
  const paint = batikPaint(s, kind, kind === 'parang' ? 46 : 56, ground, mark, second);
  return (
    cloth(paint, k) +
    path('M-50 160Q0 214 50 160L0 262Z', darker(ground, 0.3)) +
    rect(-13, 244, 26, 190, ground) +
    repeat(3, (i) => circle(0, 276 + i * 56, 5.5, mark)) +
    collar(lighter(ground, 0.08))
  );
}

function blazer([paint]: Cloth, skin: string, k: number): string {
  const lapel = 'M70 188L100 204L110 268L82 278L94 294L6 430L0 400Z';
  return (
    cloth(paint, k) +
    path('M-70 188L0 410L70 188L0 214Z', paints.cream100) +
    path('M-60 170Q0 266 60 170H38V187H-38V170Z', skin) +
    stroke('M-58 178Q0 264 58 178', darker(paints.cream100, 0.14), 4) +
    group('scale(-1 1)', path(lapel, lighter(paint, 0.1))) +
    path(lapel, lighter(paint, 0.05)) +
    circle(-92, 250, 6, paints.accent)
  );
}

function kebaya(s: Canvas, [paint]: Cloth, skin: string, k: number): string {
  const lace = s.tile(
    44,
    44,
    repeat(4, (i) =>
      group(d`translate(22 22) rotate(${i * 90})`, path('M0 0Q7 -9 0 -17Q-7 -9 0 0Z', lighter(paint, 0.34))),
    ) + circle(0, 0, 3, lighter(paint, 0.34)),
  );
  const edge = lighter(paint, 0.45);
  return (
    cloth(paint, k) +
    path(body(k), lace, { opacity: 0.7 }) +
    path('M-58 170L0 316L58 170H38V187H-38V170Z', skin) +
    stroke('M-62 176L0 316L62 176M0 316V430', edge, 9) +
    circle(0, 320, 15, paints.accent) +
    circle(0, 320, 7, paints.red590)
  );
}

/** Shoulders in what a person wears. */
export function dress(s: Canvas, look: Look, skin: string, isWoman: boolean): string {
  const k = isWoman ? 0.86 : 1;
  const colours = CLOTHS[look.colour];
  switch (look.dress) {
    case 'suit':
      return suit(s, colours);
    case 'batik':
      return batik(s, colours, k);
    case 'blazer':
      return blazer(colours, skin, k);
    case 'kebaya':
      return kebaya(s, colours, skin, k);
  }
}
