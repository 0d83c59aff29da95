import { paints, skins } from '@beranda/brand';
import { batik } from '../parts/cloth.ts';
import { tea } from '../parts/goods.ts';
import { ground, hills, treeLine } from '../parts/land.ts';
import { pendant } from '../parts/lantern.ts';
import { notebook, writing } from '../parts/paper.ts';
import { ARM, person } from '../parts/person.ts';
import { d, darker, group, lighter, line, mix, path, place, rect, repeat, stroke } from '../parts/shape.ts';
import { backdrop, birds, room } from '../parts/sky.ts';
import { cup } from '../parts/stall.ts';
import { familyCar, scooter } from '../parts/street.ts';
import { umbrella } from '../parts/symbols.ts';
import { plainWall, shadow } from '../parts/tabletop.ts';
import { view } from '../parts/window.ts';
import { ALL_MOODS, OUTDOOR, type Scenes } from './scene.ts';

export const familyScenes: Scenes = {
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
          clouds: p.isNight ? 0 : 3,
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
    moods: ALL_MOODS,
    draw(s) {
      const p = s.palette;
      const [one = paints.accent, two = paints.primary] = s.random.shuffle([
        p.cloth[0],
        p.cloth[1],
        p.cloth[2],
      ]);
      const sofa = p.isNight ? paints.teal820 : paints.teal710;
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
          x: 570,
          y: 1290,
          h: 850,
          skin: skins[1],
          top: one,
          bottom: one,
          head: 'hijab',
          headColour: one === paints.accent ? paints.cream71 : paints.accent,
          face: 1,
          legs: 'none',
          hasLongSleeves: true,
          left: [-16, -62, -4, -52],
          right: [16, -62, 24, -54],
        }),
        person({
          x: 1030,
          y: 1300,
          h: 865,
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
    moods: ALL_MOODS,
    draw(s) {
      const p = s.palette;
      const [a, b, c] = s.random.shuffle([...p.cloth]) as [string, string, string];
      const drop = p.isNight ? paints.teal280 : paints.teal410;
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
          hasLongSleeves: true,
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
};
