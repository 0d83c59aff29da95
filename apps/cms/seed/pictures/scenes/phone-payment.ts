import { batik } from '../parts/cloth.ts';
import { bananas, basket, bowl, fruitHeap, kerupukTin, steam } from '../parts/goods.ts';
import { pendant } from '../parts/lantern.ts';
import { SKINS } from '../parts/palette.ts';
import { ARM, person } from '../parts/person.ts';
import { pottedPlant } from '../parts/plants.ts';
import {
  circle,
  d,
  darker,
  ellipse,
  lighter,
  line,
  path,
  rect,
  repeat,
  stroke,
  turn,
} from '../parts/shape.ts';
import { glow, pool, room } from '../parts/sky.ts';
import type { Stage } from '../parts/stage.ts';
import { ANY, type Scene } from './scene.ts';

/** A square code of modules with its three finder marks. */
function code(s: Stage, x: number, y: number, size: number, ink: string): string {
  const n = 17;
  const m = size / n;
  const finder = (fx: number, fy: number) =>
    rect(x + fx * m, y + fy * m, m * 5, m * 5, ink) +
    rect(x + (fx + 1) * m, y + (fy + 1) * m, m * 3, m * 3, '#FFFDF7') +
    rect(x + (fx + 1.7) * m, y + (fy + 1.7) * m, m * 1.6, m * 1.6, ink);
  let data = '';
  for (let row = 0; row < n; row += 1) {
    for (let column = 0; column < n; column += 1) {
      const marked = (row < 6 && (column < 6 || column > 10)) || (row > 10 && column < 6);
      if (!marked && s.random.chance(0.46)) data += d`M${x + column * m} ${y + row * m}h${m}v${m}h${-m}z`;
    }
  }
  return path(data, ink) + finder(0, 0) + finder(12, 0) + finder(0, 12);
}

/** A hand that holds a phone upright; the phone is centred on 0. */
function hand(skin: string, sleeve: string, cuff: string, card: string, kind: number): string {
  const dark = darker(skin, 0.14);
  const row = (y: number, w: number) =>
    circle(-92, y + 9, 17, '#FCE8C4') +
    rect(-62, y, w, 9, '#10243A', { rx: 4 }) +
    rect(-62, y + 15, w * 0.6, 7, '#B9C0C6', { rx: 3 }) +
    rect(66, y + 4, 50, 9, '#0E6E6B', { rx: 4 });
  const tick = circle(0, -96, 62, '#0E6E6B') + stroke('M-28 -96L-8 -74L30 -120', '#FFFDF7', 15);
  const lamp = circle(0, -96, 62, '#F2A31B') + stroke('M-28 -96L-8 -74L30 -120', '#10243A', 15);
  return (
    path('M-60 330C-80 420 -70 560 -60 760H190C190 600 190 470 160 330Z', skin) +
    path('M-86 560H210L236 900H-104Z', sleeve) +
    rect(-98, 540, 320, 40, cuff, { rx: 14 }) +
    path(
      'M-150 40C-190 60 -186 160 -168 230C-150 310 -110 370 -50 400H120C180 360 206 280 206 180L160 60Z',
      skin,
    ) +
    rect(-152, -310, 304, 610, '#10141C', { rx: 44 }) +
    rect(-138, -296, 276, 582, '#FBF8F2', { rx: 34 }) +
    rect(-42, -284, 84, 20, '#10141C', { rx: 10 }) +
    rect(-116, -232, 232, 226, card, { rx: 22 }) +
    (kind === 0 ? tick : lamp) +
    row(22, 96) +
    row(74, 76) +
    row(126, 88) +
    rect(-116, 188, 232, 56, kind === 0 ? '#F2A31B' : '#0E6E6B', { rx: 28 }) +
    rect(-46, 210, 92, 11, '#FFFDF7', { rx: 5 }) +
    rect(-40, 262, 80, 7, '#10141C', { rx: 3 }) +
    [-10, 62, 132, 198]
      .map((y, i) =>
        rect(116 + (i === 3 ? -4 : 0), y, 92 - i * 6, 56 - i * 3, i % 2 === 0 ? skin : dark, { rx: 27 }),
      )
      .join('') +
    path(
      'M-206 150C-220 60 -196 -30 -150 -64C-122 -80 -100 -56 -112 -28C-128 10 -128 60 -112 110C-96 170 -120 240 -160 250C-190 240 -200 200 -206 150Z',
      skin,
    ) +
    path('M-150 -62C-128 -74 -108 -56 -114 -32Q-134 -36 -150 -62Z', lighter(skin, 0.3))
  );
}

/** A customer pays with a phone at the code on a stall's counter; the seller waits behind it. */
export const phonePayment: Scene = {
  moods: ANY,
  draw(s: Stage): string {
    const p = s.palette;
    const side = s.random.pick([-1, 1]);
    const x = 800;
    const counter = 730;
    const qx = x - side * 210;
    const px = x + side * 200;
    const ink = p.name === 'laut' ? '#10243A' : '#0A3F40';
    const top = s.random.pick(['#0E7C78', '#C9552E', '#24506E']);
    const apron = top === '#C9552E' ? '#24304E' : '#F2A31B';
    const sleeve = batik(
      s,
      s.random.pick(['kawung', 'parang', 'ikat']),
      64,
      s.random.pick(['#7A3B2A', '#24304E', '#0A5250']),
      '#EBC48A',
      '#F2A31B',
    );
    const skin = s.random.pick([SKINS[1], SKINS[2]]);
    const stock = s.random.shuffle(['#C9552E', '#0E7C78', '#F2A31B', '#FBF1DF', '#7A3B2A', '#24506E']);
    return [
      room(s, 760, { x, y: 380, r: 0 }, 150),
      [206, 352]
        .map(
          (y, r) =>
            rect(90, y, 1420, 16, p.woodDark) +
            repeat(15, (i) => {
              const h = 50 + ((i * 37 + r * 23) % 40);
              return Math.abs(126 + i * 96 - (x - side * 60)) < 110 && r === 1
                ? ''
                : i % 5 === 3
                  ? kerupukTin(126 + i * 96, y, 66, stock[(i + r) % 6] ?? '#C9552E')
                  : rect(102 + i * 96, y - h, 46, h, stock[(i + r * 2) % 6] ?? '#C9552E', { rx: 8 }) +
                    rect(110 + i * 96, y - h - 10, 30, 12, p.woodDark, { rx: 3 }) +
                    rect(102 + i * 96, y - h * 0.62, 46, h * 0.3, '#FFFDF7', { opacity: 0.7 });
            }),
        )
        .join(''),
      rect(0, 0, 1600, 760, p.room[1], { opacity: 0.42 }),
      glow(s, x, 360, 620, p.night ? 0.65 : 0.55),
      pendant(s, x - side * 60, 30, 200, 0),
      bananas(x - side * 560, 70, 150),
      bananas(x - side * 460, 60, 130),
      person({
        x: x - side * 60,
        y: 1080,
        h: 760,
        skin: SKINS[1],
        top,
        bottom: '#24304E',
        head: s.random.pick(['hijab', 'hijab', 'peci']),
        headColour: top === '#C9552E' ? '#FBF1DF' : s.random.chance(0.5) ? '#FBF1DF' : '#E9A08A',
        face: side === 1 ? 1 : -1,
        legs: 'none',
        long: true,
        apron,
        left: ARM.downLeft,
        right: ARM.downRight,
      }),
      rect(0, counter, 1600, 34, p.wood),
      rect(0, counter, 1600, 8, lighter(p.wood, 0.25)),
      rect(0, counter + 34, 1600, 250, p.woodDark),
      repeat(12, (i) => rect(i * 140, counter + 34, 70, 250, p.wood, { opacity: 0.2 })),
      rect(0, counter + 34, 1600, 16, '#0B1826', { opacity: 0.3 }),
      pool(s, x, counter + 6, 700, 60, 0.5),
      fruitHeap(s, x - side * 560, counter - 58, 190, s.random.pick(['#E8912A', '#C8412F', '#7FA23E']), 4),
      basket(x - side * 560, counter + 16, 210, 86, '#C89254'),
      pottedPlant(x + side * 640, counter + 16, 270, p.leaf, p.leafDark, '#B4532F'),
      bowl(x + side * 480, counter + 14, 120, '#FFFAF0', '#D98A3A'),
      steam(x + side * 480, counter - 48, 90, '#FFF3D6', 0.5),
      ellipse(qx, counter + 16, 190, 14, '#0B1826', { opacity: 0.3 }),
      rect(qx - 120, counter - 8, 240, 26, p.woodDark, { rx: 8 }),
      rect(qx - 152, 360, 304, 372, '#FFFDF7', { rx: 22 }),
      path(
        d`M${qx - 152} 382Q${qx - 152} 360 ${qx - 130} 360H${qx + 130}Q${qx + 152} 360 ${qx + 152} 382V424H${qx - 152}Z`,
        '#C9552E',
      ),
      circle(qx - 112, 392, 16, '#F2C14E'),
      rect(qx - 84, 385, 120, 14, '#FFF3D6', { rx: 7 }),
      code(s, qx - 119, 448, 238, ink),
      rect(qx - 80, 704, 160, 10, '#E6DFD2', { rx: 5 }),
      [0, 1, 2]
        .map((i) =>
          stroke(
            d`M${qx + side * (178 + i * 22)} ${570 - 24 - i * 20}Q${qx + side * (196 + i * 28)} 570 ${qx + side * (178 + i * 22)} ${570 + 24 + i * 20}`,
            '#F2A31B',
            8,
            { opacity: 0.9 - i * 0.22 },
          ),
        )
        .join(''),
      glow(s, px, 600, 330, 0.6),
      turn(
        side * 7,
        px,
        600,
        `<g transform="translate(${px} ${590}) scale(${side} 1)">${hand(skin, sleeve, '#FBF1DF', p.name === 'siang' ? '#DDEBDD' : '#E7F1EA', s.random.int(0, 1))}</g>`,
      ),
      line(0, 997, 1600, 997, darker(p.woodDark, 0.4), 8),
    ].join('');
  },
};
