import { paints, skins } from '@beranda/brand';
import { limasan, silhouette } from '../parts/building.ts';
import type { Canvas } from '../parts/canvas.ts';
import { basket, mound } from '../parts/goods.ts';
import { hills, treeLine } from '../parts/land.ts';
import { person } from '../parts/person.ts';
import {
  circle,
  d,
  darker,
  ellipse,
  lighter,
  line,
  mix,
  path,
  poly,
  rect,
  repeat,
  stroke,
} from '../parts/shape.ts';
import { backdrop, birds } from '../parts/sky.ts';
import { windPump } from '../parts/wind-pump.ts';
import { ALL_MOODS, type Scene } from './scene.ts';

/** Salt pans that hold the sky, white heaps on the dykes, two salt farmers at work. */
export const saltField: Scene = {
  moods: ALL_MOODS,
  draw(s: Canvas): string {
    const p = s.palette;
    const side = s.random.pick([-1, 1]);
    const vx = 800 + side * s.random.float(120, 240);
    const light = { x: vx, y: s.random.float(250, 310), r: s.random.float(92, 122) };
    const [far, middle] = p.land;
    const horizon = 470;
    const mud = p.isNight ? mix(p.street, p.land[2], 0.45) : mix(p.street, paints.brown642, 0.35);
    const salt = p.name === 'night' ? paints.cream122 : p.name === 'dusk' ? paints.cream101 : paints.cream20;
    const pan = s.radial(vx, 520, 760, [
      [0, mix(p.sun, p.sky[2], 0.1)],
      [0.3, mix(p.sky[2], p.sky[1], 0.15)],
      [0.7, mix(p.sky[1], p.water[0], 0.45)],
      [1, mix(p.water[0], p.sky[0], 0.35)],
    ]);
    const rows = [484, 508, 546, 604, 690, 812, 1010];
    const at = (k: number, y: number) => vx + k * (y - (horizon - 60)) * 1.04;
    const lanes = 13;
    const pans = rows.slice(0, -1).flatMap((y, r) => {
      const next = rows[r + 1] ?? 1010;
      const gap = 4 + r * 3.4;
      return Array.from({ length: lanes }, (_, i) => {
        const [k0, k1] = [(i - lanes / 2) * 0.62, (i + 1 - lanes / 2) * 0.62];
        const corners = [
          [at(k0, y) + gap, y + gap * 0.6],
          [at(k1, y) - gap, y + gap * 0.6],
          [at(k1, next) - gap * 1.5, next - gap * 0.7],
          [at(k0, next) + gap * 1.5, next - gap * 0.7],
        ] as const;
        if (corners[1][0] < 0 && corners[2][0] < 0) return '';
        if (corners[0][0] > 1600 && corners[3][0] > 1600) return '';
        const dry = s.random.chance(0.2);
        return poly(corners, dry ? mix(salt, mud, 0.25) : pan);
      });
    });
    const blade = s.random.pick([
      [paints.red520, paints.cream71],
      [paints.accent, paints.cream71],
      [paints.teal730, paints.cream71],
    ] as const);
    const heap = (x: number, y: number, w: number) =>
      ellipse(x, y, w * 0.56, w * 0.07, paints.dark, { opacity: 0.2 }) +
      mound(x, y, w, w * 0.56, salt) +
      repeat(5, (i) =>
        circle(x - w * 0.3 + i * w * 0.14, y - w * 0.06 - (i % 2) * w * 0.05, w * 0.012, darker(salt, 0.15)),
      );
    const wood = p.woodDark;
    const top = s.random.pick([paints.red520, paints.teal730, paints.accent]);
    return [
      backdrop(s, { light, horizon, kawung: 150, clouds: 2 }),
      hills(s, 450, 26, mix(far, p.sky[2], 0.3), 3),
      treeLine(s, 468, 34, middle),
      birds(
        s,
        800 - side * 260,
        150,
        s.random.int(3, 5),
        p.isNight ? lighter(far, 0.6) : darker(middle, 0.25),
      ),
      rect(0, horizon, 1600, 540, mud),
      ...pans,
      limasan(800 - side * 560, 500, 170, silhouette(darker(middle, 0.35), p.window)),
      windPump(800 + side * 520, 600, 250, s.random.float(0, 40), darker(middle, 0.4), [
        mix(blade[0], middle, 0.35),
        mix(blade[1], middle, 0.35),
      ]),
      windPump(800 - side * 400, 700, 420, s.random.float(0, 40), wood, blade),
      repeat(s.random.int(3, 5), (i) =>
        heap(800 + side * (250 + i * 90), 604 - (i % 2) * 54, 80 - (i % 2) * 20),
      ),
      heap(800 - side * 90, 700, 150),
      heap(800 + side * 470, 814, 250),
      person({
        x: 800 + side * 250,
        y: 820,
        h: 380,
        skin: skins[3],
        top: s.random.pick([paints.blue710, paints.red680]),
        bottom: paints.blue830,
        head: 'caping',
        face: side === 1 ? 1 : -1,
        hasLongSleeves: true,
        legs: 'walk',
        lean: side * 16,
        left: side === 1 ? [-8, -60, 12, -58] : [-17, -64, -26, -62],
        right: side === 1 ? [17, -64, 26, -62] : [8, -60, -12, -58],
        over:
          line(side * 4, -72, side * 42, -18, paints.brown640, 1.8) +
          rect(side * 42 - 9, -20, 18, 4, paints.brown640),
      }),
      path(d`M-20 930Q800 900 1620 936V1010H-20Z`, darker(mud, 0.15)),
      stroke('M-20 930Q800 900 1620 936', lighter(mud, 0.25), 6),
      ellipse(800 - side * 130, 960, 280, 16, paints.dark, { opacity: 0.28 }),
      person({
        x: 800 - side * 130,
        y: 958,
        h: 520,
        skin: skins[2],
        top,
        bottom: paints.blue781,
        head: 'caping',
        face: side === 1 ? 1 : -1,
        legs: 'walk',
        hasLongSleeves: true,
        left: side === 1 ? [-14, -62, -13, -47] : [-16, -68, -11, -77.5],
        right: side === 1 ? [16, -68, 11, -77.5] : [14, -62, 13, -47],
        over:
          stroke('M-46 -74.5Q0 -81 46 -74.5', paints.brown500, 2.4) +
          stroke('M-44 -75L-52 -49M-44 -75L-36 -49M44 -75L52 -49M44 -75L36 -49', paints.brown600, 0.8),
      }),
      [-1, 1]
        .map(
          (k) =>
            mound(800 - side * 130 + k * 229, 712, 92, 44, salt) +
            basket(800 - side * 130 + k * 229, 770, 104, 64, paints.orange440),
        )
        .join(''),
      heap(800 - side * 560, 985, 330),
    ].join('');
  },
};
