import { paints, skins } from '@beranda/brand';
import type { Canvas } from '../parts/canvas.ts';
import { parcel } from '../parts/goods.ts';
import { ground, hills, skyline, treeLine } from '../parts/land.ts';
import { pendant } from '../parts/lantern.ts';
import { coinStack } from '../parts/money.ts';
import { ARM, person } from '../parts/person.ts';
import { bush, palm, pottedPlant } from '../parts/plants.ts';
import { circle, d, darker, group, line, mix, path, place, rect, repeat, stroke } from '../parts/shape.ts';
import { backdrop, room } from '../parts/sky.ts';
import { home, scooter } from '../parts/street.ts';
import { key } from '../parts/symbols.ts';
import { STANDING, shadow, tabletop } from '../parts/tabletop.ts';
import { ALL_MOODS, OUTDOOR, type Scenes } from './scene.ts';

/** A house in the colours of the hour. */
const houseOf = (s: Canvas, x: number, y: number, w: number, door: string = paints.primary) =>
  home(x, y, w, { wall: s.palette.wall, roof: s.palette.roof, door, window: s.palette.window });

/** Sky, hills and a street in front of which houses stand. */
function street(s: Canvas, side: number): string {
  const p = s.palette;
  return (
    backdrop(s, {
      light: { x: 800 + side * 480, y: 220, r: 86 },
      horizon: 620,
      kawung: 150,
      clouds: p.isNight ? 0 : 2,
    }) +
    hills(s, 600, 60, p.land[0]) +
    hills(s, 660, 40, p.land[1], 5) +
    ground(780, p.land[2]) +
    ground(860, p.street)
  );
}

export const homeScenes: Scenes = {
  /** The key of a new house before its door; a pair of keys would look like legs. */
  'house-keys': {
    moods: ALL_MOODS,
    draw(s) {
      const side = s.random.pick([-1, 1]);
      const p = s.palette;
      return [
        street(s, side),
        bush(800 - side * 560, 850, 320, p.leafDark, p.leaf),
        houseOf(s, 800 - side * 170, 860, 860),
        pottedPlant(800 - side * 620, 890, 230, p.leaf, p.leafDark, paints.brown560),
        circle(800 + side * 440, 520, 96, 'none', { stroke: paints.grey400, 'stroke-width': 14 }),
        group(`translate(${800 + side * 440} 640) rotate(${90 + side * 6})`, key(350, paints.orange410)),
        place(
          800 + side * 440,
          430,
          1,
          path('M-92 20L0 -62L92 20V104q0 12 -12 12H-80q-12 0 -12 -12Z', paints.primary) +
            circle(0, -14, 13, paints.cream20) +
            path('M-36 96V50L0 20L36 50V96Z', paints.accent),
        ),
      ].join('');
    },
  },

  /** A house that is being built: brick walls, timber, and two workers. */
  'house-building': {
    moods: OUTDOOR,
    draw(s) {
      const p = s.palette;
      const side = s.random.pick([-1, 1]);
      const brick = s.tile(
        80,
        48,
        rect(0, 0, 80, 48, paints.red620) +
          rect(0, 0, 80, 4, paints.brown340) +
          rect(0, 24, 80, 4, paints.brown340) +
          rect(0, 0, 4, 24, paints.brown340) +
          rect(40, 24, 4, 24, paints.brown340),
      );
      const timber = p.isNight ? paints.orange430 : paints.orange362;
      return [
        street(s, side),
        palm(800 + side * 620, 830, 520, side * 40, p.leafDark, p.woodDark, p.leaf),
        rect(380, 520, 840, 340, brick),
        rect(980, 520, 240, 340, paints.dark, { opacity: 0.14 }),
        rect(470, 600, 190, 150, p.sky[1]),
        rect(950, 600, 190, 150, p.sky[1]),
        rect(730, 590, 150, 270, darker(p.land[2], 0.3)),
        stroke('M330 530L800 240L1270 530M800 240V520M565 386V520M1035 386V520M448 458H1152', timber, 22),
        [300, 1280].map((x) => line(x, 340, x, 860, timber, 18)).join(''),
        line(270, 620, 480, 620, timber, 18),
        line(1120, 620, 1320, 620, timber, 18),
        person({
          x: 1240,
          y: 612,
          h: 290,
          skin: skins[2],
          top: paints.primary,
          bottom: paints.blue781,
          head: 'cap',
          headColour: paints.accent,
          face: -1,
          legs: 'trousers',
          left: [-16, -68, -27, -74],
          right: ARM.downRight,
        }),
        person({
          x: 640,
          y: 930,
          h: 370,
          skin: skins[1],
          top: paints.red520,
          bottom: paints.grey740,
          head: 'cap',
          headColour: paints.accent,
          face: 1,
          legs: 'walk',
          left: [-12, -62, 4, -54],
          right: [16, -64, 27, -58],
        }),
        repeat(3, (row) =>
          repeat(5 - row, (i) =>
            rect(
              830 + i * 66 + row * 33,
              900 - row * 34,
              60,
              30,
              i % 2 === 0 ? paints.red620 : paints.red610,
              { rx: 3 },
            ),
          ),
        ),
        path(d`M330 940Q420 850 520 940Z`, paints.brown340),
      ].join('');
    },
  },

  /** Boxes, a plant and a lamp before an open door: moving to a new address. */
  'moving-boxes': {
    moods: ALL_MOODS,
    draw(s) {
      const p = s.palette;
      const side = s.random.pick([-1, 1]);
      const x = (k: number) => 800 + side * k;
      return [
        room(s, 800, { x: x(-260), y: 380, r: 0 }),
        rect(x(-260) - 180, 190, 360, 620, p.woodDark, { rx: 8 }),
        s.clip(
          rect(x(-260) - 150, 220, 300, 590, paints.white),
          rect(x(-260) - 150, 220, 300, 590, p.sky[2]) +
            circle(x(-230), 360, 60, p.sun) +
            hills(s, 560, 40, p.land[1]) +
            hills(s, 640, 30, p.land[2]) +
            rect(x(-260) - 150, 730, 300, 90, p.street),
        ),
        path(d`M${x(-110)} 190L${x(80)} 250V870L${x(-110)} 810Z`, p.wood),
        circle(x(40), 560, 16, paints.accent),
        pendant(s, x(330), 60, 220, 0),
        shadow(x(360), 940, 380),
        parcel(x(230), 930, 330, 270, paints.orange430, paints.red590),
        parcel(x(540), 930, 270, 220, paints.orange422, paints.primary),
        parcel(x(300), 662, 260, 190, paints.orange362, paints.accent),
        pottedPlant(x(560), 716, 260, p.leaf, p.leafDark, paints.brown560),
        parcel(x(-560), 930, 260, 210, paints.orange430, paints.accent),
      ].join('');
    },
  },

  /** New houses in a row with one lit window: the district where people move in. */
  'new-houses': {
    moods: OUTDOOR,
    draw(s) {
      const p = s.palette;
      const side = s.random.pick([-1, 1]);
      return [
        backdrop(s, {
          light: { x: 800 + side * 420, y: 200, r: 84 },
          horizon: 600,
          kawung: 150,
          clouds: p.isNight ? 0 : 2,
        }),
        skyline(s, 640, 80, 210, mix(p.land[0], p.sky[2], 0.4)),
        treeLine(s, 650, 80, p.land[0]),
        ground(650, p.land[1]),
        [250, 800, 1350]
          .map((x, i) => houseOf(s, x, 790, 500, [paints.primary, paints.red590, paints.accentStrong][i]))
          .join(''),
        [520, 1080].map((x) => bush(x, 800, 150, p.leafDark, p.leaf)).join(''),
        ground(790, p.street),
        rect(0, 790, 1600, 12, paints.dark, { opacity: 0.2 }),
        shadow(800 - side * 330, 925, 210),
        place(800 - side * 330, 922, 1, scooter(0, 0, 330, paints.red520), side),
        person({
          x: 800 + side * 200,
          y: 940,
          h: 330,
          skin: skins[1],
          top: paints.accent,
          bottom: paints.primary,
          head: 'hijab',
          headColour: paints.cream71,
          face: side === 1 ? -1 : 1,
          legs: 'skirt',
          hasLongSleeves: true,
        }),
        person({
          x: 800 + side * 310,
          y: 944,
          h: 220,
          skin: skins[1],
          top: paints.red520,
          bottom: paints.blue781,
          head: 'short',
          face: side === 1 ? -1 : 1,
          legs: 'trousers',
        }),
      ].join('');
    },
  },

  /** A model of a house on a table, and the deposit that is being saved for it. */
  'model-house': {
    moods: ALL_MOODS,
    draw(s) {
      const side = s.random.pick([-1, 1]);
      const x = (k: number) => 800 + side * k;
      return [
        tabletop(s, x(-180), 440),
        shadow(x(-180), STANDING + 6, 420),
        rect(x(-180) - 400, STANDING - 34, 800, 40, s.palette.woodDark, { rx: 12 }),
        houseOf(s, x(-180), STANDING - 32, 660),
        bush(x(-500), STANDING - 32, 130, s.palette.leafDark, s.palette.leaf),
        shadow(x(480), STANDING + 62, 270),
        [0, 1, 2].map((i) => coinStack(x(330 + i * 150), STANDING + 60, 130, 8 - i * 3)).join(''),
        group(
          `translate(${x(-20)} ${STANDING + 62}) rotate(${side === 1 ? 8 : 172})`,
          key(260, paints.orange410),
        ),
      ].join('');
    },
  },
};
