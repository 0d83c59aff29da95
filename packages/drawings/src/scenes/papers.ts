import { paints } from '@beranda/brand';
import { batik, hangingCloth } from '../parts/cloth.ts';
import { amountBar } from '../parts/lettering.ts';
import { cross, ledgerRows, notebook, pen, sheet, tick, writing } from '../parts/paper.ts';
import { ellipse, group, rect, repeat } from '../parts/shape.ts';
import { paperOf, plainWall, STANDING, shadow, tabletop } from '../parts/tabletop.ts';
import { cone } from '../parts/yarn.ts';
import { ALL_MOODS, type Scenes } from './scene.ts';

export const paperScenes: Scenes = {
  /** A shop's accounts: the book, an abacus, and slips on a spike. */
  'account-book': {
    moods: ALL_MOODS,
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
              amountBar('Rp', 376, 160, 44, 316, paints.foreground, 'end') +
              rect(56, 180, 320, 6, paints.accent),
          ),
        ),
        group('translate(800 860)', pen(280, paints.primary)),
        shadow(1280, STANDING + 20, 210),
        rect(1090, 420, 380, 440, p.woodDark, { rx: 16 }),
        rect(1116, 446, 328, 388, p.isNight ? paints.dark : paints.cream123),
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

  /** Two woven cloths on a pole above a table with the weavers' account book and cones of yarn. */
  'cloth-accounts': {
    moods: ALL_MOODS,
    draw(s) {
      const p = s.palette;
      const side = s.random.pick([-1, 1]);
      const cloth = (x: number, ground: string, mark: string, accent: string) =>
        hangingCloth(s, x - 170, 128, 340, 430, batik(s, 'ikat', 84, ground, mark, accent), accent);
      return [
        tabletop(s),
        rect(150, 108, 1300, 22, p.woodDark, { rx: 11 }),
        cloth(800 - side * 420, paints.red690, paints.orange230, paints.accent),
        cloth(800 + side * 400, paints.blue781, paints.orange330, paints.red520),
        shadow(800, STANDING + 40, 370),
        group(
          `translate(800 660) rotate(${side * -3})`,
          notebook(
            660,
            400,
            paints.red590,
            paperOf(s),
            ledgerRows(-290, -130, 240, 5, 56, paints.blue710),
            ledgerRows(48, -130, 240, 5, 56, paints.blue710),
          ),
        ),
        shadow(800 + side * 520, STANDING + 12, 190),
        cone(800 + side * 460, STANDING + 10, 150, paints.red520),
        cone(800 + side * 590, STANDING + 16, 150, paints.accent),
        shadow(800 - side * 500, STANDING + 12, 100),
        cone(800 - side * 500, STANDING + 12, 160, paints.blue781),
      ].join('');
    },
  },

  /** A list of questions in a notebook, most of them ticked, with a glass of tea. */
  checklist: {
    moods: ALL_MOODS,
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

  /** What is forbidden and what is right: two lists with a cross and ticks. */
  'terms-list': {
    moods: ALL_MOODS,
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
