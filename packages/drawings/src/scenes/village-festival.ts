import { paints, skins } from '@beranda/brand';
import { awning } from '../parts/building.ts';
import type { Canvas } from '../parts/canvas.ts';
import { batik } from '../parts/cloth.ts';
import { basket, fruitHeap, sack, steam } from '../parts/goods.ts';
import { ground, hills, treeLine, volcano } from '../parts/land.ts';
import { ARM, type Arm, person } from '../parts/person.ts';
import {
  circle,
  d,
  darker,
  ellipse,
  lighter,
  mix,
  path,
  place,
  rect,
  repeat,
  stroke,
} from '../parts/shape.ts';
import { backdrop, glow, pool } from '../parts/sky.ts';
import { codeStand } from '../parts/stall.ts';
import { ALL_MOODS, type Scene } from './scene.ts';

/** A tall narrow banner on a bamboo pole, its foot at the origin. */
function banner(h: number, colour: string, edge: string): string {
  const cloth = d`M6 ${-h * 0.94}C44 ${-h * 0.9} 66 ${-h * 0.7} 52 ${-h * 0.54}S66 ${-h * 0.3} 46 ${-h * 0.16}L2 ${-h * 0.2}Z`;
  return (
    stroke(d`M0 0Q-4 ${-h * 0.7} 14 ${-h}`, paints.orange470, 9) +
    path(cloth, colour) +
    stroke(
      d`M44 ${-h * 0.86}C60 ${-h * 0.72} 46 ${-h * 0.6} 46 ${-h * 0.52}S58 ${-h * 0.3} 42 ${-h * 0.2}`,
      edge,
      7,
    )
  );
}

/** A stall under an awning, its foot at the origin: posts, back cloth, counter and what is sold. */
function stall(goods: string, cloth: readonly [string, string], wood: string, back: string): string {
  return (
    ellipse(0, 2, 270, 18, paints.dark, { opacity: 0.22 }) +
    rect(-206, -330, 412, 330, back) +
    [-214, 200].map((x) => rect(x, -380, 14, 380, wood)).join('') +
    goods +
    rect(-236, -150, 472, 22, lighter(wood, 0.15), { rx: 5 }) +
    rect(-222, -128, 444, 128, darker(wood, 0.25)) +
    repeat(5, (i) => rect(-222 + i * 94, -128, 46, 128, wood, { opacity: 0.35 })) +
    awning(0, -404, 450, 92, 9, ...cloth)
  );
}

/** A string of lamps between two points that hangs through by `sag`. */
function lamps(
  from: readonly [number, number],
  to: readonly [number, number],
  sag: number,
  light: string,
): string {
  const [x0, y0] = from;
  const [x1, y1] = to;
  const middle = { x: (x0 + x1) / 2, y: (y0 + y1) / 2 + 2 * sag };
  const count = 9;
  return (
    stroke(d`M${x0} ${y0}Q${middle.x} ${middle.y} ${x1} ${y1}`, paints.grey820, 4) +
    repeat(count, (i) => {
      const t = (i + 0.5) / count;
      const at = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c;
      const [x, y] = [at(x0, middle.x, x1), at(y0, middle.y, y1) + 14];
      return circle(x, y, 26, light, { opacity: 0.22 }) + circle(x, y, 11, light);
    })
  );
}

/** A people's market below a volcano: stalls, banners, and strings of lamps over the visitors. */
export const villageFestival: Scene = {
  moods: ALL_MOODS,
  draw(s: Canvas): string {
    const p = s.palette;
    const side = s.random.pick([-1, 1]);
    const [far, middle, near] = p.land;
    const light = { x: 800 + side * 420, y: s.random.float(170, 250), r: s.random.float(70, 96) };
    const yard = p.street;
    const lamp = p.isNight ? paints.orange190 : paints.orange231;
    const back = p.isNight ? mix(p.woodDark, paints.brown720, 0.4) : darker(near, 0.12);
    const cloths = s.random.shuffle([
      [paints.red520, paints.cream71],
      [p.cloth[0], paints.cream71],
      [paints.primary, paints.cream71],
    ] as const);
    const wraps = [
      batik(s, 'kawung', 9, paints.red680, paints.orange270, paints.accent),
      batik(s, 'parang', 9, paints.primaryStrong, paints.orange231, paints.accent),
    ];
    const carry: Arm = [side * 16, -62, side * 20, -48];
    const fruit = [paints.orange461, paints.red521, paints.green560] as const;
    const fruits = fruit
      .map(
        (colour, i) =>
          fruitHeap(s, -130 + i * 130, -206, 116, colour, 3) +
          basket(-130 + i * 130, -148, 112, 54, paints.orange440),
      )
      .join('');
    const food =
      repeat(3, (i) => sack(-130 + i * 118, -146, 104, 96, paints.orange290, fruit[i % 3] ?? paints.red521)) +
      steam(150, -190, 120, paints.cream80, 0.5);
    const inner =
      fruitHeap(s, -70, -146, 170, paints.green560, 3) + fruitHeap(s, 96, -146, 150, paints.orange381, 3);
    const stallAt = (x: number, y: number, scale: number, goods: string, cloth: number) =>
      place(x, y, scale, stall(goods, cloths[cloth] ?? [paints.red520, paints.cream71], p.wood, back));
    return [
      backdrop(s, { light, horizon: 640, kawung: 150, clouds: p.isNight ? 0 : 2 }),
      volcano(800 - side * 150, 660, 1120, 430, far, lighter(far, 0.18), lighter(far, 0.4), side),
      volcano(800 + side * 470, 670, 820, 280, mix(far, middle, 0.4), lighter(far, 0.1), '', side),
      hills(s, 640, 30, mix(far, middle, 0.7), 4),
      treeLine(s, 690, 80, middle),
      ground(730, yard),
      path('M700 730H900L1280 1010H320Z', lighter(yard, 0.16)),
      stallAt(800 - side * 330, 792, 0.62, inner, 2),
      stallAt(800 + side * 330, 792, 0.62, inner, 1),
      glow(s, 800, 560, 420, p.isNight ? 0.8 : 0.45),
      [-1, 1]
        .map((k) => place(800 + k * 150, 770, 0.62, banner(520, paints.accent, paints.red520), k))
        .join(''),
      lamps([800 - 330, 520], [800 + 330, 520], 34, lamp),
      stallAt(800 - side * 560, 910, 1, food, 0),
      stallAt(800 + side * 560, 910, 1, fruits, 1),
      [-1, 1]
        .map((k) =>
          place(
            800 + k * 292,
            900,
            1,
            banner(640, k === side ? paints.red520 : paints.blue710, paints.accent),
            k,
          ),
        )
        .join(''),
      lamps([800 - 306, 262], [800 + 306, 262], 56, lamp),
      pool(s, 800, 880, 820, 130, p.isNight ? 0.5 : 0.3),
      codeStand(s, 800 + side * 360, 764, 84, paints.cream71, p.woodDark),
      ellipse(800 - side * 60, 940, 250, 13, paints.dark, { opacity: 0.22 }),
      person({
        x: 800 - side * 170,
        y: 946,
        h: 390,
        skin: skins[2],
        top: paints.cream71,
        bottom: paints.blue781,
        head: 'peci',
        face: side === 1 ? 1 : -1,
        legs: 'walk',
        left: ARM.downLeft,
        right: ARM.downRight,
      }),
      person({
        x: 800 - side * 40,
        y: 952,
        h: 372,
        skin: skins[1],
        top: paints.teal730,
        bottom: wraps[0] ?? paints.red680,
        head: 'hijab',
        headColour: paints.accent,
        face: side === 1 ? 1 : -1,
        hasLongSleeves: true,
        left: side === 1 ? ARM.downLeft : carry,
        right: side === 1 ? carry : ARM.downRight,
      }),
      person({
        x: 800 + side * 60,
        y: 958,
        h: 250,
        skin: skins[1],
        top: paints.red520,
        bottom: paints.blue710,
        head: 'short',
        face: side === 1 ? 1 : -1,
        legs: 'trousers',
        left: ARM.downLeft,
        right: ARM.downRight,
      }),
      basket(800 + side * 8, 800, 74, 60, paints.orange440),
      person({
        x: 800 + side * 300,
        y: 966,
        h: 400,
        skin: skins[0] ?? skins[1],
        top: paints.blue710,
        bottom: wraps[1] ?? paints.primaryStrong,
        head: 'bun',
        face: side === 1 ? 1 : -1,
        left: side === 1 ? ARM.downLeft : ARM.reachLeft,
        right: side === 1 ? ARM.reachRight : ARM.downRight,
      }),
    ].join('');
  },
};
