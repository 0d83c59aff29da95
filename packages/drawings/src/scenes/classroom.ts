import { paints, skins } from '@beranda/brand';
import type { Canvas } from '../parts/canvas.ts';
import { pendant } from '../parts/lantern.ts';
import { chalk, hen } from '../parts/lesson.ts';
import { person } from '../parts/person.ts';
import { pottedPlant } from '../parts/plants.ts';
import { circle, d, darker, ellipse, line, path, place, rect, repeat } from '../parts/shape.ts';
import { pool, room } from '../parts/sky.ts';
import { view } from '../parts/window.ts';
import { ALL_MOODS, type Scene } from './scene.ts';

/** A lesson about saving: the teacher at the board, pupils in red and white seen from behind. */
export const classroom: Scene = {
  moods: ALL_MOODS,
  draw(s: Canvas): string {
    const p = s.palette;
    const side = s.random.pick([-1, 1]);
    const x = 800;
    const bx = x + side * 70;
    const wood = p.wood;
    const desk = (tx: number, y: number, w: number) =>
      rect(tx - w / 2, y, w, w * 0.07, wood, { rx: 5 }) +
      rect(tx - w * 0.46, y + w * 0.07, w * 0.92, w * 0.12, p.woodDark) +
      [-0.42, 0.38].map((k) => rect(tx + w * k, y + w * 0.19, w * 0.04, w * 0.34, p.woodDark)).join('') +
      rect(tx - w * 0.4, y - w * 0.035, w * 0.2, w * 0.035, s.random.pick(p.cloth), { rx: 2 }) +
      rect(tx + w * 0.2, y - w * 0.03, w * 0.2, w * 0.03, paints.cream20, { rx: 2 });
    const pupil = (px: number, y: number, h: number, skin: string, isHandUp: boolean) => {
      const hip = y + h * 0.17;
      const seat = hip + h * 0.12;
      return (
        desk(px, y, h * 0.76) +
        person({
          x: px,
          y: hip + h * 0.44,
          h,
          skin,
          top: p.isNight ? paints.cream100 : paints.cream30,
          bottom: paints.red551,
          head: s.random.pick(['short', 'hijab', 'long', 'short', 'bun']),
          headColour: paints.cream20,
          face: 'back',
          legs: 'none',
          left: [-16, -62, -10, -54],
          right: isHandUp ? [17, -84, 16, -104] : [16, -62, 10, -54],
        }) +
        rect(px - h * 0.13, hip - h * 0.02, h * 0.26, h * 0.16, paints.red551, { rx: h * 0.04 }) +
        [-1, 1]
          .map((k) => rect(px + k * h * 0.16 - h * 0.012, hip - h * 0.14, h * 0.024, h * 0.52, p.woodDark))
          .join('') +
        rect(px - h * 0.18, hip - h * 0.13, h * 0.36, h * 0.07, p.wood, { rx: 5 }) +
        rect(px - h * 0.19, seat, h * 0.38, h * 0.035, p.wood, { rx: 4 })
      );
    };
    const handUp = s.random.int(0, 2);
    return [
      room(s, 720, { x: bx, y: 290, r: 0 }, 150),
      view(s, x - side * 600 - 115, 170, 230, 330),
      rect(bx - 372, 116, 744, 388, p.wood, { rx: 8 }),
      rect(bx - 352, 136, 704, 348, p.name === 'sea' ? paints.foreground : paints.teal830),
      path(d`M${bx + 60} 136H${bx + 352}V484H${bx - 120}Z`, paints.surface, { opacity: 0.05 }),
      place(bx - side * 60, 322, 0.86, chalk(0, 0, s.random.int(0, 1))),
      rect(bx - 352, 488, 704, 22, darker(wood, 0.2)),
      repeat(3, (i) =>
        rect(
          bx - 40 + i * 40,
          482,
          28,
          8,
          [paints.cream71, paints.accent, paints.orange234][i] ?? paints.cream71,
          { rx: 3 },
        ),
      ),
      line(x + side * 620, 190, x + side * 620, 740, paints.orange423, 9),
      circle(x + side * 620, 186, 12, paints.accent),
      path(
        d`M${x + side * 620} 206Q${x + side * 670} 230 ${x + side * 700} 216T${x + side * 760} 226V292Q${x + side * 710} 276 ${x + side * 690} 286T${x + side * 620} 278Z`,
        paints.red522,
      ),
      path(
        d`M${x + side * 620} 278Q${x + side * 660} 300 ${x + side * 690} 286T${x + side * 760} 292V356Q${x + side * 710} 340 ${x + side * 690} 352T${x + side * 620} 348Z`,
        paints.cream20,
      ),
      pottedPlant(x + side * 690, 800, 300, p.leaf, p.leafDark, paints.brown560),
      pendant(s, bx - side * 210, 34, 150, 420),
      pool(s, x, 800, 760, 120, 0.3),
      ellipse(x + side * 410, 790, 190, 14, paints.dark, { opacity: 0.2 }),
      person({
        x: x + side * 400,
        y: 790,
        h: 540,
        skin: skins[1],
        top: s.random.pick([paints.red520, paints.accent, paints.accentStrong]),
        bottom: paints.blue781,
        head: s.random.pick(['hijab', 'bun', 'peci']),
        headColour: s.random.pick([paints.blue710, paints.cream71, paints.grey850]),
        face: side === 1 ? -1 : 1,
        hasLongSleeves: true,
        left: side === 1 ? [-19, -74, -28, -88] : [-17, -62, -9, -52],
        right: side === 1 ? [17, -62, 9, -52] : [19, -74, 28, -88],
        over: line(side * -28, -88, side * -40, -99, paints.orange231, 1.2),
      }),
      rect(x - side * 470 - 130, 628, 260, 20, wood, { rx: 6 }),
      rect(x - side * 470 - 116, 648, 232, 150, p.woodDark),
      hen(x - side * 470, 630, 120, paints.orange431),
      repeat(3, (i) =>
        rect(
          x - side * 565 - 34,
          618 - i * 16,
          68,
          14,
          [p.cloth[0], paints.red520, paints.blue710][i] ?? paints.red520,
          {
            rx: 3,
          },
        ),
      ),
      repeat(3, (i) =>
        pupil(x - side * 60 + (i - 1) * 330, 690, 330, skins[(i + 1) % 4] ?? skins[1], i === handUp),
      ),
      repeat(4, (i) =>
        pupil(x - side * 60 + (i - 1.5) * 330, 868, 440, skins[(i + 2) % 4] ?? skins[1], false),
      ),
    ].join('');
  },
};
