import { paints, skins } from '@beranda/brand';
import { laptop } from '../parts/device.ts';
import { pendant } from '../parts/lantern.ts';
import {
  bars,
  calendar,
  clipboard,
  donut,
  ledgerRows,
  notebook,
  pen,
  sheet,
  trend,
  writing,
} from '../parts/paper.ts';
import { type Head, person } from '../parts/person.ts';
import { pottedPlant } from '../parts/plants.ts';
import { circle, darker, group, path, place, rect, repeat, stroke } from '../parts/shape.ts';
import { room } from '../parts/sky.ts';
import { paperOf, plainWall, STANDING, shadow, tabletop } from '../parts/tabletop.ts';
import { ALL_MOODS, type Scenes } from './scene.ts';

const GROWTH = [0.34, 0.42, 0.4, 0.55, 0.66, 0.82];

export const reportScenes: Scenes = {
  /** An open report: columns on one page, a ring and a table on the other. */
  'report-chart': {
    moods: ALL_MOODS,
    draw(s) {
      const page = paperOf(s);
      const tone = s.palette.name === 'sea' ? paints.blue710 : paints.primary;
      return [
        tabletop(s),
        shadow(800, STANDING + 60, 620),
        group(
          'translate(800 560) rotate(-2)',
          notebook(
            1120,
            620,
            darker(tone, 0.3),
            page,
            rect(-500, -250, 250, 26, tone, { rx: 10 }) +
              writing(-500, -204, 420, 2, 30, paints.grey250) +
              bars(-500, 230, 430, 350, GROWTH, tone, paints.accent),
            place(
              160,
              -90,
              1,
              donut(104, 58, [
                [0.55, tone],
                [0.27, paints.accent],
                [0.18, paints.red520],
              ]),
            ) +
              writing(320, -150, 170, 4, 42, paints.grey400) +
              ledgerRows(60, 60, 430, 3, 54, tone),
          ),
        ),
        group('translate(1290 850)', pen(300, paints.red590)),
      ].join('');
    },
  },

  /** The report of a month: a calendar with its last day marked, and a table beside it. */
  'month-report': {
    moods: ALL_MOODS,
    draw(s) {
      const side = s.random.pick([-1, 1]);
      const page = paperOf(s);
      return [
        plainWall(s, 800, 480),
        group(
          `translate(${800 - side * 300} 500) rotate(${side * -4})`,
          sheet(560, 740, page, paints.primary, ledgerRows(-220, -220, 440, 7, 72, paints.primary)),
        ),
        group(
          `translate(${800 + side * 320} 490) rotate(${side * 5})`,
          calendar(520, page, paints.red590, [30], 5),
        ),
      ].join('');
    },
  },

  /** Half a year on a laptop: a line that rises over grey columns. */
  'half-year': {
    moods: ALL_MOODS,
    draw(s) {
      const screen = s.palette.isNight ? paints.dark : paints.surface;
      const line = s.palette.isNight ? paints.accent : paints.primary;
      return [
        tabletop(s),
        shadow(800, STANDING + 10, 620),
        place(
          800,
          STANDING - 50,
          1.32,
          laptop(
            rect(36, 34, 150, 20, line, { rx: 8 }) +
              rect(430, 34, 150, 20, paints.grey400, { rx: 8, opacity: 0.5 }) +
              bars(36, 340, 548, 230, GROWTH, s.palette.isNight ? paints.blue692 : paints.teal230) +
              trend(80, 300, 460, 210, [0.2, 0.34, 0.3, 0.52, 0.7, 0.98], line, 9),
            screen,
          ),
        ),
        pottedPlant(1470, 860, 300, s.palette.leaf, s.palette.leafDark, paints.brown560),
      ].join('');
    },
  },

  /** Six quarters as piles of shop goods: the loans to small businesses grow. */
  'loan-growth': {
    moods: ALL_MOODS,
    draw(s) {
      const tones = [paints.accent, paints.red520, paints.primary];
      return [
        tabletop(s, 980, 400),
        [2, 3, 4, 6]
          .map((count, i) => {
            const x = 330 + i * 310;
            return (
              shadow(x, STANDING + 20, 130) +
              repeat(count, (j) => {
                const y = STANDING + 16 - j * 92;
                const tone = tones[(i + j) % 3] ?? paints.accent;
                return (
                  rect(x - 105, y - 86, 210, 86, tone, { rx: 8 }) +
                  rect(x + 45, y - 86, 60, 86, paints.dark, { rx: 8, opacity: 0.13 }) +
                  rect(x - 18, y - 86, 36, 34, paints.cream71, { opacity: 0.8 }) +
                  rect(x - 84, y - 28, 54, 10, paints.dark, { rx: 4, opacity: 0.25 })
                );
              })
            );
          })
          .join(''),
        stroke(
          'M250 560C520 520 820 420 1060 210',
          s.palette.isNight ? paints.cream71 : paints.foreground,
          14,
        ),
        stroke('M960 214L1074 196L1056 310', s.palette.isNight ? paints.cream71 : paints.foreground, 14),
      ].join('');
    },
  },

  /** The general meeting: shareholders raise their hands before the board's table. */
  'general-meeting': {
    moods: ALL_MOODS,
    draw(s) {
      const p = s.palette;
      const heads: Head[] = ['peci', 'hijab', 'short', 'bun'];
      const dress = s.random.shuffle([paints.grey811, paints.primary, paints.red590, paints.blue710]);
      const crowd = s.random.shuffle([...p.cloth]);
      return [
        room(s, 640, { x: 800, y: 260, r: 0 }),
        rect(470, 70, 660, 300, paints.dark, { rx: 12, opacity: 0.25 }),
        rect(460, 56, 680, 300, paints.cream71, { rx: 12 }),
        bars(520, 320, 300, 200, [0.5, 0.62, 0.74, 0.95], paints.primary, paints.accent),
        place(
          990,
          200,
          1,
          donut(74, 42, [
            [0.75, paints.primary],
            [0.25, paints.accent],
          ]),
        ),
        pendant(s, 250, 60, 170, 0),
        pendant(s, 1350, 60, 170, 0),
        heads
          .map((head, i) =>
            person({
              x: 430 + i * 247,
              y: 895,
              h: 520,
              skin: skins[i % 4] ?? skins[1],
              top: dress[i] ?? paints.primary,
              bottom: paints.dark,
              head,
              headColour: head === 'hijab' ? paints.cream71 : paints.dark,
              face: 0,
              legs: 'none',
              hasLongSleeves: true,
            }),
          )
          .join(''),
        rect(230, 640, 1140, 26, p.wood, { rx: 8 }),
        rect(250, 666, 1100, 140, p.woodDark),
        path('M780 700h40c18 22 18 58 0 80h-40c-18 -22 -18 -58 0 -80Z', paints.accent),
        repeat(4, (i) => rect(390 + i * 247, 618, 80, 24, paints.cream20, { rx: 4 })),
        repeat(5, (i) => {
          const up = i % 2 === 1;
          return person({
            x: 150 + i * 325,
            y: 1312,
            h: 640,
            skin: skins[(i + 2) % 4] ?? skins[2],
            top: crowd[i % crowd.length] ?? paints.accent,
            bottom: paints.dark,
            head: heads[(i + 1) % 4] ?? 'short',
            headColour: crowd[(i + 2) % crowd.length] ?? paints.accent,
            face: 'back',
            legs: 'none',
            hasLongSleeves: true,
            ...(up ? { right: [17, -86, 15, -108] as const } : {}),
          });
        }),
      ].join('');
    },
  },

  /** A survey on a clipboard: three answers, three faces. */
  survey: {
    moods: ALL_MOODS,
    draw(s) {
      const face = (y: number, tone: string, mouth: string) =>
        circle(-150, y, 56, tone) +
        circle(-170, y - 12, 8, paints.dark) +
        circle(-130, y - 12, 8, paints.dark) +
        stroke(mouth, paints.dark, 9);
      return [
        plainWall(s, 740, 480),
        group(
          'translate(740 520) rotate(-4)',
          clipboard(
            620,
            860,
            s.palette.woodDark,
            paperOf(s),
            face(-190, paints.green540, 'M-180 -178Q-150 -142 -120 -178') +
              face(10, paints.orange381, 'M-176 34H-124') +
              face(210, paints.red460, 'M-178 240Q-150 210 -122 240') +
              [300, 170, 70]
                .map(
                  (w, i) =>
                    rect(-60, -214 + i * 200, 300, 44, paints.cream141, { rx: 22 }) +
                    rect(
                      -60,
                      -214 + i * 200,
                      w,
                      44,
                      [paints.green540, paints.orange381, paints.red460][i] ?? '',
                      { rx: 22 },
                    ),
                )
                .join(''),
          ),
        ),
        group('translate(1140 760)', pen(420, paints.primary)),
      ].join('');
    },
  },
};
