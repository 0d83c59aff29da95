import { batik, hangingCloth } from '../parts/cloth.ts';
import { bananas, bowl, kerupukTin, steam, tea } from '../parts/goods.ts';
import { pendant } from '../parts/lantern.ts';
import { SKINS } from '../parts/palette.ts';
import { person } from '../parts/person.ts';
import { circle, darker, ellipse, line, mix, rect, repeat, stroke } from '../parts/shape.ts';
import { glow, room } from '../parts/sky.ts';
import type { Stage } from '../parts/stage.ts';
import { wok } from '../parts/wok.ts';
import { ANY, type Scene } from './scene.ts';

/** The cook of a small eating house at her wok; guests wait on the bench in front. */
export const warungKitchen: Scene = {
  moods: ANY,
  draw(s: Stage): string {
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
      mix(p.room[0], '#FBF1DF', p.night ? 0.1 : 0.4),
      mix(p.room[1], p.wood, 0.3),
      '#F2A31B',
    );
    const food = s.random.pick([
      ['#F2C14E', '#C8412F', '#6E9F4E'],
      ['#E8D3A0', '#6E9F4E', '#E0641B'],
      ['#D98A3A', '#F2C14E', '#8A3B2A'],
    ]);
    const top = s.random.pick(['#0E7C78', '#C9552E', '#F2A31B']);
    const guests = s.random.shuffle([
      { top: '#F2A31B', head: 'short' as const, head2: undefined },
      { top: '#24506E', head: 'peci' as const, head2: undefined },
      { top: '#FBF1DF', head: 'hijab' as const, head2: '#C9552E' },
      { top: '#0E6E6B', head: 'bun' as const, head2: undefined },
    ]);
    const seats = s.random.int(2, 3);
    const pans = 250;
    return [
      room(s, 900, { x: wx, y: 420, r: 0 }, 0),
      rect(0, 400, 1600, 500, tile, { opacity: p.night ? 0.32 : 0.5 }),
      rect(0, 388, 1600, 16, p.woodDark),
      glow(s, wx, 430, 620, p.night ? 0.75 : 0.6),
      rect(x - side * 430 - 200, 258, 400, 16, p.woodDark),
      repeat(4, (i) =>
        kerupukTin(
          x - side * 430 - 140 + i * 94,
          258,
          80,
          [p.cloth[0], '#C9552E', '#0E7C78', '#F2A31B'][i] ?? '#F2A31B',
        ),
      ),
      bananas(x - side * 545, 316, 120),
      bananas(x - side * 440, 312, 104),
      line(x + side * 240, pans - 64, x + side * 620, pans - 64, p.woodDark, 10),
      repeat(4, (i) => {
        const px = x + side * (270 + i * 100);
        const r = 40 - (i % 2) * 8;
        return (
          line(px, pans - 64, px, pans + 24, '#8B8174', 7) +
          circle(px, pans + 24 + r, r, i % 2 === 0 ? '#B98348' : '#8E99A3') +
          circle(px, pans + 24 + r, r * 0.76, '#0B1826', { opacity: 0.16 })
        );
      }),
      pendant(s, x - side * 60, 70, 200, 500),
      person({
        x: x - side * 40,
        y: 960,
        h: 660,
        skin: SKINS[1],
        top,
        bottom: '#24506E',
        head: 'hijab',
        headColour: top === '#F2A31B' ? '#0E6E6B' : '#FBF1DF',
        face: side === 1 ? 1 : -1,
        apron: top === '#C9552E' ? '#24506E' : '#C9552E',
        legs: 'none',
        long: true,
        left: side === 1 ? [-17, -62, -12, -50] : [-20, -64, -27, -72],
        right: side === 1 ? [20, -64, 27, -72] : [17, -62, 12, -50],
        over: line(side * 25, -77, side * 33, -54, '#C9B48A', 2),
      }),
      steam(wx + side * 30, 392, 210, '#FFF3D6', 0.5),
      wok(s, wx + side * 30, stove + 10, 350, food),
      rect(wx + side * 30 - 190, stove + 6, 380, 60, '#3A3F4A', { rx: 6 }),
      repeat(3, (i) => circle(wx + side * 30 - 110 + i * 110, stove + 36, 13, '#8E99A3')),
      repeat(2, (i) => {
        const bx = x - side * (300 + i * 170);
        return (
          rect(bx - 70, 560, 140, 130, p.night ? '#FFF6E2' : '#5F9A92', { opacity: 0.32, rx: 6 }) +
          ellipse(bx, 676, 56, 12, '#FFFAF0') +
          repeat(5, (k) =>
            circle(bx - 40 + k * 20, 664 - (k % 2) * 12, 14, i === 0 ? '#C98A3E' : '#8A5A2E'),
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
        batik(s, s.random.pick(['ikat', 'parang', 'kawung']), 58, '#7A3B2A', '#F0C98A', '#F2A31B'),
        '#54261C',
      ),
      bowl(x + side * 420, counter + 4, 110, '#FFFAF0', '#D98A3A'),
      steam(x + side * 420, counter - 50, 74, '#FFF3D6', 0.5),
      tea(x + side * 515, counter + 4, 70),
      tea(x - side * 195, counter + 4, 70),
      bowl(x + side * 600, counter + 4, 96, '#0E6E6B', '#F0D9A0'),
      repeat(seats, (i) => {
        const guest = guests[i];
        if (guest === undefined) return '';
        const gx = x - side * 500 + side * i * 500 + (seats === 2 ? side * 220 : 0);
        return person({
          x: gx,
          y: 1300,
          h: 620,
          skin: SKINS[(i + 1) % 4] ?? SKINS[1],
          top: guest.top,
          bottom: '#20252E',
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
