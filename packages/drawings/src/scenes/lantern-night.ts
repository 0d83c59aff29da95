import { skins } from '@beranda/brand';
import { joglo, limasan, silhouette } from '../parts/building.ts';
import type { Canvas } from '../parts/canvas.ts';
import { contours, hills } from '../parts/land.ts';
import { lantern } from '../parts/lantern.ts';
import { person } from '../parts/person.ts';
import { palm } from '../parts/plants.ts';
import { d, darker, place, repeat, stroke } from '../parts/shape.ts';
import { backdrop, glow } from '../parts/sky.ts';
import { EVENING, type Scene } from './scene.ts';

/** One large lantern over a village at night; a parent and a child look up with lanterns of their own. */
export const lanternNight: Scene = {
  moods: EVENING,
  draw(s: Canvas): string {
    const p = s.palette;
    const side = s.random.pick([-1, 1]);
    const x = 800 + side * s.random.float(20, 120);
    const y = s.random.float(300, 345);
    const [, far, near, dark] = p.land;
    const house = silhouette(darker(far, 0.35), p.window);
    const count = s.random.int(6, 9);
    const cord = (t: number) => 40 + 190 * (1 - (2 * t - 1) ** 2) * 0.55;
    return [
      backdrop(s, { light: { x, y, r: 0 }, horizon: 700, kawung: 150, reach: 900 }),
      hills(s, 650, 46, p.land[0], 3),
      hills(s, 705, 34, far, 4),
      glow(s, 800 - side * 260, 770, 360, 0.3),
      limasan(800 - side * 470, 792, 190, house),
      joglo(800 - side * 220, 800, 300, house),
      limasan(800 + side * 30, 796, 150, house),
      limasan(800 + side * 520, 800, 210, house),
      palm(800 - side * 610, 800, 300, side * 46, darker(far, 0.45), darker(far, 0.4)),
      hills(s, 812, 20, near, 3),
      contours(s, 830, 5, 26, p.line, 0.16),
      stroke(d`M-20 40Q800 ${40 + 190 * 1.1} 1620 40`, darker(p.line, 0.45), 4, { opacity: 0.8 }),
      repeat(count, (i) => {
        const t = (i + 0.5) / count;
        const lx = t * 1600;
        if (Math.abs(lx - x) < 170) return '';
        const ly = cord(t);
        const drop = s.random.float(44, 110);
        return lantern(s, lx, ly + drop + 44, s.random.float(74, 104), ly - 6, 1.7);
      }),
      lantern(s, x, y, 300, -20, 2.3),
      hills(s, 905, 26, dark, 2),
      place(
        800 + side * 250,
        918,
        1.22,
        person({
          x: 0,
          y: 0,
          h: 330,
          skin: skins[1],
          top: p.cloth[1],
          bottom: darker(p.cloth[2], 0.35),
          head: 'hijab',
          headColour: p.cloth[3],
          face: -1,
          left: [-17, -64, -27, -74],
          hasLongSleeves: true,
        }) +
          person({
            x: -172,
            y: 8,
            h: 220,
            skin: skins[1],
            top: p.cloth[0],
            bottom: darker(p.cloth[4], 0.4),
            head: 'peci',
            face: -1,
            legs: 'trousers',
            left: [-17, -70, -25, -84],
          }) +
          lantern(s, -90, -192, 62, -244, 1.9) +
          lantern(s, -227, -138, 48, -177, 1.9),
        -side * -1,
      ),
      palm(800 + side * 660, 1010, 560, -side * 70, darker(dark, 0.3), darker(dark, 0.2)),
      contours(s, 935, 3, 30, p.line, 0.12),
    ].join('');
  },
};
