import { paints } from '@beranda/brand';
import { circle, d, line, path, rect, repeat } from './shape.ts';

/** One gate tower of the lift bridge, centred on 0, the river at 0. */
export function tower(steel: string, dark: string, lamp: string): string {
  return (
    rect(-70, -90, 140, 110, paints.grey500) +
    rect(-82, -104, 164, 22, paints.brown410) +
    rect(-56, -560, 34, 470, steel) +
    rect(22, -560, 34, 470, dark) +
    rect(-62, -566, 124, 46, steel) +
    rect(-70, -582, 140, 20, dark) +
    [-440, -330].map((y) => rect(-24, y, 48, 22, steel)).join('') +
    line(-24, -510, 24, -440, dark, 9) +
    line(24, -510, -24, -440, dark, 9) +
    line(-24, -418, 24, -330, dark, 9) +
    line(24, -418, -24, -330, dark, 9) +
    rect(-40, -552, 80, 18, lamp, { rx: 4 })
  );
}

/** A small car or bus on the deck, its wheels at 0. */
export function car(x: number, colour: string, window: string, isBus: boolean): string {
  const w = isBus ? 104 : 60;
  return (
    (isBus
      ? rect(x, -42, w, 36, colour, { rx: 6 }) +
        repeat(4, (i) => rect(x + 8 + i * 23, -36, 17, 13, window, { rx: 2 }))
      : path(d`M${x} -8V-20L${x + 12} -22L${x + 20} -34H${x + 42}L${x + 50} -21L${x + w} -18V-8Z`, colour) +
        path(d`M${x + 16} -22L${x + 22} -31H${x + 40}L${x + 46} -22Z`, window)) +
    circle(x + w * 0.22, -6, 8, paints.grey901) +
    circle(x + w * 0.78, -6, 8, paints.grey901)
  );
}
