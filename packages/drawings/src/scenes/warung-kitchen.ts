import { paints, skins } from '@beranda/brand';
import type { Canvas } from '../parts/canvas.ts';
import { batik, hangingCloth } from '../parts/cloth.ts';
import { bananas, bowl, kerupukTin, steam, tea } from '../parts/goods.ts';
import { pendant } from '../parts/lantern.ts';
import { person } from '../parts/person.ts';
import { circle, darker, ellipse, line, mix, rect, repeat, stroke } from '../parts/shape.ts';
import { glow, room } from '../parts/sky.ts';
import { wok } from '../parts/wok.ts';
import { ALL_MOODS, type Scene } from './scene.ts';

/** The cook of a small eating house at her wok; guests wait on the bench in front. */
export const warungKitchen: Scene = {
  moods: ALL_MOODS,
  draw(s: Canvas): string {
    const p = s.palette;
    const side = s.random.pick([-1, 1]);
    const x = 800;
    const stove = 640;
    const counter = 690;
    const wx = x + side * 150;
    const tile = batik(
      s,
      'kawung',
      60,
      mix(p.room[0], paints.cream71, p.isNight ? 0.1 : 0.4),
      mix(p.room[1], p.wood, 0.3),
      paints.accent,
    );
    const food = s.random.pick([
      [paints.orange370, paints.red521, paints.green540],
      [paints.orange233, paints.green540, paints.orange511],
      [paints.orange460, paints.orange370, paints.red650],
    ]);
    const top = s.random.pick([paints.teal730, paints.red520, paints.accent]);
    const guests = s.random.shuffle([
      { top: paints.accent, head: 'short' as const, head2: undefined },
      { top: paints.blue710, head: 'peci' as const, head2: undefined },
      { top: paints.cream71, head: 'hijab' as const, head2: paints.red520 },
      { top: paints.primary, head: 'bun' as const, head2: undefined },
    ]);
    const seats = s.random.int(2, 3);
    const pans = 250;
    return [
      room(s, 900, { x: wx, y: 420, r: 0 }, 0),
      rect(0, 400, 1600, 500, tile, { opacity: p.isNight ? 0.32 : 0.5 }),
      rect(0, 388, 1600, 16, p.woodDark),
      glow(s, wx, 430, 620, p.isNight ? 0.75 : 0.6),
      rect(x - side * 430 - 200, 258, 400, 16, p.woodDark),
      repeat(4, (i) =>
        kerupukTin(
          x - side * 430 - 140 + i * 94,
          258,
          80,
          [p.cloth[0], paints.red520, paints.teal730, paints.accent][i] ?? paints.accent,
        ),
      ),
      bananas(x - side * 545, 316, 120),
      bananas(x - side * 440, 312, 104),
      line(x + side * 240, pans - 64, x + side * 620, pans - 64, p.woodDark, 10),
      repeat(4, (i) => {
        const px = x + side * (270 + i * 100);
        const r = 40 - (i % 2) * 8;
        return (
          line(px, pans - 64, px, pans + 24, paints.grey500, 7) +
          circle(px, pans + 24 + r, r, i % 2 === 0 ? paints.brown500 : paints.grey400) +
          circle(px, pans + 24 + r, r * 0.76, paints.dark, { opacity: 0.16 })
        );
      }),
      pendant(s, x - side * 60, 70, 200, 500),
      person({
        x: x - side * 40,
        y: 960,
        h: 660,
        skin: skins[1],
        top,
        bottom: paints.blue710,
        head: 'hijab',
        headColour: top === paints.accent ? paints.primary : paints.cream71,
        face: side === 1 ? 1 : -1,
        apron: top === paints.red520 ? paints.blue710 : paints.red520,
        legs: 'none',
        hasLongSleeves: true,
        left: side === 1 ? [-17, -62, -12, -50] : [-20, -64, -27, -72],
        right: side === 1 ? [20, -64, 27, -72] : [17, -62, 12, -50],
        over: line(side * 25, -77, side * 33, -54, paints.brown340, 2),
      }),
      steam(wx + side * 30, 392, 210, paints.cream80, 0.5),
      wok(s, wx + side * 30, stove + 10, 350, food),
      rect(wx + side * 30 - 190, stove + 6, 380, 60, paints.blue740, { rx: 6 }),
      repeat(3, (i) => circle(wx + side * 30 - 110 + i * 110, stove + 36, 13, paints.grey400)),
      repeat(2, (i) => {
        const bx = x - side * (300 + i * 170);
        return (
          rect(bx - 70, 560, 140, 130, p.isNight ? paints.cream60 : paints.teal510, {
            opacity: 0.32,
            rx: 6,
          }) +
          ellipse(bx, 676, 56, 12, paints.cream30) +
          repeat(5, (k) =>
            circle(bx - 40 + k * 20, 664 - (k % 2) * 12, 14, i === 0 ? paints.orange480 : paints.brown641),
          ) +
          rect(bx - 74, 550, 148, 14, p.wood, { rx: 4 }) +
          rect(bx - 74, 614, 148, 5, p.wood)
        );
      }),
      rect(110, counter, 1380, 32, p.wood, { rx: 8 }),
      rect(150, counter + 32, 1300, 220, p.woodDark),
      repeat(9, (i) => rect(150 + i * 145, counter + 32, 72, 220, p.wood, { opacity: 0.25 })),
      hangingCloth(
        s,
        150,
        counter + 32,
        1300,
        92,
        batik(
          s,
          s.random.pick(['ikat', 'parang', 'kawung']),
          58,
          paints.red680,
          paints.orange260,
          paints.accent,
        ),
        paints.red780,
      ),
      bowl(x + side * 420, counter + 4, 110, paints.cream30, paints.orange460),
      steam(x + side * 420, counter - 50, 74, paints.cream80, 0.5),
      tea(x + side * 515, counter + 4, 70),
      tea(x - side * 195, counter + 4, 70),
      bowl(x + side * 600, counter + 4, 96, paints.primary, paints.orange220),
      repeat(seats, (i) => {
        const guest = guests[i];
        if (guest === undefined) return '';
        const gx = x - side * 500 + side * i * 500 + (seats === 2 ? side * 220 : 0);
        return person({
          x: gx,
          y: 1300,
          h: 620,
          skin: skins[(i + 1) % 4] ?? skins[1],
          top: guest.top,
          bottom: paints.grey850,
          head: guest.head,
          headColour: guest.head2,
          face: 'back',
          legs: 'none',
          left: [-18, -62, -12, -50],
          right: [18, -62, 12, -50],
        });
      }),
      rect(0, 968, 1600, 40, darker(p.woodDark, 0.35)),
      stroke('M0 968H1600', p.wood, 6),
    ].join('');
  },
};
