import { paints, skins } from '@beranda/brand';
import { hills, treeLine, volcano } from '../parts/land.ts';
import { person } from '../parts/person.ts';
import { palm, tuft } from '../parts/plants.ts';
import { d, darker, lighter, line, mix, num, path, rect, repeat, stroke } from '../parts/shape.ts';
import { backdrop, birds } from '../parts/sky.ts';
import type { Stage } from '../parts/stage.ts';
import { ANY, type Scene } from './scene.ts';

/** A field hut on posts with a thatched roof. */
function hut(x: number, base: number, w: number, straw: string, wood: string): string {
  return (
    [-0.34, 0.34].map((k) => rect(x + w * k - 5, base - w * 0.72, 10, w * 0.72, wood)).join('') +
    rect(x - w * 0.4, base - w * 0.26, w * 0.8, w * 0.07, wood) +
    path(
      d`M${x - w * 0.58} ${base - w * 0.6}Q${x - w * 0.2} ${base - w * 0.82} ${x - w * 0.12} ${base - w * 1.08}H${x + w * 0.12}Q${x + w * 0.2} ${base - w * 0.82} ${x + w * 0.58} ${base - w * 0.6}Z`,
      straw,
    ) +
    path(
      d`M${x + w * 0.03} ${base - w * 1.08}H${x + w * 0.12}Q${x + w * 0.2} ${base - w * 0.82} ${x + w * 0.58} ${base - w * 0.6}H${x + w * 0.14}Z`,
      darker(straw, 0.25),
    )
  );
}

/** Terraces that step down from a volcano, water in them holding the light. */
export const riceTerraces: Scene = {
  moods: ANY,
  draw(s: Stage): string {
    const p = s.palette;
    const side = s.random.pick([-1, 1]);
    const light = {
      x: 800 + side * s.random.float(150, 260),
      y: s.random.float(250, 330),
      r: s.random.float(80, 112),
    };
    const peak = 800 - side * s.random.float(90, 220);
    const [far, middle, near, fore] = p.land;
    const steps = s.random.int(6, 7);
    const phase = s.random.float(0.2, 1.1) * side;
    const lap = s.random.float(0.9, 1.15);
    const green = (t: number) => mix(mix(p.leaf, far, 0.5 * (1 - t)), fore, t * 0.25);
    const level = (i: number) => {
      const t = i / (steps - 1);
      return { t, y: 556 + t * 150 + t * t * 200, a: 16 + t * 44, gap: (150 + t * 400) / (steps - 1) };
    };
    const wave = (x: number) =>
      Math.sin((x / 1600) * Math.PI * 2 * lap + phase) + 0.3 * Math.sin((x / 1600) * Math.PI * 5 - phase);
    const band = (i: number, drop: number) => {
      const { y, a } = level(i);
      return `M${Array.from({ length: 34 }, (_, k) => `${num(k * 50 - 20)} ${Math.round(y + drop + a * wave(k * 50 - 20))}`).join('L')}`;
    };
    const water = (t: number) => {
      const deep = mix(p.water[0], green(t), 0.3);
      return s.radial(light.x, 640, 760, [
        [0, mix(p.sun, p.sky[2], 0.2)],
        [0.4, mix(p.sky[2], deep, 0.35)],
        [1, deep],
      ]);
    };
    const wet = s.random.pick([0, 1]);
    return [
      backdrop(s, { light, horizon: 560, kawung: 160, clouds: p.night ? 1 : 2 }),
      volcano(
        peak,
        570,
        1080,
        s.random.float(330, 380),
        mix(far, p.sky[1], 0.25),
        mix(p.sky[2], p.glow, 0.5),
        p.sky[2],
        side,
      ),
      birds(s, 800 + side * 330, 190, s.random.int(3, 5), darker(far, 0.25)),
      hills(s, 540, 30, far, 3),
      treeLine(s, 560, 56, middle),
      repeat(steps, (i) => {
        const { t, y, a, gap } = level(i);
        const shelf = gap * 0.62;
        const flooded = i % 2 === wet;
        const close = 'V1010H-20Z';
        return (
          path(band(i, 0) + close, flooded ? water(t) : lighter(green(t), 0.13)) +
          (flooded
            ? ''
            : repeat(3, (k) =>
                stroke(band(i, shelf * (0.24 + k * 0.26)), darker(green(t), 0.12), 1.5 + t * 3, {
                  opacity: 0.5,
                  'stroke-dasharray': `${num(5 + t * 9)} ${num(9 + t * 12)}`,
                }),
              )) +
          path(band(i, shelf) + close, darker(green(t), 0.32)) +
          stroke(band(i, shelf), lighter(green(t), 0.28), 3 + t * 4) +
          (flooded
            ? repeat(12, (k) => {
                const x = 30 + k * 134 + s.random.float(-26, 26);
                return tuft(x, y + a * wave(x) + shelf * 0.66, 12 + t * 24, p.leafDark);
              })
            : '')
        );
      }),
      palm(800 - side * 420, 690, 330, -side * 30, p.leafDark, p.woodDark, p.leaf),
      palm(800 - side * 500, 700, 250, -side * 26, p.leafDark, p.woodDark, p.leaf),
      hut(800 - side * 250, 690, 150, mix(p.wood, paints.orange320, 0.5), p.woodDark),
      path(d`M-20 1010V${930}Q400 ${868} 800 ${892}T1620 ${900}V1010Z`, darker(near, 0.2)),
      person({
        x: 800 + side * 130,
        y: 906,
        h: 300,
        skin: skins[2],
        top: p.cloth[0],
        bottom: darker(p.cloth[1], 0.2),
        head: 'caping',
        face: side === 1 ? -1 : 1,
        legs: 'walk',
        long: true,
        left: [-14, -62, -22, -70],
        right: [14, -62, 18, -52],
        over:
          line(-24, -60, 32, -84, paints.brown750, 2) +
          path(d`M-34 -52Q-24 -66 -14 -52L-18 -42H-30Z`, paints.orange362) +
          path(d`M26 -74Q34 -88 42 -74L39 -64H30Z`, paints.orange362),
      }),
      person({
        x: 800 + side * 320,
        y: 912,
        h: 270,
        skin: skins[1],
        top: p.cloth[2],
        bottom: darker(p.cloth[3], 0.3),
        head: 'caping',
        face: side === 1 ? -1 : 1,
        legs: 'walk',
        long: true,
        left: [-15, -62, -19, -50],
      }),
      repeat(16, (i) =>
        tuft(
          -10 + i * 108 + s.random.float(-20, 20),
          1004,
          s.random.float(60, 92),
          i % 3 === 0 ? p.leaf : p.leafDark,
        ),
      ),
    ].join('');
  },
};
