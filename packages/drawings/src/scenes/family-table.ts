import { paints, skins } from '@beranda/brand';
import type { Canvas } from '../parts/canvas.ts';
import { batik, hangingCloth } from '../parts/cloth.ts';
import { bowl, tea, tumpeng } from '../parts/goods.ts';
import { pendant } from '../parts/lantern.ts';
import { ARM, person } from '../parts/person.ts';
import { pottedPlant } from '../parts/plants.ts';
import { circle, d, darker, ellipse, line, mix, path, rect, repeat } from '../parts/shape.ts';
import { room } from '../parts/sky.ts';
import { view } from '../parts/window.ts';
import { ALL_MOODS, type Scene } from './scene.ts';

/** A family of three generations around a tumpeng, under one lamp. */
export const familyTable: Scene = {
  moods: ALL_MOODS,
  draw(s: Canvas): string {
    const p = s.palette;
    const side = s.random.pick([-1, 1]);
    const x = 800;
    const lampY = s.random.float(130, 165);
    const c = s.random.shuffle(p.cloth);
    const [c0 = paints.accent, c1 = paints.primary, c2 = paints.red520, c3 = paints.blue710] = c;
    const table = 690;
    const cover = s.random.pick([paints.cream71, paints.cream152]);
    const trim = batik(
      s,
      s.random.pick(['kawung', 'ikat', 'parang']),
      56,
      paints.red680,
      paints.orange260,
      paints.accent,
    );
    const wallCloth = batik(
      s,
      'kawung',
      64,
      mix(p.room[1], paints.red680, 0.7),
      paints.orange310,
      paints.accent,
    );
    const sit = { y: 1010, legs: 'none' } as const;
    return [
      room(s, 780, { x, y: 250, r: 0 }, 150),
      view(s, x - side * 560 - 130, 190, 260, 300),
      hangingCloth(s, x + side * 560 - 105, 170, 210, 330, wallCloth, paints.red800),
      line(x + side * 560 - 130, 170, x + side * 560 + 130, 170, p.woodDark, 12),
      pottedPlant(x + side * 640, 850, 380, p.leaf, p.leafDark, paints.brown560),
      person({
        ...sit,
        x: x - 255,
        h: 590,
        skin: skins[2],
        top: c1,
        bottom: c1,
        head: 'peci',
        face: 1,
        left: [-17, -60, -8, -49],
        right: ARM.frontRight,
      }),
      person({
        ...sit,
        x: x + 255,
        h: 575,
        skin: skins[1],
        top: c2,
        bottom: c2,
        head: 'hijab',
        headColour: c0,
        face: -1,
        left: ARM.frontLeft,
        right: [17, -60, 8, -49],
        hasLongSleeves: true,
      }),
      person({
        ...sit,
        x: x - 440,
        h: 540,
        skin: skins[3],
        top: c3,
        bottom: c3,
        head: 'bun',
        face: 1,
        right: [17, -62, 24, -60],
      }),
      person({
        ...sit,
        x: x + 432,
        y: 1000,
        h: 430,
        skin: skins[1],
        top: c0,
        bottom: c0,
        head: 'short',
        face: -1,
        left: [-17, -72, -24, -80],
      }),
      pendant(s, x, lampY, 250, 560),
      ellipse(x, 985, 560, 26, paints.dark, { opacity: 0.3 }),
      path(d`M${x - 560} ${table}H${x + 560}L${x + 590} ${table + 46}H${x - 590}Z`, cover),
      path(
        d`M${x - 590} ${table + 46}H${x + 590}V${table + 190}Q${x + 440} ${table + 218} ${x + 295} ${table + 190}T${x} ${table + 190}T${x - 295} ${table + 190}T${x - 590} ${table + 190}Z`,
        darker(cover, 0.1),
      ),
      path(d`M${x - 590} ${table + 110}H${x + 590}V${table + 170}H${x - 590}Z`, trim),
      rect(x - 590, table + 46, 1180, 12, paints.dark, { opacity: 0.12 }),
      [-470, 450].map((k) => rect(x + k, table + 196, 24, 104, p.woodDark)).join(''),
      ellipse(x, table + 20, 260, 20, paints.dark, { opacity: 0.14 }),
      tumpeng(x, table + 40, 330),
      [-1, 1]
        .map(
          (k) =>
            bowl(
              x + k * 268,
              table + 34,
              104,
              s.random.pick([paints.cream30, paints.primary]),
              k === side ? paints.green640 : paints.red520,
            ) + bowl(x + k * 405, table + 36, 96, paints.cream30, paints.orange220),
        )
        .join(''),
      [-1, 1].map((k) => tea(x + k * 192, table + 34, 64) + tea(x + k * 478, table + 36, 64)).join(''),
      repeat(s.random.int(2, 3), (i) =>
        circle(x + side * (525 - i * 24), table + 24 - (i % 2) * 14, 14, paints.orange461),
      ),
    ].join('');
  },
};
