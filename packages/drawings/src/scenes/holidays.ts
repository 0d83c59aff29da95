import { paints } from '@beranda/brand';
import { letters } from '../parts/lettering.ts';
import { calendar, notebook, pen, writing } from '../parts/paper.ts';
import {
  circle,
  d,
  darker,
  ellipse,
  group,
  lighter,
  path,
  place,
  rect,
  repeat,
  stroke,
} from '../parts/shape.ts';
import { glow } from '../parts/sky.ts';
import { cup } from '../parts/stall.ts';
import { ketupat } from '../parts/symbols.ts';
import { paperOf, plainWall, STANDING, shadow, tabletop } from '../parts/tabletop.ts';
import { ALL_MOODS, type Scenes } from './scene.ts';

export const holidayScenes: Scenes = {
  /** The bank's jubilee: a cake with lights, and the years it has stood. */
  jubilee: {
    moods: ALL_MOODS,
    draw(s) {
      const tier = (y: number, w: number, h: number, tone: string, trim: string) =>
        rect(800 - w / 2, y - h, w, h, tone, { rx: 18 }) +
        rect(800 + w * 0.2, y - h, w * 0.3, h, paints.dark, { rx: 18, opacity: 0.1 }) +
        repeat(Math.round(w / 60), (i) => ellipse(800 - w / 2 + 30 + i * 60, y - h + 10, 32, 24, trim));
      return [
        tabletop(s, 800, 460),
        shadow(800, STANDING + 44, 420),
        ellipse(800, STANDING + 20, 430, 40, paints.cream20),
        tier(STANDING + 10, 720, 200, paints.primary, paints.cream20),
        tier(STANDING - 180, 520, 180, paints.cream71, paints.accent),
        letters('35', 800, STANDING - 214, 120, paints.accentStrong, 'middle'),
        repeat(
          5,
          (i) =>
            rect(
              800 - 170 + i * 85 - 9,
              STANDING - 450,
              18,
              96,
              i % 2 === 0 ? paints.red520 : paints.primary,
              { rx: 6 },
            ) +
            path(d`M${800 - 170 + i * 85} ${STANDING - 510}q26 40 0 58q-26 -18 0 -58Z`, paints.accent) +
            glow(s, 800 - 170 + i * 85, STANDING - 480, 90, 0.6),
        ),
        [-1, 1]
          .map(
            (k) =>
              stroke(d`M${800 + k * 800} 60Q${800 + k * 420} 260 800 110`, s.palette.woodDark, 5) +
              repeat(6, (i) =>
                path(
                  d`M${800 + k * (90 + i * 120)} ${128 + i * (i < 4 ? 12 : -8)}l34 0l-17 52Z`,
                  [paints.accent, paints.red520, paints.primary][i % 3] ?? paints.accent,
                ),
              ),
          )
          .join(''),
      ].join('');
    },
  },

  /** The days before Lebaran: ketupat hang beside a calendar with the closed days marked. */
  'holiday-calendar': {
    moods: ALL_MOODS,
    draw(s) {
      const { leaf } = s.palette;
      const bright = s.palette.isNight ? lighter(leaf, 0.3) : lighter(leaf, 0.2);
      const side = s.random.pick([-1, 1]);
      return [
        plainWall(s, 800 - side * 120, 500),
        group(
          `translate(${800 - side * 160} 540) rotate(${side * -2})`,
          calendar(760, paperOf(s), paints.primary, [16, 17, 18, 19, 20], 4),
        ),
        [
          [430, 250, 200],
          [590, 420, 230],
          [450, 650, 180],
        ]
          .map(
            ([k = 0, y = 0, w = 0]) =>
              stroke(`M${800 + side * k} 0V${y - w}`, paints.orange200, 6) +
              place(800 + side * k, y, 1, ketupat(w, bright, s.palette.leafDark)),
          )
          .join(''),
      ].join('');
    },
  },

  /** A holiday allowance in three parts: envelopes with batik, ketupat, and a jar that stays. */
  'holiday-allowance': {
    moods: ALL_MOODS,
    draw(s) {
      const tones = s.random.shuffle([paints.primary, paints.red590, paints.accent]);
      const { leafDark } = s.palette;
      const bright = lighter(s.palette.leaf, 0.3);
      return [
        tabletop(s),
        [0, 1, 2]
          .map((i) => {
            const tone = tones[i] ?? paints.accent;
            return (
              shadow(350 + i * 290, STANDING + 60, 150) +
              group(
                `translate(${350 + i * 290} 600) rotate(${(i - 1) * 6})`,
                rect(-126, -250, 260, 500, paints.dark, { rx: 16, opacity: 0.2 }) +
                  rect(-136, -264, 260, 500, tone, { rx: 16 }) +
                  path(
                    'M-136 -150L-6 -60L124 -150V-248q0 -16 -16 -16H-120q-16 0 -16 16Z',
                    darker(tone, 0.22),
                  ) +
                  circle(-6, -70, 40, paints.cream71) +
                  path('M-6 -98L4 -80L22 -70L4 -60L-6 -42L-16 -60L-34 -70L-16 -80Z', paints.accentStrong) +
                  repeat(3, (j) =>
                    path(`M${-90 + j * 84} 110l34 34l-34 34l-34 -34Z`, paints.cream71, { opacity: 0.55 }),
                  ),
              )
            );
          })
          .join(''),
        stroke('M1290 0V250', paints.orange200, 6),
        place(1290, 400, 1, ketupat(280, bright, leafDark)),
      ].join('');
    },
  },

  /** The last day of the year: a desk calendar, an open notebook and a cup of tea. */
  'year-end': {
    moods: ALL_MOODS,
    draw(s) {
      const side = s.random.pick([-1, 1]);
      const x = (k: number) => 800 + side * k;
      const page = paperOf(s);
      return [
        tabletop(s, x(-330), 420),
        shadow(x(-330), STANDING - 16, 300),
        path(
          d`M${x(-330) - 290} ${STANDING - 20}L${x(-330) - 240} 330H${x(-330) + 240}L${x(-330) + 290} ${STANDING - 20}Z`,
          s.palette.woodDark,
        ),
        rect(x(-330) - 236, 320, 472, 450, page, { rx: 20 }),
        path(
          d`M${x(-330) - 236} 340q0 -20 20 -20H${x(-330) + 216}q20 0 20 20V430H${x(-330) - 236}Z`,
          paints.red520,
        ),
        rect(x(-330) - 90, 364, 180, 26, paints.cream20, { rx: 12 }),
        letters('31', x(-330), 690, 270, paints.foreground, 'middle'),
        [-150, -50, 50, 150]
          .map((k) => rect(x(-330) + k - 10, 292, 20, 66, paints.grey250, { rx: 10 }))
          .join(''),
        shadow(x(300), STANDING + 70, 360),
        group(
          `translate(${x(290)} 800) rotate(${side * -3}) scale(0.9)`,
          notebook(
            680,
            300,
            paints.primary,
            page,
            [0, 1, 2, 3].map((i) => circle(-280, -90 + i * 58, 11, paints.accent)).join('') +
              writing(-250, -98, 200, 4, 58, paints.grey400),
            [0, 1, 2, 3].map((i) => circle(60, -90 + i * 58, 11, paints.accent)).join('') +
              writing(90, -98, 200, 4, 58, paints.grey400),
          ),
        ),
        group(`translate(${x(290) + 60} 830)`, pen(300, paints.red590)),
        cup(x(640), STANDING + 56, 170),
      ].join('');
    },
  },
};
