import { paints, skins } from '@beranda/brand';
import { batik } from '../parts/cloth.ts';
import { parcel, tea } from '../parts/goods.ts';
import { ground, hills, skyline, treeLine } from '../parts/land.ts';
import { pendant } from '../parts/lantern.ts';
import { notebook, writing } from '../parts/paper.ts';
import { ARM, person } from '../parts/person.ts';
import { bush, palm, pottedPlant } from '../parts/plants.ts';
import {
  circle,
  d,
  darker,
  group,
  lighter,
  line,
  mix,
  path,
  place,
  rect,
  repeat,
  stroke,
} from '../parts/shape.ts';
import { backdrop, birds, room } from '../parts/sky.ts';
import type { Stage } from '../parts/stage.ts';
import { cup } from '../parts/stall.ts';
import { familyCar, home, scooter } from '../parts/street.ts';
import { key, umbrella } from '../parts/symbols.ts';
import { plainWall, shadow } from '../parts/tabletop.ts';
import { view } from '../parts/window.ts';
import { ANY, OUTDOOR, type Scenes } from './scene.ts';

/** A house in the colours of the hour. */
const houseOf = (s: Stage, x: number, y: number, w: number, door: string = paints.primary) =>
  home(x, y, w, { wall: s.palette.wall, roof: s.palette.roof, door, window: s.palette.window });

/** Sky, hills and a street in front of which houses stand. */
function street(s: Stage, side: number): string {
  const p = s.palette;
  return (
    backdrop(s, {
      light: { x: 800 + side * 480, y: 220, r: 86 },
      horizon: 620,
      kawung: 150,
      clouds: p.night ? 0 : 2,
    }) +
    hills(s, 600, 60, p.land[0]) +
    hills(s, 660, 40, p.land[1], 5) +
    ground(780, p.land[2]) +
    ground(860, p.street)
  );
}

export const homes: Scenes = {
  /** The keys of a new house before its door. */
  'house-keys': {
    moods: ANY,
    draw(s) {
      const side = s.random.pick([-1, 1]);
      const p = s.palette;
      return [
        street(s, side),
        bush(800 - side * 560, 850, 320, p.leafDark, p.leaf),
        houseOf(s, 800 - side * 170, 860, 860),
        pottedPlant(800 - side * 620, 890, 230, p.leaf, p.leafDark, paints.brown560),
        circle(800 + side * 440, 520, 96, 'none', { stroke: paints.grey400, 'stroke-width': 14 }),
        group(`translate(${800 + side * 440} 640) rotate(${90 - side * 14})`, key(330, paints.orange410)),
        group(`translate(${800 + side * 440} 640) rotate(${90 + side * 24})`, key(260, paints.orange370)),
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
      const timber = p.night ? paints.orange430 : paints.orange362;
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
    moods: ANY,
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

  /** A car and a scooter on the road along the rice fields. */
  'car-and-scooter': {
    moods: OUTDOOR,
    draw(s) {
      const p = s.palette;
      const side = s.random.pick([-1, 1]);
      const [car, bike] = s.random.pick([
        [paints.red551, paints.primary],
        [paints.primary, paints.red520],
        [paints.cream71, paints.red551],
      ] as const);
      return [
        backdrop(s, {
          light: { x: 800 + side * 400, y: 210, r: 90 },
          horizon: 560,
          kawung: 150,
          clouds: p.night ? 0 : 3,
        }),
        hills(s, 540, 80, p.land[0], 3),
        treeLine(s, 640, 70, p.land[1]),
        ground(640, p.land[2]),
        ground(760, p.street),
        rect(0, 760, 1600, 10, paints.dark, { opacity: 0.2 }),
        repeat(6, (i) => rect(60 + i * 280, 930, 150, 14, paints.cream71, { rx: 6, opacity: 0.7 })),
        shadow(620, 880, 430),
        familyCar(620, 876, 860, car, mix(p.sky[0], paints.white, 0.25)),
        shadow(1290, 900, 200),
        scooter(1290, 900, 420, bike),
        birds(s, 800 - side * 500, 170, 3, darker(p.land[1], 0.25)),
      ].join('');
    },
  },

  /** Two people on a sofa with a notebook between them. */
  'couple-notebook': {
    moods: ANY,
    draw(s) {
      const p = s.palette;
      const [one = paints.accent, two = paints.primary] = s.random.shuffle([
        p.cloth[0],
        p.cloth[1],
        p.cloth[2],
      ]);
      const sofa = p.night ? paints.teal820 : paints.teal710;
      return [
        room(s, 790, { x: 800, y: 300, r: 0 }),
        view(s, 200, 150, 250, 290),
        pendant(s, 800, 50, 230, 0),
        rect(1180, 170, 260, 200, p.woodDark, { rx: 8 }) +
          rect(1198, 188, 224, 164, batik(s, 'kawung', 56, paints.cream71, paints.red590, paints.accent)),
        rect(230, 520, 1140, 360, sofa, { rx: 60 }),
        rect(170, 620, 170, 300, darker(sofa, 0.15), { rx: 60 }),
        rect(1260, 620, 170, 300, darker(sofa, 0.15), { rx: 60 }),
        person({
          x: 590,
          y: 1040,
          h: 700,
          skin: skins[1],
          top: one,
          bottom: one,
          head: 'hijab',
          headColour: one === paints.accent ? paints.cream71 : paints.accent,
          face: 1,
          legs: 'none',
          long: true,
          left: [-16, -62, -4, -52],
          right: [16, -62, 24, -54],
        }),
        person({
          x: 1010,
          y: 1040,
          h: 730,
          skin: skins[2],
          top: two,
          bottom: two,
          head: 'short',
          face: -1,
          legs: 'none',
          left: [-16, -62, -24, -54],
          right: [16, -62, 6, -50],
        }),
        rect(120, 880, 1360, 120, p.wood, { rx: 16 }),
        rect(120, 880, 1360, 12, lighter(p.wood, 0.25)),
        group(
          'translate(800 830) rotate(-2) scale(0.62)',
          notebook(
            620,
            300,
            paints.red590,
            paints.white,
            writing(-280, -110, 240, 5, 44, paints.grey400),
            writing(40, -110, 240, 4, 44, paints.grey400),
          ),
        ),
        tea(360, 930, 110),
        tea(1250, 930, 110),
      ].join('');
    },
  },

  /** An old fisherman on his porch with two notebooks, the sea behind. */
  porch: {
    moods: OUTDOOR,
    draw(s) {
      const p = s.palette;
      const side = s.random.pick([-1, 1]);
      const x = (k: number) => 800 + side * k;
      return [
        backdrop(s, { light: { x: x(380), y: 300, r: 96 }, horizon: 560, kawung: 150 }),
        rect(0, 560, 1600, 440, p.water[0]),
        repeat(6, (i) =>
          rect(x(380) - 160 + i * 22, 590 + i * 26, 320 - i * 44, 8, p.sun, { rx: 4, opacity: 0.6 }),
        ),
        path(d`M${x(120)} 620q60 40 190 0l-20 36h-150Z`, p.woodDark) +
          line(x(215), 620, x(215), 480, p.woodDark, 8) +
          path(d`M${x(215)} 486L${x(300)} 606H${x(215)}Z`, paints.cream71),
        ground(800, p.wood),
        repeat(3, (i) => rect(0, 840 + i * 58, 1600, 5, paints.dark, { opacity: 0.16 })),
        path('M0 0H1600V110L1560 150H40L0 110Z', p.roofShade),
        repeat(12, (i) => path(d`M${20 + i * 132} 150q64 50 128 0Z`, p.roof)),
        [70, 1500].map((px) => rect(px, 150, 34, 690, p.woodDark)).join(''),
        rect(x(-330) - 210, 480, 420, 26, p.woodDark, { rx: 10 }),
        repeat(5, (i) => rect(x(-330) - 190 + i * 88, 506, 20, 210, p.woodDark)),
        rect(x(-330) - 240, 714, 480, 36, p.woodDark, { rx: 12 }),
        [-200, 180].map((k) => rect(x(-330) + k, 746, 26, 150, p.woodDark)).join(''),
        person({
          x: x(-330),
          y: 900,
          h: 640,
          skin: skins[2],
          top: paints.cream71,
          bottom: paints.blue781,
          head: 'peci',
          face: side === 1 ? 1 : -1,
          legs: 'chair',
          left: [-15, -60, -4, -52],
          right: [15, -60, 8, -52],
        }),
        shadow(x(160), 920, 230),
        rect(x(160) - 200, 740, 400, 26, p.woodDark, { rx: 10 }),
        [-170, 146].map((k) => rect(x(160) + k, 760, 24, 160, p.woodDark)).join(''),
        group(
          `translate(${x(110)} 724) rotate(-3)`,
          rect(-90, -14, 180, 28, paints.red590, { rx: 6 }) +
            rect(-84, -8, 160, 16, paints.cream20) +
            rect(-80, -42, 170, 28, paints.primary, { rx: 6 }) +
            rect(-74, -36, 152, 16, paints.cream20),
        ),
        cup(x(270), 742, 90),
      ].join('');
    },
  },

  /** A family under one umbrella in the rain. */
  'family-umbrella': {
    moods: ANY,
    draw(s) {
      const p = s.palette;
      const [a, b, c] = s.random.shuffle([...p.cloth]) as [string, string, string];
      const drop = p.night ? paints.teal280 : paints.teal410;
      const canopy = s.random.pick([paints.accent, paints.red520]);
      const stand = { y: 930, face: 0 } as const;
      return [
        plainWall(s, 800, 480),
        ground(880, p.street),
        repeat(34, (i) => {
          const [x, y] = [(i * 263) % 1600, (i * 149) % 820];
          return stroke(d`M${x} ${y}L${x - 22} ${y + 62}`, drop, 7, { opacity: 0.55 });
        }),
        shadow(800, 936, 430),
        place(800, 880, 1, umbrella(980, canopy, paints.cream71)),
        person({
          ...stand,
          x: 560,
          h: 520,
          skin: skins[2],
          top: a,
          bottom: paints.blue781,
          head: 'short',
          legs: 'trousers',
          left: ARM.downLeft,
          right: [14, -62, 20, -52],
        }),
        person({
          ...stand,
          x: 1010,
          h: 500,
          skin: skins[1],
          top: b,
          bottom: darker(b, 0.3),
          head: 'hijab',
          headColour: b === paints.accent ? paints.cream71 : paints.accent,
          legs: 'skirt',
          long: true,
          left: [-14, -62, -21, -54],
          right: ARM.downRight,
        }),
        person({
          ...stand,
          x: 700,
          h: 300,
          skin: skins[1],
          top: c,
          bottom: paints.red551,
          head: 'long',
          legs: 'skirt',
          left: [-16, -68, -24, -80],
          right: ARM.downRight,
        }),
        person({
          ...stand,
          x: 900,
          h: 270,
          skin: skins[2],
          top: paints.cream20,
          bottom: paints.primary,
          head: 'short',
          legs: 'trousers',
          left: ARM.downLeft,
          right: [16, -68, 24, -80],
        }),
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
          clouds: p.night ? 0 : 2,
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
          long: true,
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
};
