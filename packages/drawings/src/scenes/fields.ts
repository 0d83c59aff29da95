import { paints, skins } from '@beranda/brand';
import { basket, crate, fruitHeap, sack } from '../parts/goods.ts';
import { contours, ground, hills, treeLine, volcano } from '../parts/land.ts';
import { ARM, person } from '../parts/person.ts';
import { palm, tuft } from '../parts/plants.ts';
import {
  circle,
  d,
  darker,
  ellipse,
  group,
  lighter,
  line,
  path,
  place,
  rect,
  repeat,
  stroke,
} from '../parts/shape.ts';
import { backdrop, birds, pool } from '../parts/sky.ts';
import { plainWall, shadow } from '../parts/tabletop.ts';
import { ALL_MOODS, OUTDOOR, type Scenes } from './scene.ts';

/** A sheaf of ripe rice, bound in the middle; `y` is its foot. */
function sheaf(x: number, y: number, h: number): string {
  return (
    repeat(7, (i) => {
      const k = i - 3;
      return stroke(
        d`M${x + k * h * 0.05} ${y}Q${x + k * h * 0.02} ${y - h * 0.5} ${x + k * h * 0.1} ${y - h * 0.86}Q${x + k * h * 0.14} ${y - h} ${x + k * h * 0.2} ${y - h * 0.86}`,
        i % 2 === 0 ? paints.orange401 : paints.orange370,
        h * 0.055,
      );
    }) + rect(x - h * 0.16, y - h * 0.46, h * 0.32, h * 0.07, paints.red590, { rx: h * 0.03 })
  );
}

export const fieldScenes: Scenes = {
  /** Farmers cut the ripe rice. */
  harvest: {
    moods: OUTDOOR,
    draw(s) {
      const p = s.palette;
      const side = s.random.pick([-1, 1]);
      const sickle = stroke('M0 0C8 -4 14 -2 16 6', paints.grey250, 1.8);
      const cutter = (x: number, y: number, h: number, top: string, face: 1 | -1, skin: string) =>
        person({
          x,
          y,
          h,
          skin,
          top,
          bottom: paints.blue781,
          head: 'caping',
          face,
          legs: 'trousers',
          hasLongSleeves: true,
          lean: face * 16,
          left: face === 1 ? [-12, -62, 2, -50] : [-16, -64, -24, -52],
          right: face === 1 ? [16, -64, 24, -52] : [12, -62, -2, -50],
          over: group(`translate(${face * 24} -52) scale(${face} 1)`, sickle),
        });
      return [
        backdrop(s, {
          light: { x: 800 + side * 420, y: 230, r: 96 },
          horizon: 560,
          kawung: 150,
          clouds: p.isNight ? 0 : 2,
        }),
        volcano(800 - side * 360, 590, 900, 360, p.land[0], lighter(p.land[0], 0.2), '', side),
        treeLine(s, 590, 60, p.land[1]),
        ground(590, paints.orange410),
        contours(s, 620, 5, 30, paints.orange580, 0.45),
        repeat(26, (i) =>
          tuft(30 + i * 62, 720 + (i % 3) * 14, 90, i % 2 === 0 ? paints.orange470 : paints.orange401),
        ),
        ground(730, paints.orange401),
        cutter(560, 850, 420, paints.red520, 1, skins[2]),
        cutter(1120, 840, 400, paints.primary, -1, skins[1]),
        repeat(30, (i) =>
          tuft(
            20 + i * 56,
            900 + (i % 4) * 12,
            110,
            [paints.orange370, paints.orange470, paints.orange381][i % 3] ?? paints.orange370,
          ),
        ),
        ground(905, paints.orange470),
        [220, 360, 830, 1400].map((x, i) => sheaf(x, 960 + (i % 2) * 10, 210)).join(''),
        birds(s, 700, 170, 4, darker(p.land[1], 0.3)),
      ].join('');
    },
  },

  /** Water runs again through a channel between the rice fields. */
  'water-channel': {
    moods: OUTDOOR,
    draw(s) {
      const p = s.palette;
      const side = s.random.pick([-1, 1]);
      const x = (k: number) => 800 + side * k;
      return [
        backdrop(s, {
          light: { x: x(430), y: 210, r: 88 },
          horizon: 540,
          kawung: 150,
          clouds: p.isNight ? 0 : 2,
        }),
        volcano(x(-300), 560, 900, 340, p.land[0], lighter(p.land[0], 0.2), '', side),
        palm(x(-640), 640, 420, -side * 30, p.leafDark, p.woodDark, p.leaf),
        ground(560, p.land[1]),
        contours(s, 590, 4, 26, lighter(p.land[1], 0.3), 0.6),
        ground(700, p.land[2]),
        repeat(14, (i) => tuft(40 + i * 116, 720 + (i % 2) * 20, 70, p.leaf)),
        path(
          d`M${x(60)} 560C${x(40)} 660 ${x(300)} 720 ${x(120)} 1000H${x(-520)}C${x(-240)} 780 ${x(0)} 680 ${x(10)} 560Z`,
          paints.brown410,
        ),
        path(
          d`M${x(52)} 560C${x(30)} 670 ${x(250)} 730 ${x(60)} 1000H${x(-430)}C${x(-190)} 790 ${x(10)} 680 ${x(20)} 560Z`,
          p.water[0],
        ),
        repeat(4, (i) =>
          stroke(
            d`M${x(-270 + i * 80)} ${960 - i * 70}q${side * 60} ${-20} ${side * 110} ${-70}`,
            paints.cream20,
            7,
            { opacity: 0.6 },
          ),
        ),
        rect(x(20) - 130, 470, 260, 30, paints.brown410, { rx: 8 }),
        [-130, 96].map((k) => rect(x(20) + k, 470, 34, 150, paints.brown561)).join(''),
        circle(x(20), 450, 34, 'none', { stroke: paints.red590, 'stroke-width': 12 }),
        person({
          x: x(380),
          y: 900,
          h: 440,
          skin: skins[2],
          top: paints.red520,
          bottom: paints.blue781,
          head: 'caping',
          face: side === 1 ? -1 : 1,
          legs: 'trousers',
          left: [-17, -64, -20, -50],
          right: ARM.hipRight,
        }),
        person({
          x: x(540),
          y: 930,
          h: 450,
          skin: skins[1],
          top: paints.accent,
          bottom: paints.primary,
          head: 'udeng',
          headColour: paints.cream71,
          face: side === 1 ? -1 : 1,
          legs: 'skirt',
          left: ARM.downLeft,
          right: ARM.downRight,
        }),
        crate(x(640), 960, 150, 90, paints.orange362),
        fruitHeap(s, x(640), 872, 130, paints.green560, 2),
        pool(s, x(0), 980, 500, 60, 0.2),
      ].join('');
    },
  },

  /** Baskets of fish on the quay, weighed before they are sold. */
  'fish-auction': {
    moods: OUTDOOR,
    draw(s) {
      const p = s.palette;
      const side = s.random.pick([-1, 1]);
      const x = (k: number) => 800 + side * k;
      const fish = (fx: number, fy: number, w: number, tone: string, angle: number) =>
        group(
          `translate(${fx} ${fy}) rotate(${angle})`,
          ellipse(0, 0, w * 0.5, w * 0.17, tone) +
            path(d`M${w * 0.4} 0L${w * 0.66} ${-w * 0.17}V${w * 0.17}Z`, tone) +
            ellipse(0, w * 0.05, w * 0.4, w * 0.08, paints.cream71, { opacity: 0.6 }) +
            circle(-w * 0.34, -w * 0.03, w * 0.026, paints.dark),
        );
      const heap = (hx: number, hy: number) =>
        repeat(9, (i) =>
          fish(
            hx - 110 + ((i * 53) % 220),
            hy - 10 - Math.floor(i / 3) * 30,
            120,
            [paints.teal410, paints.teal280, paints.blue692][i % 3] ?? paints.teal410,
            (i % 3) * 14 - 14,
          ),
        );
      return [
        backdrop(s, {
          light: { x: x(420), y: 230, r: 92 },
          horizon: 520,
          kawung: 150,
          clouds: p.isNight ? 0 : 2,
        }),
        rect(0, 520, 1600, 480, p.water[0]),
        repeat(5, (i) =>
          rect(x(420) - 130 + i * 20, 546 + i * 26, 260 - i * 40, 8, p.sun, { rx: 4, opacity: 0.6 }),
        ),
        hills(s, 505, 26, p.land[0], 3),
        rect(0, 540, 1600, 180, p.water[1], { opacity: 0.55 }),
        line(x(120), 620, x(120), 330, p.woodDark, 12) +
          path(d`M${x(120)} 340L${x(300)} 540H${x(120)}Z`, paints.cream71) +
          path(
            d`M${x(-120)} 560q${side * 180} 90 ${side * 480} 0l${side * -60} 92h${side * -350}Z`,
            paints.red520,
          ),
        ground(720, p.street),
        repeat(8, (i) => rect(i * 210, 720, 6, 280, paints.dark, { opacity: 0.14 })),
        line(x(-420), 250, x(-420), 900, p.woodDark, 22),
        line(x(-430), 262, x(-180), 262, p.woodDark, 18),
        circle(x(-200), 340, 74, paints.cream20) +
          circle(x(-200), 340, 74, 'none', { stroke: paints.red520, 'stroke-width': 12 }) +
          line(x(-200), 340, x(-170), 296, paints.dark, 8),
        line(x(-200), 414, x(-200), 480, paints.grey500, 8),
        line(x(-310), 514, x(-200), 470, paints.grey500, 5),
        line(x(-90), 514, x(-200), 470, paints.grey500, 5),
        heap(x(-200), 520),
        basket(x(-200), 640, 250, 130, paints.orange440),
        person({
          x: x(-470),
          y: 950,
          h: 560,
          skin: skins[3],
          top: paints.primary,
          bottom: paints.blue781,
          head: 'caping',
          face: side === 1 ? 1 : -1,
          legs: 'trousers',
          left: side === 1 ? ARM.downLeft : [-18, -68, -30, -66],
          right: side === 1 ? [18, -68, 30, -66] : ARM.downRight,
        }),
        [120, 430].map((k) => heap(x(k), 820) + basket(x(k), 930, 270, 130, paints.orange430)).join(''),
        person({
          x: x(620),
          y: 960,
          h: 540,
          skin: skins[1],
          top: paints.accent,
          bottom: paints.red680,
          head: 'hijab',
          headColour: paints.cream71,
          face: side === 1 ? -1 : 1,
          legs: 'skirt',
          hasLongSleeves: true,
        }),
      ].join('');
    },
  },

  /** Goods on a warehouse's pallets with a forklift: paid before the bill is due. */
  warehouse: {
    moods: ALL_MOODS,
    draw(s) {
      const p = s.palette;
      const side = s.random.pick([-1, 1]);
      const x = (k: number) => 800 + side * k;
      const pallet = (px: number, y: number, rows: number, columns: number) =>
        rect(px - columns * 55 - 10, y - 20, columns * 110 + 20, 20, p.woodDark) +
        repeat(rows, (r) =>
          repeat(columns, (c) =>
            sack(
              px - ((columns - 1) / 2 - c) * 108,
              y - 20 - r * 84,
              112,
              92,
              (r + c) % 2 === 0 ? paints.orange290 : paints.cream142,
              paints.orange310,
            ),
          ),
        );
      const cab = paints.accent;
      return [
        plainWall(s, 800, 420),
        path('M0 0H1600V120L800 30L0 120Z', darker(p.woodDark, 0.3)),
        repeat(5, (i) => rect(140 + i * 330, 60, 18, 760, darker(p.room[1], 0.25))),
        ground(810, p.street),
        pallet(x(420), 830, 5, 4),
        shadow(x(-330), 920, 420),
        place(
          x(-300),
          915,
          1,
          rect(180, -560, 30, 560, paints.grey850) +
            rect(190, -120, 280, 22, paints.grey670) +
            rect(-260, -260, 420, 190, cab, { rx: 26 }) +
            rect(60, -260, 100, 190, paints.dark, { rx: 26, opacity: 0.13 }) +
            stroke('M-200 -260V-480H60L130 -260', paints.grey850, 22) +
            circle(-170, -60, 70, paints.grey901) +
            circle(-170, -60, 32, paints.grey400) +
            circle(110, -60, 70, paints.grey901) +
            circle(110, -60, 32, paints.grey400),
          side,
        ),
        pallet(x(30), 800, 3, 2),
        person({
          x: x(-350),
          y: 850,
          h: 420,
          skin: skins[2],
          top: paints.primary,
          bottom: paints.primary,
          head: 'cap',
          headColour: paints.red520,
          face: side === 1 ? 1 : -1,
          legs: 'none',
          left: [-14, -64, -22, -60],
          right: [14, -64, 22, -60],
        }),
        rect(x(-330) - 240, 690, 380, 30, cab, { rx: 12 }),
      ].join('');
    },
  },
};
