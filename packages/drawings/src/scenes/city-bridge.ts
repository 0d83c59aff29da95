import { paints, skins } from '@beranda/brand';
import { car, tower } from '../parts/bridge.ts';
import type { Canvas } from '../parts/canvas.ts';
import { skyline, treeLine } from '../parts/land.ts';
import { person } from '../parts/person.ts';
import { palm } from '../parts/plants.ts';
import {
  circle,
  d,
  darker,
  group,
  lighter,
  line,
  mix,
  num,
  path,
  place,
  rect,
  repeat,
  stroke,
} from '../parts/shape.ts';
import { backdrop, birds, glow } from '../parts/sky.ts';
import { ripples, sea, waveBand } from '../parts/water.ts';
import { ALL_MOODS, type Scene } from './scene.ts';

/** A great lift bridge over the river of a city, a covered boat passing in front. */
export const cityBridge: Scene = {
  moods: ALL_MOODS,
  draw(s: Canvas): string {
    const p = s.palette;
    const side = s.random.pick([-1, 1]);
    const light = {
      x: 800 + side * s.random.float(0, 90),
      y: s.random.float(250, 350),
      r: s.random.float(100, 140),
    };
    const [far, middle] = p.land;
    const steel = s.random.pick(
      p.name === 'dusk' ? [paints.primary, paints.blue710] : [paints.red530, paints.red530, paints.orange510],
    );
    const dark = darker(steel, 0.25);
    const window = p.isNight ? p.window : paints.cream100;
    const deck = 600;
    const cars = s.random.shuffle([0, 1, 2, 3, 4, 5]);
    const span = s.random.float(225, 260);
    return [
      backdrop(s, { light, horizon: 600, kawung: 150, clouds: p.isNight ? 1 : 3 }),
      skyline(s, 640, 70, 210, mix(far, p.sky[2], 0.35), p.isNight ? p.window : ''),
      skyline(s, 650, 40, 130, mix(far, middle, 0.5), p.isNight ? p.window : ''),
      group(
        `translate(${num(800 - side * 520)} 650)`,
        path(
          'M-90 0V-60H-70V-76C-70 -130 -20 -150 0 -176C20 -150 70 -130 70 -76V-60H90V0Z',
          mix(middle, far, 0.2),
        ),
        rect(104, -230, 22, 230, mix(middle, far, 0.2)) +
          path('M100 -226L115 -280L130 -226Z', mix(middle, far, 0.2)) +
          line(0, -176, 0, -206, p.glow, 5),
        rect(98, -180, 34, 8, mix(middle, far, 0.2)),
      ),
      treeLine(s, 640, 40, middle),
      sea(s, 650, light.x),
      ripples(s, 668, 990, 40, lighter(p.water[0], 0.5), 0.45),
      birds(
        s,
        800 + side * 300,
        130,
        s.random.int(3, 5),
        p.isNight ? lighter(far, 0.6) : darker(middle, 0.2),
      ),
      [-1, 1]
        .map(
          (k) =>
            line(800 + k * span, 200, 800 + k * 780, deck - 6, dark, 7) +
            repeat(6, (i) =>
              line(
                800 + k * (span + (i + 1) * 74),
                200 + ((deck - 206) * (i + 1) * 74) / (780 - span),
                800 + k * (span + (i + 1) * 74),
                deck,
                dark,
                3.5,
              ),
            ),
        )
        .join(''),
      stroke(d`M${800 - span} 196Q800 330 ${800 + span} 196`, dark, 6),
      repeat(9, (i) => {
        const t = (i + 1) / 10;
        const bx = 800 - span + 2 * span * t;
        return line(bx, 196 + 268 * t * (1 - t), bx, deck, dark, 3);
      }),
      [-1, 1]
        .map(
          (k) =>
            rect(800 + k * 560 - 26, deck, 52, 150, paints.grey500) +
            rect(800 + k * 740 - 26, deck, 52, 150, paints.grey500),
        )
        .join(''),
      [-1, 1].map((k) => place(800 + k * span, 770, 1.02, tower(steel, dark, window))).join(''),
      rect(-10, deck, 1620, 16, lighter(steel, 0.1)),
      rect(-10, deck + 16, 1620, 26, dark),
      repeat(27, (i) =>
        path(d`M${-10 + i * 60} ${deck + 42}l30 -26l30 26`, 'none', {
          stroke: lighter(steel, 0.2),
          'stroke-width': 4,
          opacity: 0.6,
        }),
      ),
      group(
        `translate(0 ${deck})`,
        cars
          .slice(0, 5)
          .map((slot, i) =>
            car(
              120 + slot * 250 + (i % 2) * 40,
              p.cloth[(slot + i) % 5] ?? paints.accent,
              p.isNight ? p.window : paints.blue750,
              i % 3 === 1,
            ),
          )
          .join(''),
      ),
      line(-10, deck - 24, 1610, deck - 24, steel, 5),
      repeat(41, (i) => line(i * 40, deck - 24, i * 40, deck, steel, 3)),
      repeat(7, (i) => {
        const lx = 130 + i * 223;
        return Math.abs(Math.abs(lx - 800) - span) < 60
          ? ''
          : line(lx, deck, lx, deck - 92, paints.blue790, 5) +
              (p.isNight ? glow(s, lx, deck - 96, 70, 0.7) : '') +
              circle(lx, deck - 96, 10, paints.orange180);
      }),
      waveBand(s, 800, 9, mix(p.water[0], p.water[1], 0.7), 170),
      place(
        800 - side * 60,
        896,
        1.15,
        path(
          'M-300 -52C-200 -30 120 -30 240 -46L310 -86C300 -20 250 26 190 30H-210C-262 26 -290 -10 -300 -52Z',
          paints.red680,
        ) +
          path(
            'M-292 -30C-200 -10 120 -10 240 -26L302 -62L296 -36L240 -4C120 10 -200 10 -282 -8Z',
            paints.accent,
          ) +
          [-190, -60, 70].map((k) => rect(k, -150, 8, 116, paints.brown800)).join('') +
          path('M-230 -146Q-220 -190 -180 -192H80Q118 -190 128 -146Z', paints.primary) +
          path('M-230 -146H128V-134H-230Z', paints.cream71) +
          person({
            x: -120,
            y: 40,
            h: 158,
            skin: skins[1],
            top: paints.red520,
            bottom: paints.blue710,
            head: 'hijab',
            headColour: paints.accent,
            face: 1,
            legs: 'none',
          }) +
          person({
            x: 6,
            y: 40,
            h: 160,
            skin: skins[2],
            top: paints.cream71,
            bottom: paints.blue710,
            head: 'peci',
            face: 1,
            legs: 'none',
          }) +
          person({
            x: -256,
            y: 54,
            h: 190,
            skin: skins[3],
            top: paints.cream71,
            bottom: paints.blue710,
            head: 'caping',
            face: 1,
            legs: 'none',
            right: [14, -60, 20, -46],
          }) +
          path('M-300 -52C-200 -30 120 -30 240 -46L252 -20H-288Z', paints.red680) +
          path(
            'M-292 -30C-200 -10 120 -10 240 -26L302 -62L296 -36L240 -4C120 10 -200 10 -282 -8Z',
            paints.accent,
          ),
        side,
      ),
      waveBand(s, 926, 10, p.water[1], 190),
      ripples(s, 940, 990, 8, lighter(p.water[0], 0.4), 0.4),
      palm(
        800 + side * 680,
        1010,
        460,
        -side * 50,
        darker(p.leafDark, 0.25),
        darker(p.woodDark, 0.3),
        p.leafDark,
      ),
    ].join('');
  },
};
