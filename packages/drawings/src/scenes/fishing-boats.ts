import { paints, skins } from '@beranda/brand';
import { jukung } from '../parts/boat.ts';
import type { Canvas } from '../parts/canvas.ts';
import { basket } from '../parts/goods.ts';
import { hills, volcano } from '../parts/land.ts';
import { person } from '../parts/person.ts';
import { palm } from '../parts/plants.ts';
import {
  circle,
  d,
  darker,
  ellipse,
  group,
  lighter,
  line,
  mix,
  num,
  path,
  place,
  repeat,
  stroke,
} from '../parts/shape.ts';
import { backdrop, birds } from '../parts/sky.ts';
import { ripples, sea } from '../parts/water.ts';
import { ALL_MOODS, type Scene } from './scene.ts';

/** A small fish, its head to the right. */
function fish(x: number, y: number, w: number, angle: number, colour: string): string {
  return group(
    `translate(${num(x)} ${num(y)}) rotate(${num(angle)})`,
    path(
      d`M${w * 0.5} 0C${w * 0.25} ${-w * 0.26} ${-w * 0.15} ${-w * 0.2} ${-w * 0.32} 0L${-w * 0.52} ${-w * 0.17}V${w * 0.17}L${-w * 0.32} 0C${-w * 0.15} ${w * 0.2} ${w * 0.25} ${w * 0.26} ${w * 0.5} 0Z`,
      colour,
    ) + circle(w * 0.32, -w * 0.04, w * 0.035, paints.foreground),
  );
}

/** Outrigger boats come home to the beach; two fishermen bring in the catch. */
export const fishingBoats: Scene = {
  moods: ALL_MOODS,
  draw(s: Canvas): string {
    const p = s.palette;
    const side = s.random.pick([-1, 1]);
    const light = {
      x: 800 - side * s.random.float(260, 380),
      y: s.random.float(270, 370),
      r: s.random.float(90, 120),
    };
    const [far, middle, , fore] = p.land;
    const sails = s.random.shuffle([
      [paints.accent, paints.cream71],
      [paints.red520, paints.cream150],
      [paints.teal730, paints.cream71],
      [paints.cream71, paints.red520],
    ] as const);
    const sail = (i: number): readonly [string, string] => sails[i % 4] ?? [paints.accent, paints.cream71];
    const sand = p.isNight
      ? mix(paints.orange380, paints.purple800, p.name === 'night' ? 0.55 : 0.35)
      : paints.orange250;
    const bamboo = p.isNight ? paints.orange430 : paints.brown500;
    const boats = s.random.int(2, 4);
    return [
      backdrop(s, { light, horizon: 520, kawung: 150, clouds: 1 }),
      volcano(800 + side * 480, 530, 760, 190, mix(far, p.sky[2], 0.3), p.sky[2], '', -side),
      hills(s, 512, 24, far, 3),
      sea(s, 520, light.x),
      ripples(s, 540, 760, 30, lighter(p.water[0], 0.5), 0.5),
      repeat(boats, (i) => {
        const bx = 800 - side * (630 - i * 170 - s.random.float(0, 30));
        return jukung(
          bx,
          556 + (i % 2) * 26,
          130 + (i % 2) * 34,
          darker(middle, 0.3),
          darker(middle, 0.1),
          sail(i + 1),
          p.woodDark,
        );
      }),
      birds(
        s,
        800 + side * 180,
        150,
        s.random.int(3, 5),
        p.isNight ? lighter(far, 0.55) : darker(middle, 0.25),
      ),
      place(
        800 + side * 90,
        692,
        1,
        jukung(
          0,
          0,
          760,
          p.name === 'night' ? paints.cream140 : paints.cream30,
          s.random.pick([paints.primary, paints.red520, paints.blue750]),
          sail(0),
          bamboo,
        ),
        side,
      ),
      stroke(d`M-20 792C300 770 520 826 860 806S1400 800 1620 776`, lighter(p.water[0], 0.6), 26, {
        opacity: 0.4,
      }),
      path(d`M-20 800C300 778 520 834 860 814S1400 808 1620 784V1010H-20Z`, sand),
      stroke(d`M-20 798C300 776 520 832 860 812S1400 806 1620 782`, paints.cream30, 7, { opacity: 0.85 }),
      stroke(d`M-20 880C360 850 640 920 1000 890S1500 880 1620 868`, darker(sand, 0.14), 4, { opacity: 0.6 }),
      stroke(d`M-20 960C300 930 700 985 1060 956S1500 950 1620 944`, darker(sand, 0.14), 4, { opacity: 0.6 }),
      ellipse(800 - side * 160, 946, 210, 14, paints.dark, { opacity: 0.22 }),
      person({
        x: 800 - side * 250,
        y: 944,
        h: 400,
        skin: skins[2],
        top: p.cloth[1] === paints.red520 ? paints.red520 : paints.red520,
        bottom: paints.blue710,
        head: 'caping',
        face: side === 1 ? 1 : -1,
        legs: 'walk',
        left: side === 1 ? [-15, -62, -9, -50] : [-15, -60, -20, -50],
        right: side === 1 ? [15, -60, 20, -50] : [15, -62, 9, -50],
      }),
      person({
        x: 800 - side * 70,
        y: 944,
        h: 390,
        skin: skins[3],
        top: paints.accent,
        bottom: darker(paints.primary, 0.1),
        head: 'udeng',
        headColour: paints.red680,
        face: side === 1 ? 1 : -1,
        legs: 'walk',
        left: side === 1 ? [-15, -60, -20, -50] : [-15, -62, -9, -50],
        right: side === 1 ? [15, -62, 9, -50] : [15, -60, 20, -50],
      }),
      repeat(5, (i) =>
        fish(
          800 - side * 160 - 44 + i * 22,
          762 - (i % 2) * 14,
          70,
          -60 + i * 28,
          i % 2 === 0 ? paints.teal280 : paints.teal410,
        ),
      ),
      basket(800 - side * 160, 862, 150, 92, paints.orange440),
      line(800 - side * 160 - 86, 776, 800 - side * 160 + 86, 776, p.woodDark, 8),
      basket(800 + side * 330, 948, 150, 84, paints.brown500),
      repeat(4, (i) =>
        fish(
          800 + side * 330 - 42 + i * 28,
          858 - (i % 2) * 10,
          72,
          i % 2 === 0 ? -150 : -24,
          i % 2 === 0 ? paints.teal410 : paints.teal190,
        ),
      ),
      basket(800 + side * 330, 948, 150, 84, paints.brown500),
      fish(800 + side * 210, 952, 66, side * 8, paints.teal300),
      palm(
        800 + side * 720,
        1010,
        640,
        -side * 80,
        darker(p.leafDark, p.isNight ? 0.3 : 0.1),
        darker(p.woodDark, 0.2),
        p.leafDark,
      ),
      repeat(3, (i) =>
        ellipse(800 - side * (430 + i * 90), 940 + (i % 2) * 24, 22 - i * 4, 9, darker(sand, 0.25)),
      ),
      ellipse(800 + side * 640, 1010, 190, 46, darker(fore, 0.1)),
    ].join('');
  },
};
