import { paints, skins } from '@beranda/brand';
import { houseColours, limasan, silhouette } from '../parts/building.ts';
import type { Canvas } from '../parts/canvas.ts';
import { parcel } from '../parts/goods.ts';
import { ground, hills, treeLine, volcano } from '../parts/land.ts';
import { person } from '../parts/person.ts';
import { bananaClump, bush, palm } from '../parts/plants.ts';
import { d, darker, ellipse, lighter, mix, path, place, rect, repeat, stroke } from '../parts/shape.ts';
import { backdrop, glow } from '../parts/sky.ts';
import { truck } from '../parts/truck.ts';
import { ALL_MOODS, type Scene } from './scene.ts';

/** A painted truck stops on a country road and the driver hands over a parcel. */
export const deliveryTruck: Scene = {
  moods: ALL_MOODS,
  draw(s: Canvas): string {
    const p = s.palette;
    const side = s.random.pick([-1, 1]);
    const light = {
      x: 800 + side * s.random.float(260, 400),
      y: s.random.float(200, 290),
      r: s.random.float(86, 116),
    };
    const [far, middle, near] = p.land;
    const cab = s.random.pick(
      p.name === 'sea'
        ? [paints.red520, paints.blue750]
        : p.name === 'dusk'
          ? [paints.primary, paints.blue710]
          : [paints.red520, paints.teal730, paints.red590],
    );
    const box =
      cab === paints.red520 || cab === paints.red590
        ? p.isNight
          ? paints.cream142
          : paints.cream50
        : paints.cream144;
    const road = p.isNight ? darker(p.street, 0.15) : mix(p.street, paints.grey670, 0.45);
    const tx = 800 - side * 40;
    const house = p.isNight ? silhouette(darker(middle, 0.25), p.window) : houseColours(p);
    return [
      backdrop(s, { light, horizon: 560, kawung: 150, clouds: s.random.int(1, 3) }),
      s.random.chance(0.6)
        ? volcano(
            800 - side * 640,
            600,
            820,
            300,
            mix(far, p.sky[1], 0.25),
            mix(p.sky[2], p.glow, 0.4),
            '',
            side,
          )
        : hills(s, 480, 70, mix(far, p.sky[2], 0.4), 3),
      hills(s, 560, 50, far, 3),
      treeLine(s, 620, 60, middle),
      limasan(800 - side * 610, 720, 280, house),
      limasan(800 + side * 600, 716, 220, house),
      hills(s, 712, 22, near, 3),
      bush(800 - side * 380, 760, 220, p.leafDark, p.leaf),
      bush(800 + side * 480, 758, 260, p.leafDark, p.leaf),
      palm(800 + side * 560, 770, 470, side * 40, p.leafDark, p.woodDark, p.leaf),
      ground(748, mix(near, p.leaf, 0.4)),
      rect(0, 778, 1600, 232, road),
      rect(0, 778, 1600, 12, lighter(road, 0.35)),
      repeat(7, (i) => rect(30 + i * 240, 954, 130, 14, paints.cream71, { rx: 4, opacity: 0.75 })),
      ellipse(tx - side * 30, 880, 500, 24, paints.dark, { opacity: 0.4 }),
      p.isNight
        ? path(
            d`M${tx + side * 408} 674L${tx + side * 900} 720V900L${tx + side * 408} 724Z`,
            s.linear(
              side === 1
                ? [
                    [0, p.glow, 0.6],
                    [1, p.glow, 0],
                  ]
                : [
                    [0, p.glow, 0],
                    [1, p.glow, 0.6],
                  ],
              1,
              0,
            ),
          ) + glow(s, tx + side * 400, 700, 130, 0.9)
        : '',
      place(tx, 880, 1, truck(s, cab, box, darker(cab, 0.1), p.isNight), side),
      ellipse(800 + side * 120, 952, 290, 14, paints.dark, { opacity: 0.3 }),
      person({
        x: 800 + side * 170,
        y: 950,
        h: 400,
        skin: skins[2],
        top: paints.accent,
        bottom: paints.blue830,
        head: 'cap',
        headColour: cab,
        face: side === 1 ? -1 : 1,
        legs: 'walk',
        left: side === 1 ? [-14, -62, -23, -57] : [-13, -62, 15, -55],
        right: side === 1 ? [13, -62, -15, -55] : [14, -62, 23, -57],
      }),
      person({
        x: 800 - side * 30,
        y: 954,
        h: 390,
        skin: skins[1],
        top: cab === paints.teal730 || cab === paints.primary ? paints.red520 : paints.primary,
        bottom: paints.red680,
        head: 'hijab',
        headColour: paints.cream71,
        face: side === 1 ? 1 : -1,
        hasLongSleeves: true,
        left: side === 1 ? [-13, -61, 14, -54] : [-14, -61, -22, -57],
        right: side === 1 ? [14, -61, 22, -57] : [13, -61, -14, -54],
      }),
      parcel(800 + side * 69, 752, 92, 76, paints.orange422, paints.cream152),
      parcel(800 + side * 440, 958, 120, 90, paints.orange422, paints.cream152),
      parcel(800 + side * 428, 868, 84, 62, paints.brown501, paints.cream152),
      bananaClump(800 - side * 720, 1020, 330, p.leaf, p.leafDark),
      stroke('M0 1000H1600', darker(road, 0.3), 12),
    ].join('');
  },
};
