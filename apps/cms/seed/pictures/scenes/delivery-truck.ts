import { houseColours, limasan, silhouette } from '../parts/building.ts';
import { kawungPaint } from '../parts/cloth.ts';
import { parcel } from '../parts/goods.ts';
import { ground, hills, treeLine, volcano } from '../parts/land.ts';
import { SKINS } from '../parts/palette.ts';
import { person } from '../parts/person.ts';
import { bananaClump, bush, palm } from '../parts/plants.ts';
import {
  circle,
  d,
  darker,
  ellipse,
  lighter,
  line,
  mix,
  path,
  place,
  rect,
  repeat,
  stroke,
} from '../parts/shape.ts';
import { backdrop, glow } from '../parts/sky.ts';
import type { Stage } from '../parts/stage.ts';
import { ANY, type Scene } from './scene.ts';

function tyre(x: number, r: number): string {
  return (
    circle(x, -r, r, '#171B23') +
    circle(x, -r, r * 0.56, '#C9B48A') +
    circle(x, -r, r * 0.4, '#8B7A58') +
    circle(x, -r, r * 0.14, '#171B23') +
    repeat(6, (i) =>
      circle(
        x + Math.cos((i * Math.PI) / 3) * r * 0.28,
        -r + Math.sin((i * Math.PI) / 3) * r * 0.28,
        r * 0.05,
        '#171B23',
      ),
    )
  );
}

/** A painted truck, its road at 0, the cab to the right. */
function truck(s: Stage, cab: string, box: string, mark: string, night: boolean): string {
  const glass = night ? '#FFD98A' : '#BFD9D6';
  return (
    rect(-470, -116, 830, 30, '#20252E') +
    rect(-490, -500, 590, 390, box, { rx: 10 }) +
    s.clip(
      '<rect x="-490" y="-500" width="590" height="390" rx="10"/>',
      rect(-490, -500, 590, 390, kawungPaint(s, 130, mark, 0, 0.35), { opacity: 0.85 }) +
        rect(-490, -180, 590, 70, cab) +
        rect(-490, -194, 590, 14, '#F2A31B') +
        rect(-60, -500, 160, 390, '#0B1826', { opacity: 0.1 }),
    ) +
    rect(-496, -512, 602, 20, darker(box, 0.25), { rx: 8 }) +
    circle(-195, -330, 92, '#FBF1DF') +
    circle(-195, -330, 92, 'none', { stroke: '#F2A31B', 'stroke-width': 10 }) +
    path('M-211 -388H-179C-136 -362 -136 -298 -179 -272H-211C-254 -298 -254 -362 -211 -388Z', '#F2A31B') +
    path('M-204 -388H-186C-172 -362 -172 -298 -186 -272H-204C-218 -298 -218 -362 -204 -388Z', '#FFE3A6') +
    rect(-222, -398, 54, 14, '#B4560A', { rx: 5 }) +
    rect(-220, -276, 50, 12, '#B4560A', { rx: 5 }) +
    path('M120 -110V-420Q120 -444 146 -444H280Q318 -444 332 -410L378 -290Q404 -280 408 -244V-110Z', cab) +
    path('M120 -110V-190H408V-110Z', darker(cab, 0.18)) +
    rect(120, -206, 288, 14, '#F2A31B') +
    path('M232 -404H280Q296 -404 302 -390L340 -290H232Z', glass) +
    rect(150, -404, 62, 114, glass, { rx: 6 }) +
    path('M250 -404H270L312 -290H286Z', '#FFFFFF', { opacity: 0.3 }) +
    stroke('M222 -430V-126', darker(cab, 0.3), 4) +
    rect(160, -256, 40, 12, '#20252E', { rx: 5 }) +
    path('M130 -444H296L322 -470H150Q134 -470 130 -444Z', mark) +
    repeat(5, (i) => circle(166 + i * 32, -457, 7, '#FFF0C4')) +
    rect(384, -234, 28, 50, '#FFF0C4', { rx: 8 }) +
    rect(340, -130, 84, 34, '#20252E', { rx: 8 }) +
    rect(396, -340, 14, 60, '#20252E', { rx: 5 }) +
    line(372, -318, 400, -318, '#20252E', 6) +
    path('M-400 -86A92 92 0 0 1 -216 -86Z', '#10141B') +
    path('M180 -86A92 92 0 0 1 364 -86Z', darker(cab, 0.45)) +
    tyre(-308, 78) +
    tyre(272, 78) +
    rect(-420, -92, 8, 60, '#C9552E')
  );
}

/** A painted truck stops on a country road and the driver hands over a parcel. */
export const deliveryTruck: Scene = {
  moods: ANY,
  draw(s: Stage): string {
    const p = s.palette;
    const side = s.random.pick([-1, 1]);
    const light = {
      x: 800 + side * s.random.float(260, 400),
      y: s.random.float(200, 290),
      r: s.random.float(86, 116),
    };
    const [far, middle, near] = p.land;
    const cab = s.random.pick(
      p.name === 'laut'
        ? ['#C9552E', '#1B4763']
        : p.name === 'senja'
          ? ['#0E6E6B', '#24506E']
          : ['#C9552E', '#0E7C78', '#A8402A'],
    );
    const box = cab === '#C9552E' || cab === '#A8402A' ? (p.night ? '#F3E2C4' : '#FFF7E6') : '#F6E3BE';
    const road = p.night ? darker(p.street, 0.15) : mix(p.street, '#5A5550', 0.45);
    const tx = 800 - side * 40;
    const house = p.night ? silhouette(darker(middle, 0.25), p.window) : houseColours(p);
    return [
      backdrop(s, { light, horizon: 560, kawung: 150, clouds: s.random.int(1, 3) }),
      s.random.chance(0.6)
        ? volcano(
            800 - side * 420,
            600,
            820,
            300,
            mix(far, p.sky[1], 0.25),
            mix(p.sky[2], p.glow, 0.4),
            '',
            side,
          )
        : hills(s, 480, 70, mix(far, p.sky[2], 0.4), 3),
      hills(s, 560, 50, far, 3),
      treeLine(s, 620, 60, middle),
      limasan(800 - side * 610, 720, 280, house),
      limasan(800 + side * 600, 716, 220, house),
      hills(s, 712, 22, near, 3),
      bush(800 - side * 380, 760, 220, p.leafDark, p.leaf),
      bush(800 + side * 480, 758, 260, p.leafDark, p.leaf),
      palm(800 + side * 560, 770, 470, side * 40, p.leafDark, p.woodDark, p.leaf),
      ground(748, mix(near, p.leaf, 0.4)),
      rect(0, 778, 1600, 232, road),
      rect(0, 778, 1600, 12, lighter(road, 0.35)),
      repeat(7, (i) => rect(30 + i * 240, 954, 130, 14, '#FBF1DF', { rx: 4, opacity: 0.75 })),
      ellipse(tx - side * 30, 880, 500, 24, '#0B1826', { opacity: 0.4 }),
      p.night
        ? path(
            d`M${tx + side * 408} 674L${tx + side * 900} 720V900L${tx + side * 408} 724Z`,
            s.linear(
              side === 1
                ? [
                    [0, p.glow, 0.6],
                    [1, p.glow, 0],
                  ]
                : [
                    [0, p.glow, 0],
                    [1, p.glow, 0.6],
                  ],
              1,
              0,
            ),
          ) + glow(s, tx + side * 400, 700, 130, 0.9)
        : '',
      place(tx, 880, 1, truck(s, cab, box, darker(cab, 0.1), p.night), side),
      ellipse(800 - side * 60, 952, 220, 14, '#0B1826', { opacity: 0.3 }),
      person({
        x: 800 + side * 10,
        y: 950,
        h: 400,
        skin: SKINS[2],
        top: '#F2A31B',
        bottom: '#1B2A3C',
        head: 'cap',
        headColour: cab,
        face: side === 1 ? -1 : 1,
        legs: 'walk',
        left: side === 1 ? [-14, -62, -23, -57] : [-13, -62, 15, -55],
        right: side === 1 ? [13, -62, -15, -55] : [14, -62, 23, -57],
      }),
      person({
        x: 800 - side * 190,
        y: 954,
        h: 390,
        skin: SKINS[1],
        top: cab === '#0E7C78' || cab === '#0E6E6B' ? '#C9552E' : '#0E6E6B',
        bottom: '#7A3B2A',
        head: 'hijab',
        headColour: '#FBF1DF',
        face: side === 1 ? 1 : -1,
        long: true,
        left: side === 1 ? [-13, -61, 14, -54] : [-14, -61, -22, -57],
        right: side === 1 ? [14, -61, 22, -57] : [13, -61, -14, -54],
      }),
      parcel(800 - side * 91, 752, 92, 76, '#C89A5E', '#F2E2BE'),
      parcel(800 - side * 330, 958, 120, 90, '#C89A5E', '#F2E2BE'),
      parcel(800 - side * 314, 868, 84, 62, '#B5834A', '#F2E2BE'),
      bananaClump(800 - side * 720, 1020, 330, p.leaf, p.leafDark),
      stroke('M0 1000H1600', darker(road, 0.3), 12),
    ].join('');
  },
};
