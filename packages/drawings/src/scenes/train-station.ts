import { paints, skins } from '@beranda/brand';
import type { Canvas } from '../parts/canvas.ts';
import { hills, skyline, treeLine, volcano } from '../parts/land.ts';
import { person } from '../parts/person.ts';
import { palm, pottedPlant } from '../parts/plants.ts';
import { bag, train } from '../parts/rail.ts';
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
import { backdrop, glow, pool } from '../parts/sky.ts';
import { ALL_MOODS, type Scene } from './scene.ts';

/** A train waits under the iron roof of an old station; travellers on the platform. */
export const trainStation: Scene = {
  moods: ALL_MOODS,
  draw(s: Canvas): string {
    const p = s.palette;
    const side = s.random.pick([-1, 1]);
    const light = {
      x: 800 + side * s.random.float(290, 380),
      y: s.random.float(340, 390),
      r: s.random.float(90, 116),
    };
    const [far, middle] = p.land;
    const stripe = s.random.pick(
      p.name === 'dusk' ? [paints.primary, paints.blue710] : [paints.red530, paints.teal730, paints.red530],
    );
    const iron = p.isNight ? darker(p.land[2], 0.1) : mix(p.land[3], paints.primaryStrong, 0.5);
    const floor = p.street;
    const columns = [800 - 620, 800 - 210, 800 + 210, 800 + 620];
    const family = s.random.chance(0.5);
    const c = s.random.shuffle([
      paints.accent,
      paints.red520,
      paints.blue710,
      paints.cream71,
      paints.teal730,
    ]);
    return [
      backdrop(s, { light, horizon: 600, kawung: 150, clouds: p.isNight ? 0 : 1 }),
      s.random.chance(0.5)
        ? volcano(800 - side * 250, 610, 900, 250, mix(far, p.sky[2], 0.35), p.sky[2], '', side)
        : skyline(s, 620, 60, 180, mix(far, p.sky[2], 0.35), p.isNight ? p.window : ''),
      hills(s, 580, 30, far, 3),
      treeLine(s, 610, 50, middle),
      palm(800 + side * 420, 640, 330, side * 30, darker(middle, 0.2), darker(middle, 0.3), middle),
      rect(0, 610, 1600, 200, darker(middle, 0.25)),
      place(
        800,
        788,
        1,
        train(
          p.isNight ? paints.cream130 : paints.cream30,
          stripe,
          paints.accent,
          p.isNight ? paints.orange271 : paints.blue750,
        ),
        side,
      ),
      p.isNight ? glow(s, 800 + side * 614, 696, 150, 0.9) : '',
      rect(0, 776, 1600, 240, floor),
      rect(0, 776, 1600, 12, lighter(floor, 0.35)),
      rect(0, 806, 1600, 16, paints.accent, { opacity: 0.9 }),
      repeat(14, (i) =>
        line(-200 + i * 150, 1010, 200 + i * 92, 824, darker(floor, 0.2), 3, { opacity: 0.5 }),
      ),
      pool(s, 800, 900, 820, 110, 0.35),
      rect(0, 0, 1600, 92, iron),
      path('M0 92L800 52L1600 92V120H0Z', darker(iron, 0.2)),
      rect(0, 112, 1600, 16, iron),
      columns
        .map(
          (x) =>
            rect(x - 13, 120, 26, 760, iron) +
            rect(x - 30, 846, 60, 40, darker(iron, 0.2), { rx: 4 }) +
            rect(x - 22, 240, 44, 16, iron) +
            [-1, 1]
              .map(
                (k) =>
                  stroke(d`M${x} 300Q${x + k * 14} 150 ${x + k * 150} 126`, iron, 11) +
                  circle(x + k * 46, 168, 24, 'none', { stroke: iron, 'stroke-width': 7 }) +
                  circle(x + k * 92, 148, 12, 'none', { stroke: iron, 'stroke-width': 6 }),
              )
              .join(''),
        )
        .join(''),
      repeat(32, (i) => path(d`M${i * 50} 128h50l-25 26z`, iron)),
      [-1, 1]
        .map(
          (k) =>
            line(800 + k * 415, 128, 800 + k * 415, 190, paints.grey850, 5) +
            glow(s, 800 + k * 415, 210, 150, p.isNight ? 0.9 : 0.5) +
            path(
              d`M${800 + k * 415 - 44} 210Q${800 + k * 415 - 30} 180 ${800 + k * 415} 180T${800 + k * 415 + 44} 210Z`,
              paints.accentStrong,
            ) +
            ellipse(800 + k * 415, 211, 32, 11, paints.cream120),
        )
        .join(''),
      rect(792, 120, 16, 70, iron),
      circle(800, 236, 66, paints.grey850),
      circle(800, 236, 55, paints.cream50),
      repeat(12, (i) =>
        circle(
          800 + Math.cos((i * Math.PI) / 6) * 44,
          236 + Math.sin((i * Math.PI) / 6) * 44,
          i % 3 === 0 ? 5 : 3,
          paints.foreground,
        ),
      ),
      stroke(
        d`M800 236L${800 + s.random.float(-20, 20)} ${236 - 24}M800 236L${800 + s.random.float(22, 30)} ${236 + s.random.float(-22, 22)}`,
        paints.accentStrong,
        7,
      ),
      circle(800, 236, 6, paints.foreground),
      ellipse(800 - side * 40, 958, 330, 14, paints.dark, { opacity: 0.24 }),
      person({
        x: 800 - side * 130,
        y: 956,
        h: 450,
        skin: skins[1],
        top: c[0] ?? paints.accent,
        bottom: paints.red680,
        head: 'hijab',
        headColour: c[3] ?? paints.cream71,
        face: side === 1 ? 1 : -1,
        hasLongSleeves: true,
        left: side === 1 ? [-15, -62, -17, -46] : [-15, -62, -9, -52],
        right: side === 1 ? [15, -62, 9, -52] : [15, -62, 17, -46],
      }),
      bag(800 - side * 226, 958, 92, stripe === paints.red530 ? paints.teal730 : paints.red520),
      family
        ? person({
            x: 800 + side * 10,
            y: 956,
            h: 290,
            skin: skins[1],
            top: c[1] ?? paints.red520,
            bottom: paints.blue781,
            head: 'short',
            face: side === 1 ? 1 : -1,
            legs: 'trousers',
            left: side === 1 ? [-14, -64, -20, -76] : [-18, -80, -24, -98],
            right: side === 1 ? [18, -80, 24, -98] : [14, -64, 20, -76],
          })
        : person({
            x: 800 + side * 40,
            y: 952,
            h: 470,
            skin: skins[2],
            top: c[1] ?? paints.red520,
            bottom: paints.blue781,
            head: 'peci',
            face: side === 1 ? -1 : 1,
            legs: 'trousers',
            left: [-15, -62, -15, -46],
            right: [15, -62, 15, -46],
          }),
      person({
        x: 800 + side * 330,
        y: 930,
        h: 440,
        skin: skins[3],
        top: c[2] ?? paints.blue710,
        bottom: paints.blue830,
        head: 'short',
        face: side === 1 ? 1 : -1,
        legs: 'walk',
        left: [-15, -62, -19, -48],
        right: [15, -62, 19, -48],
      }),
      bag(800 + side * 330 - side * 88, 932, 84, paints.accent),
      pottedPlant(800 - side * 430, 960, 230, p.leaf, p.leafDark, paints.brown560),
    ].join('');
  },
};
