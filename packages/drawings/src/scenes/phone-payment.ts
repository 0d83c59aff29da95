import { paints, skins } from '@beranda/brand';
import type { Canvas } from '../parts/canvas.ts';
import { batik } from '../parts/cloth.ts';
import { bananas, basket, bowl, fruitHeap, kerupukTin, steam } from '../parts/goods.ts';
import { pendant } from '../parts/lantern.ts';
import { ARM, person } from '../parts/person.ts';
import { code, hand } from '../parts/phone.ts';
import { pottedPlant } from '../parts/plants.ts';
import { circle, d, darker, ellipse, lighter, line, path, rect, repeat, rotate } from '../parts/shape.ts';
import { glow, pool, room } from '../parts/sky.ts';
import { ALL_MOODS, type Scene } from './scene.ts';

/** A customer pays with a phone at the code on a stall's counter; the seller waits behind it. */
export const phonePayment: Scene = {
  moods: ALL_MOODS,
  draw(s: Canvas): string {
    const p = s.palette;
    const side = s.random.pick([-1, 1]);
    const x = 800;
    const counter = 730;
    const qx = x - side * 345;
    const px = x + side * 200;
    const ink = p.name === 'sea' ? paints.foreground : paints.teal860;
    const top = s.random.pick([paints.teal730, paints.red520, paints.blue710]);
    const apron = top === paints.red520 ? paints.blue781 : paints.accent;
    const sleeve = batik(
      s,
      s.random.pick(['kawung', 'parang', 'ikat']),
      64,
      s.random.pick([paints.red680, paints.blue781, paints.primaryStrong]),
      paints.orange270,
      paints.accent,
    );
    const skin = s.random.pick([skins[1], skins[2]]);
    const stock = s.random.shuffle([
      paints.red520,
      paints.teal730,
      paints.accent,
      paints.cream71,
      paints.red680,
      paints.blue710,
    ]);
    return [
      room(s, 760, { x, y: 380, r: 0 }, 150),
      [206, 352]
        .map(
          (y, r) =>
            rect(90, y, 1420, 16, p.woodDark) +
            repeat(15, (i) => {
              const h = 50 + ((i * 37 + r * 23) % 40);
              return Math.abs(126 + i * 96 - (x - side * 70)) < 110
                ? ''
                : i % 5 === 3
                  ? kerupukTin(126 + i * 96, y, 66, stock[(i + r) % 6] ?? paints.red520)
                  : rect(102 + i * 96, y - h, 46, h, stock[(i + r * 2) % 6] ?? paints.red520, { rx: 8 }) +
                    rect(110 + i * 96, y - h - 10, 30, 12, p.woodDark, { rx: 3 }) +
                    rect(102 + i * 96, y - h * 0.62, 46, h * 0.3, paints.cream20, { opacity: 0.7 });
            }),
        )
        .join(''),
      rect(0, 0, 1600, 760, p.room[1], { opacity: 0.42 }),
      glow(s, x, 360, 620, p.isNight ? 0.65 : 0.55),
      pendant(s, x + side * 430, 40, 180, 0),
      bananas(x - side * 560, 70, 150),
      bananas(x - side * 460, 60, 130),
      person({
        x: x - side * 70,
        y: 1010,
        h: 760,
        skin: skins[1],
        top,
        bottom: paints.blue781,
        head: s.random.pick(['hijab', 'hijab', 'peci']),
        headColour:
          top === paints.red520 ? paints.cream71 : s.random.chance(0.5) ? paints.cream71 : paints.red270,
        face: side === 1 ? 1 : -1,
        legs: 'none',
        hasLongSleeves: true,
        apron,
        left: ARM.downLeft,
        right: ARM.downRight,
      }),
      rect(0, counter, 1600, 34, p.wood),
      rect(0, counter, 1600, 8, lighter(p.wood, 0.25)),
      rect(0, counter + 34, 1600, 250, p.woodDark),
      repeat(12, (i) => rect(i * 140, counter + 34, 70, 250, p.wood, { opacity: 0.2 })),
      rect(0, counter + 34, 1600, 16, paints.dark, { opacity: 0.3 }),
      pool(s, x, counter + 6, 700, 60, 0.5),
      fruitHeap(
        s,
        x - side * 610,
        counter - 58,
        190,
        s.random.pick([paints.orange461, paints.red521, paints.green560]),
        4,
      ),
      basket(x - side * 610, counter + 16, 210, 86, paints.orange440),
      pottedPlant(x + side * 640, counter + 16, 270, p.leaf, p.leafDark, paints.brown560),
      bowl(x + side * 500, counter + 14, 120, paints.cream30, paints.orange460),
      steam(x + side * 500, counter - 48, 90, paints.cream80, 0.5),
      ellipse(qx, counter + 16, 190, 14, paints.dark, { opacity: 0.3 }),
      rect(qx - 120, counter - 8, 240, 26, p.woodDark, { rx: 8 }),
      rect(qx - 136, 404, 272, 328, paints.cream20, { rx: 20 }),
      path(
        d`M${qx - 136} 424Q${qx - 136} 404 ${qx - 116} 404H${qx + 116}Q${qx + 136} 404 ${qx + 136} 424V460H${qx - 136}Z`,
        paints.red520,
      ),
      circle(qx - 104, 432, 14, paints.orange370),
      rect(qx - 80, 426, 110, 12, paints.cream80, { rx: 7 }),
      code(s, qx - 107, 480, 214, ink),
      rect(qx - 70, 708, 140, 9, paints.cream141, { rx: 4 }),
      glow(s, px, 600, 330, 0.6),
      rotate(
        side * 7,
        px,
        600,
        `<g transform="translate(${px} 580) scale(${side * 0.92} 0.92)">${hand(skin, sleeve, paints.cream71, p.name === 'noon' ? paints.green110 : paints.green80, s.random.int(0, 1), side)}</g>`,
      ),
      line(0, 997, 1600, 997, darker(p.woodDark, 0.4), 8),
    ].join('');
  },
};
