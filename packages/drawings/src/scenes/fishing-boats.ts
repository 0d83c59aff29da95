import { jukung } from '../parts/boat.ts';
import { basket } from '../parts/goods.ts';
import { hills, volcano } from '../parts/land.ts';
import { SKINS } from '../parts/palette.ts';
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
import type { Stage } from '../parts/stage.ts';
import { ripples, sea } from '../parts/water.ts';
import { ANY, type Scene } from './scene.ts';

/** A small fish, its head to the right. */
function fish(x: number, y: number, w: number, angle: number, colour: string): string {
  return group(
    `translate(${num(x)} ${num(y)}) rotate(${num(angle)})`,
    path(
      d`M${w * 0.5} 0C${w * 0.25} ${-w * 0.26} ${-w * 0.15} ${-w * 0.2} ${-w * 0.32} 0L${-w * 0.52} ${-w * 0.17}V${w * 0.17}L${-w * 0.32} 0C${-w * 0.15} ${w * 0.2} ${w * 0.25} ${w * 0.26} ${w * 0.5} 0Z`,
      colour,
    ) + circle(w * 0.32, -w * 0.04, w * 0.035, '#10243A'),
  );
}

/** Outrigger boats come home to the beach; two fishermen bring in the catch. */
export const fishingBoats: Scene = {
  moods: ANY,
  draw(s: Stage): string {
    const p = s.palette;
    const side = s.random.pick([-1, 1]);
    const light = {
      x: 800 - side * s.random.float(260, 380),
      y: s.random.float(270, 370),
      r: s.random.float(90, 120),
    };
    const [far, middle, , fore] = p.land;
    const sails = s.random.shuffle([
      ['#F2A31B', '#FBF1DF'],
      ['#C9552E', '#FBE3B6'],
      ['#0E7C78', '#FBF1DF'],
      ['#FBF1DF', '#C9552E'],
    ] as const);
    const sail = (i: number): readonly [string, string] => sails[i % 4] ?? ['#F2A31B', '#FBF1DF'];
    const sand = p.night ? mix('#DDA862', '#3A2C3C', p.name === 'malam' ? 0.55 : 0.35) : '#EBCB94';
    const bamboo = p.night ? '#C9965A' : '#B98348';
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
        p.night ? lighter(far, 0.55) : darker(middle, 0.25),
      ),
      place(
        800 + side * 90,
        692,
        1,
        jukung(
          0,
          0,
          760,
          p.name === 'malam' ? '#F3E4C6' : '#FFFAF0',
          s.random.pick(['#0E6E6B', '#C9552E', '#1B4763']),
          sail(0),
          bamboo,
        ),
        side,
      ),
      stroke(d`M-20 792C300 770 520 826 860 806S1400 800 1620 776`, lighter(p.water[0], 0.6), 26, {
        opacity: 0.4,
      }),
      path(d`M-20 800C300 778 520 834 860 814S1400 808 1620 784V1010H-20Z`, sand),
      stroke(d`M-20 798C300 776 520 832 860 812S1400 806 1620 782`, '#FFFAF0', 7, { opacity: 0.85 }),
      stroke(d`M-20 880C360 850 640 920 1000 890S1500 880 1620 868`, darker(sand, 0.14), 4, { opacity: 0.6 }),
      stroke(d`M-20 960C300 930 700 985 1060 956S1500 950 1620 944`, darker(sand, 0.14), 4, { opacity: 0.6 }),
      ellipse(800 - side * 160, 946, 210, 14, '#0B1826', { opacity: 0.22 }),
      person({
        x: 800 - side * 250,
        y: 944,
        h: 400,
        skin: SKINS[2],
        top: p.cloth[1] === '#C9552E' ? '#C9552E' : '#C9552E',
        bottom: '#24506E',
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
        skin: SKINS[3],
        top: '#F2A31B',
        bottom: darker('#0E6E6B', 0.1),
        head: 'udeng',
        headColour: '#7A3B2A',
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
          i % 2 === 0 ? '#A9C3C9' : '#7FA3AE',
        ),
      ),
      basket(800 - side * 160, 862, 150, 92, '#C89254'),
      line(800 - side * 160 - 86, 776, 800 - side * 160 + 86, 776, p.woodDark, 8),
      basket(800 + side * 330, 948, 150, 84, '#B98348'),
      repeat(4, (i) =>
        fish(
          800 + side * 330 - 42 + i * 28,
          858 - (i % 2) * 10,
          72,
          i % 2 === 0 ? -150 : -24,
          i % 2 === 0 ? '#7FA3AE' : '#C9D6D6',
        ),
      ),
      basket(800 + side * 330, 948, 150, 84, '#B98348'),
      fish(800 + side * 210, 952, 66, side * 8, '#9FBCC4'),
      palm(
        800 + side * 720,
        1010,
        640,
        -side * 80,
        darker(p.leafDark, p.night ? 0.3 : 0.1),
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
