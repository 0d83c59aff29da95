import { paints, skins } from '@beranda/brand';
import { laptop } from '../parts/device.ts';
import { pendant } from '../parts/lantern.ts';
import { letters } from '../parts/lettering.ts';
import {
  bars,
  calendar,
  clipboard,
  cross,
  donut,
  ledgerRows,
  notebook,
  pen,
  seal,
  sheet,
  tick,
  trend,
  writing,
} from '../parts/paper.ts';
import { type Head, person } from '../parts/person.ts';
import { pottedPlant } from '../parts/plants.ts';
import {
  circle,
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
import { room } from '../parts/sky.ts';
import { ketupat, magnifier, shoot } from '../parts/symbols.ts';
import { paperOf, plainWall, STANDING, shadow, tabletop } from '../parts/tabletop.ts';
import { ANY, type Scenes } from './scene.ts';

const GROWTH = [0.34, 0.42, 0.4, 0.55, 0.66, 0.82];

export const reports: Scenes = {
  /** An open report: columns on one page, a ring and a table on the other. */
  'report-chart': {
    moods: ANY,
    draw(s) {
      const page = paperOf(s);
      const tone = s.palette.name === 'laut' ? paints.blue710 : paints.primary;
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
    moods: ANY,
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
    moods: ANY,
    draw(s) {
      const screen = s.palette.night ? paints.dark : paints.surface;
      const line = s.palette.night ? paints.accent : paints.primary;
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
              bars(36, 340, 548, 230, GROWTH, s.palette.night ? paints.blue692 : paints.teal230) +
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
    moods: ANY,
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
        stroke('M250 560C520 520 820 420 1060 210', s.palette.night ? paints.cream71 : paints.foreground, 14),
        stroke('M960 214L1074 196L1056 310', s.palette.night ? paints.cream71 : paints.foreground, 14),
      ].join('');
    },
  },

  /** The general meeting: shareholders raise their hands before the board's table. */
  'general-meeting': {
    moods: ANY,
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
              y: 850,
              h: 520,
              skin: skins[i % 4] ?? skins[1],
              top: dress[i] ?? paints.primary,
              bottom: paints.dark,
              head,
              headColour: head === 'hijab' ? paints.cream71 : paints.dark,
              face: 0,
              legs: 'none',
              long: true,
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
            y: 1230,
            h: 640,
            skin: skins[(i + 2) % 4] ?? skins[2],
            top: crowd[i % crowd.length] ?? paints.accent,
            bottom: paints.dark,
            head: heads[(i + 1) % 4] ?? 'short',
            headColour: crowd[(i + 2) % crowd.length] ?? paints.accent,
            face: 'back',
            legs: 'none',
            long: true,
            ...(up ? { right: [17, -86, 15, -108] as const } : {}),
          });
        }),
      ].join('');
    },
  },

  /** A survey on a clipboard: three answers, three faces. */
  survey: {
    moods: ANY,
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

  /** A shop's accounts: the book, an abacus, and slips on a spike. */
  'account-book': {
    moods: ANY,
    draw(s) {
      const p = s.palette;
      const beads = [paints.red520, paints.accent, paints.primary];
      return [
        tabletop(s),
        shadow(620, STANDING + 66, 460),
        group(
          'translate(610 600) rotate(-4)',
          notebook(
            840,
            540,
            paints.red590,
            paperOf(s),
            ledgerRows(-380, -190, 330, 6, 62, paints.blue710),
            ledgerRows(56, -190, 320, 4, 62, paints.blue710) +
              letters('Rp', 60, 160, 36, paints.grey500) +
              letters('1.845.000', 376, 160, 46, paints.foreground, 'end') +
              rect(56, 180, 320, 6, paints.accent),
          ),
        ),
        group('translate(800 860)', pen(280, paints.primary)),
        shadow(1280, STANDING + 20, 210),
        rect(1090, 420, 380, 440, p.woodDark, { rx: 16 }),
        rect(1116, 446, 328, 388, p.night ? paints.dark : paints.cream123),
        repeat(
          5,
          (i) =>
            rect(1110, 478 + i * 76, 340, 7, paints.brown562) +
            repeat(7, (j) => {
              const left = (i * 3) % 5;
              return ellipse(
                1146 + j * 32 + (j > left ? 76 : 0),
                482 + i * 76,
                15,
                28,
                beads[i % 3] ?? paints.accent,
              );
            }),
        ),
      ].join('');
    },
  },

  /** A list of questions in a notebook, most of them ticked, with a glass of tea. */
  checklist: {
    moods: ANY,
    draw(s) {
      return [
        plainWall(s, 760, 480),
        group(
          'translate(760 520) rotate(4)',
          rect(-296, -400, 620, 840, paints.dark, { rx: 20, opacity: 0.2 }) +
            rect(-310, -420, 620, 840, paperOf(s), { rx: 20 }) +
            rect(-310, -420, 620, 110, paints.primary, { rx: 20 }) +
            rect(-310, -340, 620, 30, paints.primary) +
            repeat(9, (i) => rect(-262 + i * 62, -450, 18, 60, paints.grey400, { rx: 9 })) +
            repeat(7, (i) => {
              const y = -236 + i * 88;
              const done = i < 5;
              return (
                rect(-250, y - 26, 52, 52, done ? paints.green110 : paints.white, {
                  rx: 12,
                  stroke: done ? paints.green670 : paints.grey400,
                  'stroke-width': 5,
                }) +
                (done ? tick(-224, y, 30, paints.green670, 9) : '') +
                rect(-160, y - 12, 380 - ((i * 67) % 150), 20, paints.grey400, { rx: 10 })
              );
            }),
        ),
        group('translate(1230 800)', pen(420, paints.red590)),
      ].join('');
    },
  },

  /** The days before Lebaran: ketupat hang beside a calendar with the closed days marked. */
  'holiday-calendar': {
    moods: ANY,
    draw(s) {
      const { leaf } = s.palette;
      const bright = s.palette.night ? lighter(leaf, 0.3) : lighter(leaf, 0.2);
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
    moods: ANY,
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

  /** A government bond: a certificate with a hall of columns, and coupons to cut. */
  'government-bond': {
    moods: ANY,
    draw(s) {
      const tone = s.palette.name === 'laut' ? paints.red590 : paints.primary;
      return [
        tabletop(s),
        shadow(800, STANDING + 50, 600),
        group(
          'translate(800 520) rotate(-2)',
          rect(-560, -330, 1140, 720, paints.dark, { rx: 12, opacity: 0.22 }) +
            rect(-576, -350, 1140, 720, paperOf(s), { rx: 12 }) +
            rect(-546, -320, 760, 660, 'none', { rx: 8, stroke: tone, 'stroke-width': 10 }) +
            path('M-380 -40L-166 -150L48 -40Z', tone) +
            rect(-390, -34, 450, 26, tone) +
            repeat(5, (i) => rect(-366 + i * 92, 0, 36, 150, tone)) +
            rect(-400, 158, 470, 28, tone) +
            circle(-166, -78, 22, paints.accent) +
            rect(-330, -260, 330, 34, paints.foreground, { rx: 10 }) +
            letters('Rp1.000.000', -166, 272, 62, paints.foreground, 'middle') +
            place(120, -230, 1, seal(48, paints.accent)) +
            stroke('M240 -340V360', paints.grey400, 5, { 'stroke-dasharray': '6 18' }) +
            repeat(
              5,
              (i) =>
                rect(270, -322 + i * 134, 264, 116, i === 4 ? paints.cream123 : lighter(tone, 0.78), {
                  rx: 8,
                }) +
                letters('6,25%', 402, -250 + i * 134, 44, i === 4 ? paints.accentStrong : tone, 'middle'),
            ),
        ),
      ].join('');
    },
  },

  /** A mutual fund: a ring of several investments with a plant in its middle. */
  'fund-mix': {
    moods: ANY,
    draw(s) {
      const { leaf, leafDark, night } = s.palette;
      return [
        tabletop(s, 800, 430),
        place(
          800,
          430,
          1,
          donut(
            270,
            110,
            s.random.shuffle([
              [0.38, paints.primary],
              [0.27, paints.accent],
              [0.2, paints.red520],
              [0.15, paints.blue710],
            ] as const),
          ),
        ),
        shadow(800, STANDING + 20, 170),
        place(800, 690, 1, shoot(290, 3, night ? lighter(leaf, 0.25) : leaf, leafDark)),
        path(`M690 690H910L880 ${STANDING + 16}H720Z`, paints.brown560),
        path(`M830 690H910L880 ${STANDING + 16}H826Z`, paints.dark, { opacity: 0.15 }),
        rect(674, 676, 252, 34, darker(paints.brown560, 0.15), { rx: 8 }),
      ].join('');
    },
  },

  /** A promise of twelve per cent under the magnifier. */
  'yield-check': {
    moods: ANY,
    draw(s) {
      const ink = s.palette.night ? paints.cream71 : paints.foreground;
      return [
        plainWall(s, 800, 470),
        trend(
          140,
          870,
          1260,
          420,
          [0.1, 0.3, 0.22, 0.5, 0.4, 0.66, 0.6],
          s.palette.night ? paints.blue692 : paints.teal410,
          14,
        ),
        place(720, 440, 1, magnifier(300, letters('12%', 0, 66, 190, paints.red590, 'middle'))),
        letters('4,25%', 90, 250, 76, ink),
        letters('6,25%', 1130, 240, 76, ink),
      ].join('');
    },
  },

  /** The value of a fund on a tablet: a line over the days, and its figure. */
  'fund-value': {
    moods: ANY,
    draw(s) {
      return [
        tabletop(s),
        shadow(800, STANDING + 40, 560),
        group(
          'translate(800 500) rotate(-3)',
          rect(-524, -352, 1064, 744, paints.dark, { rx: 54, opacity: 0.2 }) +
            rect(-540, -374, 1064, 744, paints.grey910, { rx: 54 }) +
            rect(-500, -334, 984, 664, paints.surface, { rx: 24 }) +
            rect(-450, -284, 220, 24, paints.grey400, { rx: 10 }) +
            letters('1.523,48', -452, -170, 96, paints.foreground) +
            letters('+0,32%', 434, -176, 60, paints.green670, 'end') +
            repeat(4, (i) => rect(-450, -90 + i * 110, 884, 3, paints.cream141)) +
            trend(
              -440,
              250,
              850,
              310,
              [0.2, 0.16, 0.34, 0.3, 0.52, 0.46, 0.7, 0.66, 0.94],
              paints.primary,
              13,
            ),
        ),
      ].join('');
    },
  },

  /** What is forbidden and what is right: two lists with a cross and ticks. */
  'terms-list': {
    moods: ANY,
    draw(s) {
      return [
        plainWall(s, 800, 480),
        group(
          'translate(610 520) rotate(-5)',
          sheet(560, 780, paperOf(s), paints.foreground, writing(-220, -230, 440, 11, 52, paints.grey250)),
        ),
        group(
          'translate(990 500) rotate(4)',
          sheet(
            560,
            780,
            paperOf(s),
            paints.primary,
            repeat(
              5,
              (i) =>
                (i === 3
                  ? cross(-190, -190 + i * 100, 40, paints.red551, 11)
                  : tick(-190, -190 + i * 100, 46, paints.green670, 11)) +
                rect(-130, -202 + i * 100, 330 - (i % 3) * 60, 22, paints.grey400, { rx: 10 }),
            ),
          ),
        ),
      ].join('');
    },
  },
};
