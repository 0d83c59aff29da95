import { batik, hangingCloth } from '../parts/cloth.ts';
import { basket } from '../parts/goods.ts';
import { pendant } from '../parts/lantern.ts';
import { SKINS } from '../parts/palette.ts';
import { person } from '../parts/person.ts';
import { pottedPlant } from '../parts/plants.ts';
import { circle, d, darker, ellipse, line, path, rect, repeat, stroke } from '../parts/shape.ts';
import { glow, pool, room } from '../parts/sky.ts';
import type { Stage } from '../parts/stage.ts';
import { view } from '../parts/window.ts';
import { cone, ikat } from '../parts/yarn.ts';
import { ANY, type Scene } from './scene.ts';

/** A weaver seen from behind at a tall loom, the patterned cloth growing before her. */
export const weavingLoom: Scene = {
  moods: ANY,
  draw(s: Stage): string {
    const p = s.palette;
    const side = s.random.pick([-1, 1]);
    const x = 800;
    const w = 620;
    const weft = s.random.float(452, 486);
    const [ground, mark, accent, third] = s.random.pick([
      ['#7A2E22', '#F0D29A', '#F2A31B', '#0E6E6B'],
      ['#12304E', '#F0D9AC', '#C9552E', '#F2A31B'],
      ['#0A4A48', '#F3DDAE', '#F2A31B', '#C9552E'],
      ['#3A1F2A', '#F0C98A', '#D9633A', '#E9D3A0'],
    ] as const);
    const wood = p.wood;
    const dark = p.woodDark;
    const warp = p.night ? '#F3E2BE' : '#FFF6E2';
    const top = s.random.pick(ground === '#0A4A48' ? ['#F2A31B', '#C9552E'] : ['#F2A31B', '#0E7C78']);
    const wrap = batik(s, s.random.pick(['kawung', 'parang']), 50, '#5C2A1F', '#EBC48A', '#F2A31B');
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
        batik(s, 'ikat', 62, '#24304E', '#D9B77C', '#C9552E'),
        '#7A2E22',
      ),
      glow(s, x, 340, 640, p.night ? 0.7 : 0.6),
      pool(s, x, 900, 760, 110, 0.4),
      ellipse(x, 924, 470, 22, '#0B1826', { opacity: 0.3 }),
      rect(x - w / 2, 190, w, weft - 190, '#0B1826', { opacity: p.night ? 0.25 : 0.1 }),
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
      path(d`M${x + w / 2} ${weft}V770H${x + w / 2 - 70}L${x + w / 2 - 40} ${weft}Z`, '#0B1826', {
        opacity: 0.15,
      }),
      [252, 330]
        .map(
          (y, i) =>
            rect(x - w / 2 - 46, y, w + 92, 16, i === 0 ? dark : wood, { rx: 8 }) +
            [-1, 1]
              .map((k) => line(x + k * (w / 2 + 20), 120, x + k * (w / 2 + 20), y + 4, '#C9B48A', 4))
              .join(''),
        )
        .join(''),
      rect(x - w / 2 - 40, weft - 66, w + 80, 30, wood, { rx: 6 }),
      rect(x - w / 2 - 40, weft - 66, w + 80, 8, '#FFF6E2', { opacity: 0.25 }),
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
            circle(x + k * (w / 2 + 70), 780, 22, '#C9A15C'),
        )
        .join(''),
      pendant(s, x + side * 200, 20, 170, 420),
      person({
        x,
        y: 1140,
        h: 680,
        skin: SKINS[1],
        top,
        bottom: wrap,
        head: s.random.pick(['bun', 'bun', 'long']),
        face: 'back',
        legs: 'none',
        long: true,
        left: [-24, -74, -35, -92],
        right: [24, -74, 34, -90],
      }),
      path(d`M${x - 250} ${weft + 36}q30 -24 84 -12q-12 34 -84 12z`, '#E6BC74'),
      path(d`M${x - 232} ${weft + 34}q24 -10 48 -2q-12 12 -48 2z`, '#7A4A28'),
      path(
        d`M${x - 66} 830H${x + 66}Q${x + 128} 850 ${x + 138} 930H${x - 138}Q${x - 128} 850 ${x - 66} 830Z`,
        wrap,
      ),
      path(d`M${x + 20} 830H${x + 66}Q${x + 128} 850 ${x + 138} 930H${x + 40}Z`, '#0B1826', {
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
            [accent, third, '#FBF1DF', mark, ground, accent][i] ?? accent,
          ) +
          stroke(
            d`M${x + side * 500 - 74 + (i % 4) * 38} ${850 - Math.floor(i / 4) * 26}q18 -22 36 0`,
            '#0B1826',
            2.5,
            { opacity: 0.25 },
          ),
      ),
      basket(x + side * 500, 968, 200, 104, '#C89254'),
      pottedPlant(x + side * 690, 940, 290, p.leaf, p.leafDark, '#B4532F'),
    ].join('');
  },
};
