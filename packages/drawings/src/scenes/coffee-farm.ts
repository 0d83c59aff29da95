import { paints, skins } from '@beranda/brand';
import { limasan, rumahGadang, silhouette } from '../parts/building.ts';
import type { Canvas } from '../parts/canvas.ts';
import { branch } from '../parts/coffee.ts';
import { basket } from '../parts/goods.ts';
import { hills, treeLine, volcano } from '../parts/land.ts';
import { person } from '../parts/person.ts';
import { bush } from '../parts/plants.ts';
import { circle, d, darker, ellipse, group, mix, path, rect, repeat } from '../parts/shape.ts';
import { backdrop, birds } from '../parts/sky.ts';
import { ALL_MOODS, type Scene } from './scene.ts';

/** A picker among coffee rows below a volcano, ripe cherries close to us. */
export const coffeeFarm: Scene = {
  moods: ALL_MOODS,
  draw(s: Canvas): string {
    const p = s.palette;
    const side = s.random.pick([-1, 1]);
    const light = {
      x: 800 + side * s.random.float(220, 330),
      y: s.random.float(210, 290),
      r: s.random.float(84, 112),
    };
    const [far, middle, near, _fore] = p.land;
    const cherry = s.random.pick([paints.red521, paints.red551, paints.red490]);
    const field = mix(near, p.leaf, 0.6);
    const slope = (t: number) => mix(mix(middle, p.leaf, 0.68), darker(p.leafDark, 0.2), t * 0.8);
    return [
      backdrop(s, { light, horizon: 560, kawung: 150, clouds: 2 }),
      volcano(
        800 - side * s.random.float(180, 270),
        580,
        1100,
        s.random.float(330, 380),
        mix(far, p.isNight ? p.sky[1] : middle, 0.25),
        mix(p.sky[2], p.glow, 0.45),
        s.random.chance(0.6) ? p.sky[2] : '',
        side,
      ),
      birds(s, 800 + side * 60, 150, 3, darker(middle, 0.2)),
      hills(s, 540, 40, far, 3),
      treeLine(s, 575, 44, middle),
      (s.random.chance(0.5) ? rumahGadang : limasan)(
        800 - side * 470,
        604,
        290,
        p.isNight
          ? silhouette(darker(middle, 0.25), p.window)
          : {
              wall: p.wall,
              shade: p.wallShade,
              roof: p.roof,
              roofShade: p.roofShade,
              wood: p.woodDark,
              window: p.window,
            },
      ),
      repeat(4, (i) => {
        const t = i / 3;
        const y = 610 + t * 170;
        const w = 110 + t * 70;
        const count = Math.ceil(1700 / (w * 0.94));
        const shift = s.random.float(0, w);
        return (
          path(
            d`M-20 ${y - 30}Q800 ${y - 62 + t * 20} 1620 ${y - 30}V1010H-20Z`,
            i % 2 === 0 ? field : mix(field, p.woodDark, 0.22),
          ) +
          repeat(count, (k) => {
            const bx = -40 - shift + k * w * 0.98 + w / 2;
            const by = y + 26 - 30 * Math.sin((Math.max(0, Math.min(1600, bx)) / 1600) * Math.PI);
            return (
              bush(bx, by, w * 1.04, slope(t + (k % 2) * 0.12), mix(slope(t), p.leaf, 0.8)) +
              repeat(2 + i, (c) =>
                circle(
                  bx - w * 0.28 + (c * w * 0.56) / (1 + i) + s.random.float(-6, 6),
                  by - w * 0.16 - s.random.float(0, w * 0.16),
                  3 + t * 5,
                  cherry,
                ),
              )
            );
          })
        );
      }),
      path('M-20 880Q800 830 1620 880V1010H-20Z', darker(field, 0.35)),
      ellipse(800 - side * 40, 958, 250, 18, paints.dark, { opacity: 0.25 }),
      person({
        x: 800 - side * 60,
        y: 956,
        h: 560,
        skin: skins[2],
        top: s.random.pick([paints.accent, paints.red520, paints.cream71]),
        bottom: p.name === 'sea' ? paints.red680 : paints.blue710,
        head: 'caping',
        face: side === 1 ? 1 : -1,
        hasLongSleeves: true,
        left: side === 1 ? [-17, -62, -6, -54] : [-20, -68, -33, -73],
        right: side === 1 ? [20, -68, 33, -73] : [17, -62, 6, -54],
        sash: paints.red680,
        over: circle(side * 34.5, -75, 1.9, cherry) + circle(side * 36.5, -72.6, 1.9, cherry),
      }),
      repeat(7, (i) =>
        circle(
          800 - side * 125 - 48 + i * 16,
          660 - (i % 2) * 12,
          15,
          i % 3 === 0 ? darker(cherry, 0.14) : cherry,
        ),
      ),
      basket(800 - side * 125, 770, 130, 108, paints.orange440),
      repeat(9, (i) =>
        circle(
          800 + side * 270 - 72 + i * 18,
          836 - (i % 2) * 16,
          19,
          i % 3 === 0 ? darker(cherry, 0.14) : cherry,
        ),
      ),
      basket(800 + side * 270, 962, 190, 122, paints.brown500),
      group(
        side === 1 ? '' : 'translate(1600 0) scale(-1 1)',
        branch(s, 1640, 470, 163, 560, 4, p.leaf, p.leafDark, cherry),
        branch(s, -50, 930, -16, 400, 3, p.leaf, p.leafDark, cherry),
        branch(s, 1660, 960, 196, 360, 3, p.leafDark, darker(p.leafDark, 0.2), cherry),
      ),
      rect(0, 994, 1600, 10, darker(field, 0.5)),
    ].join('');
  },
};
