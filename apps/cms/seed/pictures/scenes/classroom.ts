import { hills } from '../parts/land.ts';
import { pendant } from '../parts/lantern.ts';
import { SKINS } from '../parts/palette.ts';
import { person } from '../parts/person.ts';
import { pottedPlant } from '../parts/plants.ts';
import { circle, d, darker, ellipse, fade, line, path, poly, rect, repeat, stroke } from '../parts/shape.ts';
import { glow, pool, room } from '../parts/sky.ts';
import type { Stage } from '../parts/stage.ts';
import { ANY, type Scene } from './scene.ts';

/** A clay money box in the shape of a hen; `y` is its foot. */
function hen(x: number, y: number, w: number, clay: string): string {
  return (
    path(
      d`M${x - w * 0.5} ${y - w * 0.62}Q${x - w * 0.42} ${y - w * 0.36} ${x - w * 0.12} ${y - w * 0.44}Q${x + w * 0.1} ${y - w * 0.5} ${x + w * 0.14} ${y - w * 0.74}Q${x + w * 0.24} ${y - w * 0.94} ${x + w * 0.38} ${y - w * 0.76}L${x + w * 0.5} ${y - w * 0.68}L${x + w * 0.38} ${y - w * 0.62}Q${x + w * 0.5} ${y - w * 0.1} ${x + w * 0.14} ${y}H${x - w * 0.2}Q${x - w * 0.56} ${y - w * 0.1} ${x - w * 0.5} ${y - w * 0.62}Z`,
      clay,
    ) +
    path(
      d`M${x + w * 0.16} ${y - w * 0.82}q${w * 0.02} ${-w * 0.14} ${w * 0.08} ${-w * 0.06}q${w * 0.06} ${-w * 0.1} ${w * 0.1} ${w * 0.06}z`,
      '#C8412F',
    ) +
    path(
      d`M${x - w * 0.28} ${y - w * 0.3}Q${x - w * 0.06} ${y - w * 0.42} ${x + w * 0.12} ${y - w * 0.24}Q${x - w * 0.06} ${y - w * 0.08} ${x - w * 0.28} ${y - w * 0.3}Z`,
      darker(clay, 0.22),
    ) +
    circle(x + w * 0.3, y - w * 0.74, w * 0.035, '#20252E') +
    rect(x - w * 0.12, y - w * 0.5, w * 0.2, w * 0.03, '#3A1A12')
  );
}

/** What is chalked on the board: growing bars, a circle in parts, coins. */
function chalk(x: number, y: number, kind: number): string {
  const c = '#F6EBD6';
  const bars =
    repeat(5, (i) =>
      rect(x - 300 + i * 52, y + 96 - (i + 1) * 34, 34, (i + 1) * 34, i === 4 ? '#F2A31B' : 'none', {
        stroke: i === 4 ? '#F2A31B' : c,
        'stroke-width': 4,
      }),
    ) +
    line(x - 320, y + 98, x - 30, y + 98, c, 5) +
    stroke(
      d`M${x - 300} ${y + 30}L${x - 90} ${y - 116}M${x - 122} ${y - 114}L${x - 88} ${y - 118}L${x - 96} ${y - 84}`,
      '#F2A31B',
      5,
    );
  const pie =
    circle(x + 150, y - 10, 96, 'none', { stroke: c, 'stroke-width': 5 }) +
    path(d`M${x + 150} ${y - 10}V${y - 106}A96 96 0 0 1 ${x + 242} ${y + 18}Z`, '#F2A31B') +
    stroke(d`M${x + 150} ${y - 10}L${x + 90} ${y + 64}`, c, 5);
  const coins = repeat(3, (i) =>
    repeat(i + 2, (k) =>
      ellipse(x + 66 + i * 92, y + 84 - k * 30, 38, 13, k === i + 1 ? '#F2A31B' : 'none', {
        stroke: k === i + 1 ? '#F2A31B' : c,
        'stroke-width': 4,
      }),
    ),
  );
  return bars + (kind === 0 ? pie : coins);
}

/** A lesson about saving: the teacher at the board, pupils in red and white seen from behind. */
export const classroom: Scene = {
  moods: ANY,
  draw(s: Stage): string {
    const p = s.palette;
    const side = s.random.pick([-1, 1]);
    const x = 800;
    const bx = x + side * 70;
    const wood = p.wood;
    const window = (wx: number) => {
      const frame = rect(wx - 115, 170, 230, 330, '#fff');
      return (
        rect(wx - 131, 154, 262, 362, p.woodDark, { rx: 4 }) +
        s.clip(
          frame,
          rect(
            wx - 115,
            170,
            230,
            330,
            s.linear([
              [0, p.sky[0]],
              [0.6, p.sky[1]],
              [1, p.sky[2]],
            ]),
          ) +
            glow(s, wx + 30, 300, 200, 0.7) +
            circle(wx + 30, 300, 42, p.sun) +
            hills(s, 410, 16, p.land[1], 6) +
            hills(s, 456, 12, p.land[2], 7),
        ) +
        line(wx, 170, wx, 500, p.woodDark, 9) +
        line(wx - 115, 335, wx + 115, 335, p.woodDark, 9) +
        rect(wx - 145, 512, 290, 16, wood)
      );
    };
    const pupil = (px: number, y: number, h: number, i: number) => {
      const kind = s.random.pick(['short', 'hijab', 'long', 'short', 'bun'] as const);
      return (
        person({
          x: px,
          y: y + h * 0.47,
          h,
          skin: SKINS[(i + 1) % 4] ?? SKINS[1],
          top: p.night ? '#F6EBD6' : '#FFFAF0',
          bottom: '#B5352F',
          head: kind,
          headColour: '#FFFDF7',
          face: 'back',
          legs: 'none',
          left: [-16, -62, -8, -54],
          right: [16, -62, 8, -54],
        }) +
        path(
          d`M${px - h * 0.13} ${y}H${px + h * 0.13}L${px + h * 0.15} ${y + h * 0.2}H${px - h * 0.15}Z`,
          '#B5352F',
        )
      );
    };
    const raised = s.random.int(0, 1);
    const table = (tx: number, y: number, w: number) =>
      rect(tx - w / 2, y, w, w * 0.07, wood, { rx: 5 }) +
      rect(tx - w * 0.46, y + w * 0.07, w * 0.92, w * 0.12, p.woodDark) +
      [-0.42, 0.38].map((k) => rect(tx + w * k, y + w * 0.19, w * 0.04, w * 0.34, p.woodDark)).join('');
    return [
      room(s, 720, { x: bx, y: 290, r: 0 }, 150),
      window(x - side * 600),
      rect(bx - 372, 116, 744, 388, p.wood, { rx: 8 }),
      rect(bx - 352, 136, 704, 348, p.name === 'laut' ? '#10243A' : '#0F4745'),
      path(d`M${bx + 60} 136H${bx + 352}V484H${bx - 120}Z`, '#FBF8F2', { opacity: 0.05 }),
      chalk(bx - 10, 316, s.random.int(0, 1)),
      rect(bx - 352, 488, 704, 22, darker(wood, 0.2)),
      repeat(3, (i) =>
        rect(bx - 40 + i * 40, 482, 28, 8, ['#FBF1DF', '#F2A31B', '#E7B7A0'][i] ?? '#FBF1DF', { rx: 3 }),
      ),
      line(x + side * 620, 190, x + side * 620, 740, '#C9A15C', 9),
      circle(x + side * 620, 186, 12, '#F2A31B'),
      path(
        d`M${x + side * 620} 206Q${x + side * 670} 230 ${x + side * 700} 216T${x + side * 760} 226V292Q${x + side * 710} 276 ${x + side * 690} 286T${x + side * 620} 278Z`,
        '#C8302B',
      ),
      path(
        d`M${x + side * 620} 278Q${x + side * 660} 300 ${x + side * 690} 286T${x + side * 760} 292V356Q${x + side * 710} 340 ${x + side * 690} 352T${x + side * 620} 348Z`,
        '#FFFDF7',
      ),
      pottedPlant(x + side * 690, 800, 300, p.leaf, p.leafDark, '#B4532F'),
      pendant(s, bx - side * 210, 34, 150, 420),
      pool(s, x, 800, 760, 120, 0.3),
      ellipse(x + side * 360, 790, 190, 14, '#0B1826', { opacity: 0.2 }),
      person({
        x: x + side * 330,
        y: 790,
        h: 540,
        skin: SKINS[1],
        top: s.random.pick(['#C9552E', '#F2A31B', '#B4560A']),
        bottom: '#24304E',
        head: s.random.pick(['hijab', 'bun', 'peci']),
        headColour: s.random.pick(['#24506E', '#FBF1DF', '#20252E']),
        face: side === 1 ? -1 : 1,
        long: true,
        left: side === 1 ? [-19, -74, -28, -88] : [-17, -62, -9, -52],
        right: side === 1 ? [17, -62, 9, -52] : [19, -74, 28, -88],
        over: line(side * -28, -88, side * -40, -99, '#E9D3A0', 1.2),
      }),
      rect(x - side * 470 - 130, 628, 260, 20, wood, { rx: 6 }),
      rect(x - side * 470 - 116, 648, 232, 150, p.woodDark),
      hen(x - side * 470, 630, 120, '#D98A4A'),
      repeat(3, (i) =>
        rect(x - side * 565 - 34, 618 - i * 16, 68, 14, [p.cloth[0], '#C9552E', '#24506E'][i] ?? '#C9552E', {
          rx: 3,
        }),
      ),
      fade(
        1,
        repeat(3, (i) => {
          const px = x - side * 60 + (i - 1) * 330;
          return (
            pupil(px, 812, 330, i) +
            (i === raised
              ? stroke(d`M${px + 28} 720L${px + 56} 668L${px + 60} 610`, SKINS[2], 16) +
                circle(px + 60, 602, 11, SKINS[2])
              : '') +
            table(px, 772, 250)
          );
        }),
      ),
      repeat(3, (i) => {
        const px = x + (i - 1) * 440;
        return (
          pupil(px, 1006, 480, i + 1) +
          table(px, 946, 330) +
          poly(
            [
              [px - 96, 946],
              [px - 20, 946],
              [px - 28, 936],
              [px - 88, 936],
            ],
            '#FFFDF7',
          ) +
          rect(px + 40, 934, 70, 12, p.cloth[i] ?? '#F2A31B', { rx: 3 })
        );
      }),
    ].join('');
  },
};
