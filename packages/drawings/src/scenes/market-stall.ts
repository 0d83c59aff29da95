import { paints, skins } from '@beranda/brand';
import { awning, joglo, silhouette } from '../parts/building.ts';
import type { Canvas } from '../parts/canvas.ts';
import { bananas, basket, crate, fruitHeap, mound, sack } from '../parts/goods.ts';
import { ground, treeLine } from '../parts/land.ts';
import { pendant } from '../parts/lantern.ts';
import { person } from '../parts/person.ts';
import { palm } from '../parts/plants.ts';
import { darker, ellipse, line, mix, rect, repeat } from '../parts/shape.ts';
import { backdrop, glow, pool } from '../parts/sky.ts';
import { ALL_MOODS, type Scene } from './scene.ts';

/** A fruit stall under a striped awning: the seller behind, a buyer in front. */
export const marketStall: Scene = {
  moods: ALL_MOODS,
  draw(s: Canvas): string {
    const p = s.palette;
    const side = s.random.pick([-1, 1]);
    const light = {
      x: 800 - side * s.random.float(570, 620),
      y: s.random.float(180, 260),
      r: s.random.float(70, 96),
    };
    const [far, middle, near] = p.land;
    const back = silhouette(mix(middle, far, 0.35), p.isNight ? p.window : mix(far, p.sky[2], 0.5));
    const floor = p.street;
    const fruit = s.random.shuffle([
      paints.orange461,
      paints.red521,
      paints.green560,
      paints.orange381,
      paints.red611,
    ]);
    const [one, two] = s.random.pick([
      [p.cloth[0], p.name === 'night' ? paints.cream100 : paints.cream71],
      [p.cloth[1], paints.cream71],
      [paints.red520, paints.cream71],
    ] as const);
    const x = 800;
    const counter = 700;
    return [
      backdrop(s, { light, horizon: 640, kawung: 130, clouds: p.isNight ? 0 : 2 }),
      treeLine(s, 600, 90, far),
      joglo(x + side * 560, 700, 560, back, false),
      joglo(x - side * 610, 705, 440, back, false),
      palm(x + side * 520, 700, 520, side * 40, darker(middle, 0.12), darker(middle, 0.2), middle),
      ground(690, floor),
      rect(0, 690, 1600, 10, darker(floor, 0.3), { opacity: 0.5 }),
      ellipse(x, 935, 640, 44, paints.dark, { opacity: 0.22 }),
      rect(x - 430, 250, 860, 460, p.isNight ? mix(p.woodDark, paints.brown720, 0.4) : darker(near, 0.12)),
      glow(s, x, 400, 430, p.isNight ? 0.85 : 0.65),
      pool(s, x, 900, 900, 170, p.isNight ? 0.42 : 0.3),
      rect(x - 440, 250, 22, 680, p.wood),
      rect(x + 418, 250, 22, 680, p.wood),
      line(x - 420, 372, x + 420, 372, p.woodDark, 8),
      repeat(3, (i) => bananas(x - side * (350 - i * 92), 392, 112 - (i % 2) * 16)),
      pendant(s, x + side * 60, 345, 130, 0, 300),
      person({
        x: x + side * 130,
        y: 920,
        h: 540,
        skin: skins[1],
        top: paints.teal710,
        bottom: p.cloth[4],
        head: 'hijab',
        headColour: one === paints.accent ? paints.cream71 : paints.accent,
        face: side === 1 ? -1 : 1,
        apron: paints.cream71,
        left: side === 1 ? [-19, -64, -29, -56] : [-15, -62, -8, -52],
        right: side === 1 ? [15, -62, 8, -52] : [19, -64, 29, -56],
        hasLongSleeves: true,
        legs: 'none',
      }),
      rect(x - 460, counter, 920, 26, p.wood, { rx: 6 }),
      rect(x - 440, counter + 26, 880, 210, p.woodDark),
      repeat(6, (i) => rect(x - 440 + i * 148, counter + 26, 74, 210, p.wood, { opacity: 0.35 })),
      rect(x - 440, counter + 26, 880, 16, paints.dark, { opacity: 0.3 }),
      repeat(4, (i) => {
        const bx = x - side * (355 - i * 122);
        return (
          fruitHeap(
            s,
            bx,
            counter - 62,
            150,
            fruit[i % fruit.length] ?? paints.orange461,
            s.random.int(3, 4),
          ) + basket(bx, counter + 2, 142, 66, mix(p.wood, paints.orange320, 0.6))
        );
      }),
      awning(x, 190, 900, 130, 12, one, two),
      rect(x - 456, 178, 912, 18, p.woodDark, { rx: 6 }),
      crate(x + side * 330, 938, 190, 120, mix(p.wood, paints.orange362, 0.3)),
      fruitHeap(s, x + side * 330, 822, 180, fruit[4] ?? paints.green560, 3),
      sack(x + side * 150, 950, 150, 150, paints.orange290, paints.red521),
      mound(x + side * 150, 826, 110, 46, paints.red521),
      person({
        x: x - side * 290,
        y: 950,
        h: 560,
        skin: skins[2],
        top: p.name === 'night' || p.name === 'blue-hour' ? paints.red520 : paints.blue710,
        bottom: darker(p.cloth[4], 0.1),
        head: 'bun',
        face: side === 1 ? 1 : -1,
        left: side === 1 ? [-15, -61, -13, -45] : [-18, -66, -28, -66],
        right: side === 1 ? [18, -66, 28, -66] : [15, -61, 13, -45],
        sash: two,
        over: '',
      }),
      basket(x - side * 362, 808, 120, 96, paints.orange440),
    ].join('');
  },
};
