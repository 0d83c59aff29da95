import { paints, skins } from '@beranda/brand';
import type { Canvas } from '../parts/canvas.ts';
import { batik, hangingCloth } from '../parts/cloth.ts';
import { basket } from '../parts/goods.ts';
import { pendant } from '../parts/lantern.ts';
import { person } from '../parts/person.ts';
import { pottedPlant } from '../parts/plants.ts';
import { circle, d, darker, ellipse, line, path, rect, repeat, stroke } from '../parts/shape.ts';
import { glow, pool, room } from '../parts/sky.ts';
import { view } from '../parts/window.ts';
import { cone, ikat } from '../parts/yarn.ts';
import { ALL_MOODS, type Scene } from './scene.ts';

/** A weaver seen from behind at a tall loom, the patterned cloth growing before her. */
export const weavingLoom: Scene = {
  moods: ALL_MOODS,
  draw(s: Canvas): string {
    const p = s.palette;
    const side = s.random.pick([-1, 1]);
    const x = 800;
    const w = 620;
    const weft = s.random.float(452, 486);
    const [ground, mark, accent, third] = s.random.pick([
      [paints.red690, paints.orange230, paints.accent, paints.primary],
      [paints.blue810, paints.orange191, paints.red520, paints.accent],
      [paints.teal840, paints.orange181, paints.accent, paints.red520],
      [paints.purple820, paints.orange260, paints.red460, paints.orange231],
    ] as const);
    const wood = p.wood;
    const dark = p.woodDark;
    const warp = p.isNight ? paints.cream151 : paints.cream60;
    const top = s.random.pick(
      ground === paints.teal840 ? [paints.accent, paints.red520] : [paints.accent, paints.teal730],
    );
    const wrap = batik(
      s,
      s.random.pick(['kawung', 'parang']),
      50,
      paints.red760,
      paints.orange270,
      paints.accent,
    );
    return [
      room(s, 810, { x, y: 330, r: 0 }, 150),
      view(s, x - side * 590 - 110, 200, 220, 300),
      line(x + side * 470, 186, x + side * 730, 186, dark, 12),
      hangingCloth(
        s,
        x + side * 600 - 95,
        190,
        190,
        330,
        batik(s, 'ikat', 62, paints.blue781, paints.orange330, paints.red520),
        paints.red690,
      ),
      glow(s, x, 340, 640, p.isNight ? 0.7 : 0.6),
      pool(s, x, 900, 760, 110, 0.4),
      ellipse(x, 924, 470, 22, paints.dark, { opacity: 0.3 }),
      rect(x - w / 2, 190, w, weft - 190, paints.dark, { opacity: p.isNight ? 0.25 : 0.1 }),
      repeat(52, (i) =>
        line(
          x - w / 2 + 6 + (i * (w - 12)) / 51,
          150,
          x - w / 2 + 6 + (i * (w - 12)) / 51,
          weft + 4,
          i % 9 === 4 ? accent : warp,
          3.2,
          { 'stroke-linecap': 'butt' },
        ),
      ),
      ikat(x, weft, 770, w, ground, mark, accent, third),
      rect(x - w / 2, weft - 5, w, 12, mark),
      path(d`M${x + w / 2} ${weft}V770H${x + w / 2 - 70}L${x + w / 2 - 40} ${weft}Z`, paints.dark, {
        opacity: 0.15,
      }),
      [252, 330]
        .map(
          (y, i) =>
            rect(x - w / 2 - 46, y, w + 92, 16, i === 0 ? dark : wood, { rx: 8 }) +
            [-1, 1]
              .map((k) => line(x + k * (w / 2 + 20), 120, x + k * (w / 2 + 20), y + 4, paints.brown340, 4))
              .join(''),
        )
        .join(''),
      rect(x - w / 2 - 40, weft - 66, w + 80, 30, wood, { rx: 6 }),
      rect(x - w / 2 - 40, weft - 66, w + 80, 8, paints.cream60, { opacity: 0.25 }),
      rect(x - w / 2 - 96, 96, w + 192, 30, wood, { rx: 10 }),
      rect(x - w / 2 - 60, 138, w + 120, 26, dark, { rx: 13 }),
      rect(x - w / 2 - 60, 762, w + 120, 36, wood, { rx: 16 }),
      rect(x - w / 2, 760, w, 40, ground, { rx: 10 }),
      rect(x - w / 2, 770, w, 6, accent),
      [-1, 1]
        .map(
          (k) =>
            rect(x + k * (w / 2 + 70) - 17, 84, 34, 838, k === 1 ? dark : wood, { rx: 6 }) +
            rect(x + k * (w / 2 + 70) - 44, 906, 88, 20, dark, { rx: 6 }) +
            circle(x + k * (w / 2 + 70), 780, 22, paints.orange423),
        )
        .join(''),
      pendant(s, x + side * 200, 20, 170, 420),
      person({
        x,
        y: 1140,
        h: 680,
        skin: skins[1],
        top,
        bottom: wrap,
        head: s.random.pick(['bun', 'bun', 'long']),
        face: 'back',
        legs: 'none',
        hasLongSleeves: true,
        left: [-24, -74, -35, -92],
        right: [24, -74, 34, -90],
      }),
      path(d`M${x - 250} ${weft + 36}q30 -24 84 -12q-12 34 -84 12z`, paints.orange320),
      path(d`M${x - 232} ${weft + 34}q24 -10 48 -2q-12 12 -48 2z`, paints.brown680),
      path(
        d`M${x - 66} 830H${x + 66}Q${x + 128} 850 ${x + 138} 930H${x - 138}Q${x - 128} 850 ${x - 66} 830Z`,
        wrap,
      ),
      path(d`M${x + 20} 830H${x + 66}Q${x + 128} 850 ${x + 138} 930H${x + 40}Z`, paints.dark, {
        opacity: 0.16,
      }),
      rect(x - 66, 806, 132, 34, darker(accent, 0.1), { rx: 8 }),
      rect(x - 230, 922, 460, 26, dark, { rx: 8 }),
      [-1, 1].map((k) => rect(x + k * 180 - 12, 946, 24, 60, dark)).join(''),
      [0, 1, 2]
        .map((i) =>
          cone(x - side * (470 + i * 82), 962 - (i % 2) * 14, 74, [accent, third, mark][i] ?? accent),
        )
        .join(''),
      repeat(
        6,
        (i) =>
          circle(
            x + side * 500 - 56 + (i % 4) * 38,
            850 - Math.floor(i / 4) * 26,
            30,
            [accent, third, paints.cream71, mark, ground, accent][i] ?? accent,
          ) +
          stroke(
            d`M${x + side * 500 - 74 + (i % 4) * 38} ${850 - Math.floor(i / 4) * 26}q18 -22 36 0`,
            paints.dark,
            2.5,
            { opacity: 0.25 },
          ),
      ),
      basket(x + side * 500, 968, 200, 104, paints.orange440),
      pottedPlant(x + side * 690, 940, 290, p.leaf, p.leafDark, paints.brown560),
    ].join('');
  },
};
