import { paints, skins } from '@beranda/brand';
import { pinisi } from '../parts/boat.ts';
import type { Canvas } from '../parts/canvas.ts';
import { ferry } from '../parts/ferry.ts';
import { crate, parcel } from '../parts/goods.ts';
import { hills } from '../parts/land.ts';
import { person } from '../parts/person.ts';
import { palm } from '../parts/plants.ts';
import { d, darker, lighter, mix, place, rect, repeat, stroke } from '../parts/shape.ts';
import { backdrop, birds } from '../parts/sky.ts';
import { becak } from '../parts/vehicle.ts';
import { ripples, sea, waveBand } from '../parts/water.ts';
import { ALL_MOODS, type Scene } from './scene.ts';

/** A white ferry at the quay of an island harbour; a becak waits with the freight. */
export const ferryHarbour: Scene = {
  moods: ALL_MOODS,
  draw(s: Canvas): string {
    const p = s.palette;
    const side = s.random.pick([-1, 1]);
    const light = {
      x: 800 + side * s.random.float(330, 450),
      y: s.random.float(230, 330),
      r: s.random.float(78, 108),
    };
    const [far, middle, , fore] = p.land;
    const quay = mix(p.wallShade, p.woodDark, p.isNight ? 0.55 : 0.25);
    const hulls =
      p.name === 'dusk'
        ? [paints.blue750, paints.primary]
        : p.isNight
          ? [paints.red610, paints.teal710]
          : [paints.blue750, paints.red610];
    const hull = s.random.pick(hulls);
    const window = p.isNight ? p.window : paints.blue750;
    return [
      backdrop(s, { light, horizon: 560, kawung: 150, clouds: s.random.int(1, 2) }),
      hills(s, 520, 60, far, 2),
      hills(s, 545, 26, middle, 3),
      sea(s, 560, light.x),
      ripples(s, 590, 780, 26, lighter(p.water[0], 0.5), 0.5),
      pinisi(800 - side * 560, 610, 230, darker(fore, 0.1), p.wall, p.woodDark),
      birds(s, 800 - side * 420, 190, 3, p.isNight ? lighter(far, 0.5) : darker(middle, 0.2)),
      place(
        800,
        782,
        1.05,
        ferry(
          hull,
          p.isNight ? paints.cream142 : paints.cream30,
          p.cloth[0] === paints.accent ? p.cloth[0] : paints.accent,
          s.random.pick([paints.red520, paints.accent]),
          window,
        ),
        side,
      ),
      waveBand(s, 780, 12, p.water[1], 150),
      ripples(s, 800, 850, 14, lighter(p.water[0], 0.4), 0.5),
      rect(0, 850, 1600, 160, quay),
      rect(0, 850, 1600, 14, lighter(quay, 0.25)),
      rect(0, 864, 1600, 10, paints.dark, { opacity: 0.25 }),
      repeat(8, (i) => rect(90 + i * 210, 874, 3, 126, paints.dark, { opacity: 0.15 })),
      repeat(3, (i) => {
        const x = 800 - side * (560 - i * 480);
        return (
          rect(x - 16, 812, 32, 46, paints.grey851, { rx: 6 }) +
          rect(x - 25, 804, 50, 18, paints.blue782, { rx: 9 })
        );
      }),
      stroke(
        d`M${800 - side * 556} 820Q${800 - side * 520} 850 ${800 - side * 486} 690`,
        paints.orange221,
        5,
      ),
      place(
        800 - side * 330,
        946,
        1,
        becak(
          0,
          0,
          330,
          p.cloth[0],
          darker(p.cloth[1] === hull ? p.cloth[2] : p.cloth[1], 0.05),
          paints.grey850,
        ),
        side,
      ),
      person({
        x: 800 + side * 40,
        y: 950,
        h: 300,
        skin: skins[1],
        top: p.cloth[2],
        bottom: darker(p.cloth[1], 0.35),
        head: 'hijab',
        headColour: p.cloth[0],
        face: side === 1 ? 1 : -1,
        hasLongSleeves: true,
        left: [-16, -62, -14, -46],
      }),
      person({
        x: 800 + side * 112,
        y: 950,
        h: 196,
        skin: skins[1],
        top: p.cloth[0],
        bottom: paints.blue710,
        head: 'short',
        face: side === 1 ? 1 : -1,
        legs: 'trousers',
        ...(side === 1 ? { right: [18, -80, 24, -98] as const } : { left: [-18, -80, -24, -98] as const }),
      }),
      crate(800 + side * 340, 956, 150, 104, mix(p.wood, paints.orange362, 0.35)),
      parcel(800 + side * 322, 853, 100, 76, paints.orange422, paints.cream152),
      crate(800 + side * 470, 956, 110, 84, mix(p.wood, paints.orange362, 0.15)),
      palm(
        800 + side * 690,
        1010,
        520,
        -side * 60,
        darker(p.leafDark, 0.2),
        darker(p.woodDark, 0.3),
        p.leafDark,
      ),
    ].join('');
  },
};
