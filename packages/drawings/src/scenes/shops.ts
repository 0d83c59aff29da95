import { paints, skins } from '@beranda/brand';
import { awning, joglo, silhouette } from '../parts/building.ts';
import { bowl, kerupukTin, mound, parcel, sack } from '../parts/goods.ts';
import { ground, treeLine } from '../parts/land.ts';
import { pendant } from '../parts/lantern.ts';
import { letters } from '../parts/lettering.ts';
import { banknote, coinStack } from '../parts/money.ts';
import { clipboard, tick } from '../parts/paper.ts';
import { ARM, person } from '../parts/person.ts';
import { circle, d, darker, group, lighter, line, mix, path, rect, repeat, stroke } from '../parts/shape.ts';
import { backdrop, glow, room } from '../parts/sky.ts';
import { codeStand, cup, priceTag, shelf, speaker } from '../parts/stall.ts';
import { paperOf, STANDING, shadow, tabletop } from '../parts/tabletop.ts';
import { view } from '../parts/window.ts';
import { ALL_MOODS, type Scenes } from './scene.ts';

export const shopScenes: Scenes = {
  /** A furniture maker planes a chair's leg in his workshop. */
  workshop: {
    moods: ALL_MOODS,
    draw(s) {
      const p = s.palette;
      const side = s.random.pick([-1, 1]);
      const x = (k: number) => 800 + side * k;
      const light = lighter(p.wood, 0.25);
      return [
        room(s, 800, { x: 800, y: 320, r: 0 }),
        view(s, x(-480) - 140, 150, 280, 300),
        rect(x(330) - 250, 150, 500, 270, darker(p.wood, 0.3), { rx: 8 }),
        [-180, -90, 0, 90, 180]
          .map((k, i) => {
            const tx = x(330) + k;
            return i % 2 === 0
              ? rect(tx - 7, 180, 14, 150, paints.orange430, { rx: 6 }) +
                  path(d`M${tx - 34} 330H${tx + 34}V370H${tx - 34}Z`, paints.grey400)
              : path(d`M${tx - 24} 190H${tx + 24}L${tx + 8} 360H${tx - 8}Z`, paints.grey250) +
                  rect(tx - 16, 176, 32, 40, paints.red590, { rx: 8 });
          })
          .join(''),
        pendant(s, 800, 40, 220, 480),
        person({
          x: x(-60),
          y: 1060,
          h: 860,
          skin: skins[2],
          top: s.random.pick([paints.primary, paints.blue710]),
          bottom: paints.grey740,
          head: 'udeng',
          headColour: paints.accent,
          face: side === 1 ? 1 : -1,
          legs: 'trousers',
          apron: paints.orange330,
          lean: side * 6,
          left: side === 1 ? [-10, -62, 12, -52] : [-18, -62, -28, -54],
          right: side === 1 ? [18, -62, 28, -54] : [10, -62, -12, -52],
        }),
        rect(150, 700, 1300, 50, light),
        rect(150, 750, 1300, 20, paints.dark, { opacity: 0.25 }),
        [230, 1310].map((k) => rect(k, 750, 60, 250, p.wood)).join(''),
        rect(x(200) - 300, 664, 600, 36, paints.orange362, { rx: 6 }),
        path(d`M${x(170) - 80} 664V620q0 -20 20 -20h120q20 0 20 20V664Z`, p.woodDark) +
          rect(x(170) - 20, 580, 40, 24, p.woodDark, { rx: 8 }),
        repeat(4, (i) =>
          stroke(d`M${x(330 + i * 50)} ${654 - (i % 2) * 10}q30 -40 46 -8t-20 12`, paints.orange200, 8),
        ),
        repeat(5, (i) =>
          stroke(d`M${x(-200 + i * 90)} ${960 - (i % 2) * 16}q30 -40 46 -8t-20 12`, paints.orange230, 9),
        ),
        group(
          `translate(${x(-430)} 700)`,
          rect(-14, -190, 20, 190, paints.orange362) +
            rect(96, -190, 20, 190, paints.orange362) +
            rect(-30, -120, 160, 26, paints.orange362, { rx: 8 }) +
            rect(-20, -330, 18, 210, paints.orange362) +
            rect(108, -330, 18, 210, paints.orange362) +
            repeat(2, (i) => rect(-20, -310 + i * 80, 140, 26, paints.orange362, { rx: 8 })),
        ),
      ].join('');
    },
  },

  /** A shop's stock on its shelves, counted with a list. */
  'stock-count': {
    moods: ALL_MOODS,
    draw(s) {
      const p = s.palette;
      const side = s.random.pick([-1, 1]);
      const x = (k: number) => 800 + side * k;
      const tones = s.random.shuffle([
        paints.red520,
        paints.accent,
        paints.primary,
        paints.orange290,
        paints.blue710,
        paints.cream71,
      ]);
      const tone = (i: number) => tones[i % tones.length] ?? paints.accent;
      const boards = [330, 560, 790];
      return [
        room(s, 900, { x: x(-150), y: 380, r: 0 }),
        shelf(x(-130) - 560, 110, 1120, 930, boards, p.wood),
        boards
          .map((y, r) =>
            repeat(7, (i) => {
              const cx = x(-130) - 480 + i * 158;
              const kind = (i * 2 + r) % 4;
              if (kind === 0) return kerupukTin(cx, y, 106, tone(i + r));
              if (kind === 1)
                return (
                  rect(cx - 54, y - 130, 48, 130, tone(i + 2), { rx: 12 }) +
                  rect(cx + 6, y - 130, 48, 130, tone(i + 2), { rx: 12 }) +
                  rect(cx - 54, y - 90, 48, 44, paints.cream20) +
                  rect(cx + 6, y - 90, 48, 44, paints.cream20)
                );
              if (kind === 2) return parcel(cx, y, 118, 96, paints.orange430, tone(i));
              return sack(cx, y, 116, 120, paints.orange290, tone(i + 1));
            }),
          )
          .join(''),
        person({
          x: x(430),
          y: 1140,
          h: 860,
          skin: skins[1],
          top: paints.teal710,
          bottom: paints.blue781,
          head: 'hijab',
          headColour: paints.accent,
          face: side === 1 ? -1 : 1,
          legs: 'skirt',
          hasLongSleeves: true,
          left: [-16, -60, -5, -55],
          right: [16, -60, 5, -55],
          over:
            group(
              'translate(0 -60) rotate(-6) scale(0.036)',
              clipboard(
                560,
                680,
                paints.brown711,
                paints.white,
                repeat(
                  4,
                  (i) =>
                    tick(-170, -160 + i * 110, 60, paints.green670, 16) +
                    rect(-90, -180 + i * 110, 270, 36, paints.grey400, { rx: 16 }),
                ),
              ),
            ) +
            circle(-8, -55, 2.6, skins[1]) +
            circle(8, -54, 2.6, skins[1]),
        }),
      ].join('');
    },
  },

  /** An open cash drawer that is nearly empty, with unpaid slips above. */
  'cash-drawer': {
    moods: ALL_MOODS,
    draw(s) {
      const p = s.palette;
      return [
        tabletop(s, 800, 380),
        [0, 1, 2, 3]
          .map((i) =>
            group(
              `translate(${440 + i * 240} ${290 + (i % 2) * 26}) rotate(${(i % 2 === 0 ? -1 : 1) * 4})`,
              rect(-84, -130, 180, 300, paints.dark, { rx: 6, opacity: 0.18 }) +
                rect(-92, -142, 180, 300, paperOf(s), { rx: 6 }) +
                rect(-66, -108, 128, 18, paints.red590, { rx: 8 }) +
                repeat(4, (j) => rect(-66, -64 + j * 38, j === 3 ? 70 : 128, 12, paints.grey250, { rx: 6 })) +
                letters('Rp', -64, 132, 34, paints.grey500) +
                circle(0, -142, 12, paints.red522),
            ),
          )
          .join(''),
        line(300, 150, 1300, 150, p.woodDark, 8),
        shadow(800, STANDING + 60, 560),
        path('M280 560H1320L1400 820H200Z', darker(p.woodDark, 0.35)),
        [0, 1, 2, 3]
          .map((i) =>
            path(
              d`M${320 + i * 246} 590H${548 + i * 240}L${572 + i * 268} 790H${256 + i * 274}Z`,
              darker(p.woodDark, 0.6),
            ),
          )
          .join(''),
        group('translate(400 700) rotate(-4)', banknote(200, paints.teal410)),
        coinStack(950, 770, 90, 2),
        path('M200 820H1400V930q0 20 -20 20H220q-20 0 -20 -20Z', p.woodDark),
        rect(200, 820, 1200, 14, lighter(p.woodDark, 0.25)),
        rect(690, 868, 220, 34, paints.orange410, { rx: 17 }),
      ].join('');
    },
  },

  /** Snacks in bowls with price tags, and the scales that weigh their cost. */
  'price-tags': {
    moods: ALL_MOODS,
    draw(s) {
      const tags = [paints.accent, paints.cream71, paints.red520];
      const prices = ['5000', '12000', '8500'];
      return [
        tabletop(s),
        [0, 1, 2]
          .map((i) => {
            const x = 340 + i * 460;
            const food = [paints.orange381, paints.red521, paints.green560][i] ?? paints.accent;
            return (
              shadow(x, STANDING + 44, 200) +
              mound(x, STANDING - 90, 300, 130, food) +
              repeat(5, (j) =>
                circle(
                  x - 90 + j * 44,
                  STANDING - 110 - (j % 2) * 46,
                  34,
                  j % 2 === 0 ? lighter(food, 0.2) : darker(food, 0.08),
                ),
              ) +
              bowl(x, STANDING + 40, 390, paints.cream30, darker(food, 0.1)) +
              priceTag(x, 330, 320, tags[i] ?? paints.accent) +
              letters(prices[i] ?? '', x, 450, 60, i === 2 ? paints.cream20 : paints.foreground, 'middle')
            );
          })
          .join(''),
      ].join('');
    },
  },

  /** A code on a coffee stall's counter, with the loudspeaker that says what was paid. */
  'code-stand': {
    moods: ALL_MOODS,
    draw(s) {
      const side = s.random.pick([-1, 1]);
      const x = (k: number) => 800 + side * k;
      const [one, two] = s.random.pick([
        [paints.red520, paints.cream71],
        [paints.primary, paints.cream71],
      ] as const);
      return [
        tabletop(s, x(-60), 460),
        awning(800, -40, 1500, 130, 14, one, two),
        shadow(x(-60), STANDING + 10, 260),
        codeStand(s, x(-60), STANDING + 10, 430, paperOf(s), s.palette.woodDark),
        shadow(x(340), STANDING + 26, 130),
        speaker(x(340), STANDING + 24, 230, paints.foreground),
        cup(x(-470), STANDING + 40, 250, paints.cream20),
        cup(x(-650), STANDING - 10, 180, paints.primary),
      ].join('');
    },
  },

  /** A coffee stall in the evening: the maker pours, a guest waits. */
  'coffee-stall': {
    moods: ALL_MOODS,
    draw(s) {
      const p = s.palette;
      const side = s.random.pick([-1, 1]);
      const x = (k: number) => 800 + side * k;
      const back = silhouette(
        mix(p.land[1], p.land[0], 0.35),
        p.isNight ? p.window : mix(p.land[0], p.sky[2], 0.5),
      );
      return [
        backdrop(s, { light: { x: x(540), y: 200, r: 80 }, horizon: 640, kawung: 140 }),
        treeLine(s, 640, 90, p.land[0]),
        joglo(x(590), 720, 420, back, false),
        ground(710, p.street),
        rect(310, 250, 980, 520, p.isNight ? darker(p.woodDark, 0.2) : darker(p.land[2], 0.1)),
        glow(s, 800, 420, 460, 0.7),
        shelf(390, 330, 820, 560, [440, 550], p.wood),
        [440, 550]
          .map((y, r) =>
            repeat(9, (i) =>
              rect(
                420 + i * 88,
                y - 74,
                54,
                74,
                [paints.brown671, paints.cream71, paints.accent][(i + r) % 3] ?? paints.accent,
                { rx: 8 },
              ),
            ),
          )
          .join(''),
        pendant(s, x(-200), 250, 150, 0, 200),
        pendant(s, x(220), 250, 150, 0, 200),
        person({
          x: x(120),
          y: 980,
          h: 600,
          skin: skins[2],
          top: paints.teal710,
          bottom: paints.dark,
          head: 'cap',
          headColour: paints.accent,
          face: side === 1 ? -1 : 1,
          legs: 'none',
          apron: paints.brown671,
          left: side === 1 ? [-18, -68, -22, -82] : [-14, -62, -6, -54],
          right: side === 1 ? [14, -62, 6, -54] : [18, -68, 22, -82],
          over: group(
            `translate(${-side * 22} -84)`,
            path('M-5 0L5 0L4 9H-4Z', paints.grey250) +
              stroke(d`M${-side * 4} 1Q${-side * 8} 10 ${-side * 7} 27`, paints.brown671, 1.2),
          ),
        }),
        rect(260, 720, 1080, 34, lighter(p.wood, 0.15)),
        rect(280, 754, 1040, 190, p.wood),
        repeat(7, (i) => rect(296 + i * 146, 772, 128, 156, paints.dark, { rx: 6, opacity: 0.13 })),
        cup(x(-20), 724, 110),
        cup(x(-420), 724, 110),
        codeStand(s, x(400), 722, 120, paperOf(s), p.woodDark),
        awning(800, 170, 1080, 120, 12, paints.red520, paints.cream71),
        person({
          x: x(-420),
          y: 970,
          h: 560,
          skin: skins[1],
          top: paints.accent,
          bottom: paints.blue781,
          head: 'hijab',
          headColour: paints.cream71,
          face: side === 1 ? 1 : -1,
          legs: 'skirt',
          hasLongSleeves: true,
          left: side === 1 ? ARM.downLeft : [-16, -66, -26, -66],
          right: side === 1 ? [16, -66, 26, -66] : ARM.downRight,
        }),
        cup(x(-275), 614, 84, paints.cream20),
      ].join('');
    },
  },
};
