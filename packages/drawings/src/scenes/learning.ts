import { paints, skins } from '@beranda/brand';
import type { Canvas } from '../parts/canvas.ts';
import { laptop } from '../parts/device.ts';
import { tea } from '../parts/goods.ts';
import { ground, treeLine } from '../parts/land.ts';
import { coinStack } from '../parts/money.ts';
import { bars, ledgerRows, notebook, pen, writing } from '../parts/paper.ts';
import { person } from '../parts/person.ts';
import { palm } from '../parts/plants.ts';
import {
  circle,
  d,
  darker,
  group,
  lighter,
  line,
  path,
  place,
  rect,
  repeat,
  stroke,
} from '../parts/shape.ts';
import { backdrop } from '../parts/sky.ts';
import { paperOf, STANDING, shadow, tabletop } from '../parts/tabletop.ts';
import { view } from '../parts/window.ts';
import type { Look } from '../portrait/look.ts';
import { bust } from '../portrait/portrait.ts';
import { ALL_MOODS, OUTDOOR, type Scenes } from './scene.ts';

const adviser: Look = {
  face: 'oval',
  age: 'young',
  skin: 1,
  hair: 'bun',
  hairColour: 'black',
  glasses: 'round',
  smile: 'open',
  dress: 'batik',
  colour: 'green',
  wall: 'honey',
};

const others: readonly Look[] = [
  { ...adviser, hair: 'hijab', glasses: undefined, smile: 'closed', shawl: 'plum', skin: 2, colour: 'blue' },
  { ...adviser, face: 'round', hair: 'bald', glasses: undefined, beard: 'moustache', skin: 2, colour: 'red' },
  {
    ...adviser,
    face: 'square',
    hair: 'curly',
    glasses: undefined,
    skin: 4,
    smile: 'closed',
    colour: 'brown',
  },
];

/** A picture of a call: a person before a plain wall. */
function tile(
  s: Canvas,
  x: number,
  y: number,
  w: number,
  h: number,
  wall: string,
  look: Look,
  scale: number,
  across = 0.5,
  down = 0.47,
): string {
  const frame = rect(x, y, w, h, wall, { rx: 12 });
  return s.clip(frame, frame + place(x + w * across, y + h * down, scale, bust(s, look)));
}

export const learningScenes: Scenes = {
  /** A bookkeeping class in the evening: a shopkeeper before her laptop, the adviser and other people on it. */
  'evening-class': {
    moods: ['dusk'],
    draw(s) {
      const p = s.palette;
      const board = rect(214, 66, 196, 286, paints.white, { rx: 10 });
      const screen =
        rect(0, 0, 620, 380, paints.blue782) +
        rect(0, 0, 620, 44, paints.primaryStrong) +
        circle(28, 22, 9, paints.accent) +
        rect(50, 15, 150, 14, paints.cream71, { rx: 7 }) +
        tile(s, 16, 60, 404, 304, paints.orange310, adviser, 0.47, 0.26, 0.52) +
        board +
        rect(232, 86, 120, 16, paints.primary, { rx: 8 }) +
        ledgerRows(232, 118, 160, 3, 24, paints.teal230) +
        group(
          'translate(240 330)',
          bars(0, 0, 150, 96, [0.3, 0.45, 0.4, 0.7, 0.95], paints.primary, paints.accent),
        ) +
        others
          .map((look, i) =>
            tile(
              s,
              434,
              60 + i * 104,
              170,
              96,
              [paints.teal410, paints.brown320, paints.red270][i] ?? paints.teal410,
              look,
              0.22,
            ),
          )
          .join('');
      return [
        tabletop(s, 900, 420),
        view(s, 120, 130, 220, 270),
        place(900, 800, 1.28, laptop(screen)),
        shadow(1420, 900, 150),
        tea(1420, 896, 170),
        group(
          'translate(800 950) rotate(-3) scale(0.66)',
          notebook(
            620,
            200,
            paints.red590,
            paperOf(s),
            writing(-270, -70, 230, 4, 40, paints.grey400),
            writing(50, -70, 220, 3, 40, paints.grey400),
          ),
        ),
        group('translate(680 912)', pen(170, paints.primary)),
        person({
          x: 400,
          y: 1440,
          h: 900,
          skin: skins[1],
          top: p.cloth[1],
          bottom: p.cloth[1],
          head: 'hijab',
          headColour: paints.accent,
          face: 'back',
          legs: 'none',
          hasLongSleeves: true,
          left: [-17, -62, -14, -46],
          right: [18, -60, 32, -58],
        }),
      ].join('');
    },
  },

  /** Children go to school through its gate. */
  'school-gate': {
    moods: OUTDOOR,
    draw(s) {
      const p = s.palette;
      const pupil = (x: number, h: number, head: 'short' | 'hijab' | 'long', face: 1 | -1) =>
        person({
          x,
          y: 950,
          h,
          skin: skins[((x / 10) % 3) | 0] ?? skins[1],
          top: paints.cream20,
          bottom: paints.red551,
          head,
          headColour: paints.cream20,
          face,
          legs: head === 'short' ? 'walk' : 'skirt',
          hasLongSleeves: head === 'hijab',
          under: rect(
            -face * 10 - 7,
            -77,
            14,
            22,
            [paints.primary, paints.accent, paints.blue710][((x / 100) | 0) % 3] ?? paints.accent,
            { rx: 5 },
          ),
        });
      return [
        backdrop(s, {
          light: { x: 800, y: 200, r: 90 },
          horizon: 640,
          kawung: 150,
          clouds: p.isNight ? 0 : 2,
        }),
        treeLine(s, 680, 110, p.land[0]),
        rect(180, 440, 1240, 380, p.wall),
        rect(180, 640, 1240, 180, darker(p.wall, 0.1)),
        path('M120 450L260 320H1340L1480 450Z', p.roof),
        repeat(4, (i) =>
          line(210 + i * 18, 366 + i * -12 + 40, 1390 - i * 18, 366 + i * -12 + 40, p.roofShade, 4),
        ),
        [260, 450, 1060, 1250]
          .map(
            (x) =>
              rect(x, 520, 120, 150, p.window, { rx: 6 }) +
              rect(x, 520, 120, 150, 'none', { rx: 6, stroke: p.woodDark, 'stroke-width': 8 }) +
              line(x + 60, 520, x + 60, 670, p.woodDark, 6),
          )
          .join(''),
        rect(700, 500, 200, 320, p.woodDark) + rect(716, 516, 168, 304, darker(p.woodDark, 0.3)),
        line(560, 130, 560, 820, p.woodDark, 12),
        rect(566, 136, 150, 50, paints.red522) + rect(566, 186, 150, 50, paints.white),
        ground(810, p.street),
        palm(1500, 830, 560, -40, p.leafDark, p.woodDark, p.leaf),
        pupil(380, 330, 'short', 1),
        pupil(580, 350, 'hijab', 1),
        pupil(1050, 330, 'long', -1),
        pupil(1250, 350, 'short', -1),
      ].join('');
    },
  },

  /** A school bag, books and pencils, and the fees that rise from year to year. */
  'school-bag': {
    moods: ALL_MOODS,
    draw(s) {
      const side = s.random.pick([-1, 1]);
      const x = (k: number) => 800 + side * k;
      const bag = s.random.pick([paints.red520, paints.blue710, paints.primary]);
      const deep = darker(bag, 0.22);
      const books = s.random.shuffle([paints.accent, paints.red590, paints.teal510, paints.blue780]);
      const foot = STANDING + 40;
      return [
        tabletop(s, x(-260), 470),
        shadow(x(-260), foot + 8, 300),
        stroke(d`M${x(-260) - 64} 290C${x(-260) - 70} 190 ${x(-260) + 70} 190 ${x(-260) + 64} 290`, deep, 30),
        [-1, 1].map((k) => rect(x(-260) + k * 226 - 44, 560, 88, 250, deep, { rx: 40 })).join(''),
        path(
          d`M${x(-260) - 220} ${foot}C${x(-260) - 236} 520 ${x(-260) - 200} 270 ${x(-260)} 270C${x(-260) + 200} 270 ${x(-260) + 236} 520 ${x(-260) + 220} ${foot}Z`,
          bag,
        ),
        path(
          d`M${x(-260) - 205} 500C${x(-260) - 200} 330 ${x(-260) - 120} 270 ${x(-260)} 270C${x(-260) + 120} 270 ${x(-260) + 200} 330 ${x(-260) + 205} 500Q${x(-260)} 560 ${x(-260) - 205} 500Z`,
          lighter(bag, 0.12),
        ),
        rect(x(-260) - 160, 610, 320, 230, deep, { rx: 36 }),
        rect(x(-260) - 160, 610, 320, 74, lighter(bag, 0.06), { rx: 36 }),
        rect(x(-260) - 26, 500, 52, 84, paints.orange410, { rx: 12 }),
        circle(x(-260), 646, 20, paints.accent),
        shadow(x(290), foot + 8, 360),
        books
          .map((tone, i) => {
            const wide = 330 - (i % 2) * 34;
            return (
              rect(x(120) - wide / 2, foot - 62 - i * 62, wide, 60, tone, { rx: 8 }) +
              rect(
                x(120) - wide / 2 + (side === 1 ? wide - 26 : 0),
                foot - 54 - i * 62,
                26,
                44,
                paints.cream30,
              )
            );
          })
          .join(''),
        [0, 1, 2].map((i) => coinStack(x(390 + i * 150), foot, 126, 2 + i * 3)).join(''),
      ].join('');
    },
  },
};
