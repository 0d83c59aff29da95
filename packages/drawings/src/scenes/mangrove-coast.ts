import { paints, skins } from '@beranda/brand';
import type { Canvas } from '../parts/canvas.ts';
import { hills, treeLine } from '../parts/land.ts';
import { person } from '../parts/person.ts';
import { d, darker, ellipse, lighter, line, mix, path, place, rect, repeat } from '../parts/shape.ts';
import { backdrop, birds } from '../parts/sky.ts';
import { ripples, sea } from '../parts/water.ts';
import { egret, mangrove, seedling } from '../parts/wetland.ts';
import { ALL_MOODS, type Scene } from './scene.ts';

/** Mangroves on their stilt roots at the coast; planters pass in a dugout with seedlings. */
export const mangroveCoast: Scene = {
  moods: ALL_MOODS,
  draw(s: Canvas): string {
    const p = s.palette;
    const side = s.random.pick([-1, 1]);
    const light = {
      x: 800 - side * s.random.float(110, 220),
      y: s.random.float(290, 350),
      r: s.random.float(104, 134),
    };
    const [far, middle, near] = p.land;
    const water = 600;
    const wood = p.name === 'night' ? paints.brown710 : mix(p.woodDark, p.wood, 0.3);
    const young = mix(p.leaf, paints.green440, p.isNight ? 0.4 : 0.3);
    const count = s.random.int(6, 9);
    return [
      backdrop(s, { light, horizon: 560, kawung: 150, clouds: 2 }),
      hills(s, 540, 34, mix(far, p.sky[2], 0.3), 3),
      treeLine(s, 572, 58, far),
      treeLine(s, 592, 44, middle),
      sea(s, water, light.x),
      ripples(s, 620, 980, 36, lighter(p.water[0], 0.5), 0.45),
      birds(
        s,
        800 + side * 80,
        130,
        s.random.int(3, 5),
        p.isNight ? lighter(far, 0.6) : darker(middle, 0.25),
      ),
      mangrove(
        s,
        800 - side * 540,
        668,
        390,
        mix(middle, p.leaf, 0.5),
        mix(near, p.leafDark, 0.5),
        darker(wood, 0.15),
        mix(middle, p.leaf, 0.7),
      ),
      mangrove(s, 800 + side * 600, 690, 460, mix(near, p.leaf, 0.6), p.leafDark, wood, p.leaf),
      ellipse(800 + side * 230, 786, 330, 20, p.water[1], { opacity: 0.7 }),
      mangrove(s, 800 + side * 240, 770, 640, p.leaf, p.leafDark, wood, lighter(p.leaf, 0.14)),
      repeat(5, (i) =>
        rect(
          800 + side * 240 - 260 + i * 24 + s.random.float(0, 60),
          792 + i * 16,
          330 - i * 44,
          5,
          p.leafDark,
          { rx: 3, opacity: 0.5 },
        ),
      ),
      repeat(count, (i) =>
        seedling(800 - side * (110 - i * 74) + s.random.float(-8, 8), 858 + (i % 2) * 22, 62, young),
      ),
      egret(800 + side * 470, 872, 190, p.isNight ? paints.cream100 : paints.cream20),
      place(
        800 - side * 200,
        862,
        1,
        person({
          x: -110,
          y: 110,
          h: 330,
          skin: skins[2],
          top: paints.accent,
          bottom: paints.blue781,
          head: 'caping',
          face: 1,
          legs: 'none',
          hasLongSleeves: true,
          left: [-6, -64, 14, -60],
          right: [17, -68, 20, -78],
          over:
            line(24, -86, 8, -26, paints.brown640, 2) +
            ellipse(6, -20, 3.4, 8, paints.brown640, { transform: 'rotate(15 6 -20)' }),
        }) +
          person({
            x: 90,
            y: 116,
            h: 310,
            skin: skins[1],
            top: paints.red520,
            bottom: paints.blue781,
            head: 'hijab',
            headColour: paints.cream71,
            face: 1,
            legs: 'none',
            hasLongSleeves: true,
            left: [-8, -60, 10, -56],
            right: [16, -62, 20, -56],
          }) +
          [10, 30, 160, 182, 204].map((x, i) => seedling(x, -28, 68 - (i % 2) * 10, young)).join('') +
          path(
            'M-320 -66C-240 -26 -180 -22 0 -22S220 -26 290 -72C280 -4 230 44 150 44H-190C-270 44 -310 0 -320 -66Z',
            paints.brown690,
          ) +
          path(
            'M-312 -44C-240 -8 -180 -4 0 -4S220 -8 284 -50L276 -26C220 10 160 14 0 14S-230 12 -302 -18Z',
            paints.accent,
          ) +
          path('M20 44H150C230 44 280 -4 290 -72C240 -40 200 -28 120 -24Q90 20 20 44Z', paints.dark, {
            opacity: 0.14,
          }),
        side,
      ),
      rect(800 - side * 200 - 300, 902, 600, 7, lighter(p.water[0], 0.5), { rx: 4, opacity: 0.6 }),
      repeat(4, (i) =>
        rect(800 - side * 200 - 230 + i * 30, 918 + i * 16, 460 - i * 90, 5, lighter(p.water[0], 0.3), {
          rx: 3,
          opacity: 0.35,
        }),
      ),
      path(d`M-20 1010V960Q240 930 520 968T1080 972T1620 950V1010Z`, darker(near, 0.3)),
      repeat(9, (i) => {
        const x = 40 + i * 190 + s.random.float(-50, 50);
        return (
          path(d`M${x} 1000q4 -46 10 -60q6 14 10 60z`, darker(wood, 0.2)) +
          path(d`M${x + 34} 1000q4 -32 8 -44q4 12 8 44z`, darker(wood, 0.2))
        );
      }),
    ].join('');
  },
};
