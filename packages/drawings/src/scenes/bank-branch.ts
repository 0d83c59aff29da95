import { paints, skins } from '@beranda/brand';
import { silhouette, tileRows } from '../parts/building.ts';
import type { Canvas } from '../parts/canvas.ts';
import { kawungPaint } from '../parts/cloth.ts';
import { ground, skyline, treeLine } from '../parts/land.ts';
import { lantern } from '../parts/lantern.ts';
import { person } from '../parts/person.ts';
import { bush, palm, pottedPlant } from '../parts/plants.ts';
import {
  circle,
  d,
  darker,
  ellipse,
  lighter,
  line,
  mix,
  path,
  place,
  rect,
  repeat,
  stroke,
} from '../parts/shape.ts';
import { backdrop, birds, glow, pool } from '../parts/sky.ts';
import { becak, bicycle } from '../parts/vehicle.ts';
import { ALL_MOODS, type Scene } from './scene.ts';

/** A bank branch: a glass hall under a hip roof, the lantern over its door, customers on the steps. */
export const bankBranch: Scene = {
  moods: ALL_MOODS,
  draw(s: Canvas): string {
    const p = s.palette;
    const side = s.random.pick([-1, 1]);
    const light = {
      x: 800 + side * s.random.float(430, 520),
      y: s.random.float(180, 260),
      r: s.random.float(76, 100),
    };
    const [far, middle] = p.land;
    const x = 800;
    const stone = p.isNight ? mix(p.wallShade, paints.cream71, 0.25) : paints.cream124;
    const glass = p.isNight ? paints.orange421 : mix(paints.primary, paints.teal200, 0.35);
    const inside = p.isNight ? paints.orange190 : mix(glass, paints.white, 0.3);
    const frame = p.name === 'sea' ? paints.foreground : paints.primaryStrong;
    const back = silhouette(mix(far, p.sky[2], 0.3), p.window);
    const pane = (px: number, w: number) =>
      rect(px, 486, w, 304, glass) +
      rect(
        px,
        486,
        w,
        304,
        s.linear([
          [0, inside, 0.85],
          [1, inside, 0.1],
        ]),
      ) +
      path(d`M${px + w * 0.62} 486H${px + w * 0.92}L${px + w * 0.38} 790H${px + w * 0.08}Z`, paints.white, {
        opacity: 0.12,
      }) +
      line(px + w / 2, 486, px + w / 2, 790, frame, 6);
    const roof = s.random.pick([p.roof, p.roof, mix(p.roof, paints.foreground, 0.35)]);
    const shade = darker(roof, 0.25);
    const people = s.random.int(2, 3);
    return [
      backdrop(s, { light, horizon: 640, kawung: 150, clouds: p.isNight ? 0 : 2 }),
      skyline(s, 700, 120, 330, back.wall, p.isNight ? p.window : ''),
      treeLine(s, 690, 90, mix(middle, far, 0.3)),
      birds(s, x - side * 560, 170, 3, p.isNight ? lighter(far, 0.6) : darker(middle, 0.25)),
      palm(x - side * 560, 800, 560, -side * 50, p.leafDark, p.woodDark, p.leaf),
      palm(x - side * 660, 800, 420, -side * 30, p.leafDark, p.woodDark, p.leaf),
      bush(x + side * 600, 800, 260, p.leafDark, p.leaf),
      ground(796, p.street),
      rect(x - 470, 440, 940, 360, stone),
      rect(x + side * 235 - 235, 440, 470, 360, darker(stone, 0.18), { opacity: 0.5 }),
      pane(x - 420, 210),
      pane(x + 210, 210),
      rect(x - 170, 470, 340, 330, frame),
      rect(x - 150, 490, 300, 310, inside),
      glow(s, x, 620, 300, p.isNight ? 0.95 : 0.55),
      person({
        x: x + side * 86,
        y: 880,
        h: 330,
        skin: skins[1],
        top: paints.primary,
        bottom: paints.primary,
        head: 'hijab',
        headColour: paints.accent,
        face: 0,
        legs: 'none',
        hasLongSleeves: true,
      }),
      rect(x + side * 86 - 54, 694, 108, 106, darker(frame, 0.1)),
      rect(x + side * 86 - 60, 686, 120, 12, p.wood),
      circle(x + side * 86, 744, 20, paints.accent),
      [-150, -54, 46, 142].map((k) => rect(x + k, 490, 8, 310, frame)).join(''),
      [-480, -196, 172, 456]
        .map(
          (k) =>
            rect(x + k, 440, 26, 362, lighter(stone, 0.4)) +
            rect(x + k - 8, 784, 42, 18, darker(stone, 0.25)),
        )
        .join(''),
      path(d`M${x - 590} 452L${x - 430} 236H${x + 430}L${x + 590} 452Z`, roof),
      tileRows(x, 236, 452, 430, 590, 6, shade),
      path(
        side === 1
          ? d`M${x + 60} 236H${x + 430}L${x + 590} 452H${x + 130}Z`
          : d`M${x - 60} 236H${x - 430}L${x - 590} 452H${x - 130}Z`,
        paints.dark,
        { opacity: 0.12 },
      ),
      rect(x - 446, 222, 892, 22, shade, { rx: 9 }),
      rect(x - 600, 446, 1200, 18, p.woodDark, { rx: 6 }),
      s.clip(
        rect(x - 470, 464, 940, 26, paints.white),
        rect(x - 470, 464, 940, 26, frame) + rect(x - 470, 464, 940, 26, kawungPaint(s, 26, paints.accent)),
      ),
      glow(s, x, 330, 170, 0.75),
      circle(x, 330, 92, paints.cream71),
      circle(x, 330, 92, 'none', { stroke: paints.accent, 'stroke-width': 11 }),
      lantern(s, x, 330, 110, 330, 0),
      [0, 1, 2]
        .map((i) => rect(x - 260 - i * 40, 796 + i * 20, 520 + i * 80, 22, lighter(stone, 0.3 - i * 0.2)))
        .join(''),
      [0, 1, 2]
        .map((i) => rect(x - 260 - i * 40, 814 + i * 20, 520 + i * 80, 4, paints.dark, { opacity: 0.18 }))
        .join(''),
      pool(s, x, 880, 780, 110, p.isNight ? 0.5 : 0.25),
      pottedPlant(x - 340, 846, 220, p.leaf, p.leafDark, paints.brown560),
      pottedPlant(x + 340, 846, 220, p.leaf, p.leafDark, paints.brown560),
      rect(x + side * 555 - 65, 596, 130, 206, frame, { rx: 8 }),
      rect(x + side * 555 - 44, 626, 88, 66, inside, { rx: 5 }),
      rect(x + side * 555 - 34, 706, 68, 14, paints.accent, { rx: 4 }),
      repeat(6, (i) =>
        rect(x + side * 555 - 30 + (i % 3) * 22, 732 + Math.floor(i / 3) * 18, 16, 12, stone, { rx: 3 }),
      ),
      ellipse(x - side * 100, 944, 230, 14, paints.dark, { opacity: 0.25 }),
      person({
        x: x - side * 210,
        y: 942,
        h: 400,
        skin: skins[2],
        top: s.random.pick([paints.accent, paints.red520]),
        bottom: paints.blue781,
        head: 'peci',
        face: side === 1 ? 1 : -1,
        legs: 'walk',
        left: [-15, -62, -18, -48],
        right: [15, -62, 18, -48],
      }),
      person({
        x: x - side * 66,
        y: 946,
        h: 384,
        skin: skins[1],
        top: paints.blue710,
        bottom: paints.red680,
        head: 'hijab',
        headColour: s.random.pick([paints.cream71, paints.red270]),
        face: side === 1 ? -1 : 1,
        hasLongSleeves: true,
        left: [-15, -62, -10, -51],
        right: [15, -62, 10, -51],
      }),
      people === 3
        ? person({
            x: x + side * 14,
            y: 944,
            h: 250,
            skin: skins[1],
            top: paints.cream71,
            bottom: paints.red551,
            head: 'short',
            face: side === 1 ? -1 : 1,
            legs: 'trousers',
          })
        : '',
      ellipse(x + side * 440, 952, 170, 12, paints.dark, { opacity: 0.25 }),
      s.random.chance(0.5)
        ? place(x + side * 430, 952, 1, becak(0, 0, 330, paints.accent, paints.red520, paints.grey850), -side)
        : bicycle(x + side * 430, 952, 260, paints.red520, paints.grey850),
      stroke('M0 984H1600', darker(p.street, 0.25), 8),
    ].join('');
  },
};
