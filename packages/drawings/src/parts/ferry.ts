import { paints } from '@beranda/brand';
import { circle, d, darker, lighter, line, path, poly, rect, repeat } from './shape.ts';

/** A car ferry from the side, about 1000 wide, its waterline at 0; the bow is to the right. */
export function ferry(hull: string, white: string, stripe: string, funnel: string, window: string): string {
  const shade = darker(white, 0.14);
  return (
    poly(
      [
        [-330, -330],
        [-230, -330],
        [-220, -440],
        [-318, -440],
      ],
      funnel,
    ) +
    poly(
      [
        [-322, -400],
        [-224, -400],
        [-221, -424],
        [-320, -424],
      ],
      paints.cream71,
    ) +
    rect(-410, -345, 640, 60, white, { rx: 10 }) +
    rect(-450, -265, 800, 90, white, { rx: 8 }) +
    rect(-450, -290, 720, 14, shade) +
    repeat(24, (i) => line(-440 + i * 29.5, -288, -440 + i * 29.5, -266, shade, 4)) +
    path(d`M180 -345L200 -430Q204 -440 216 -440H330Q342 -440 344 -428L352 -265H180Z`, white) +
    path(d`M214 -412H332L336 -372H206Z`, window) +
    line(254, -412, 252, -372, white, 8) +
    line(294, -412, 295, -372, white, 8) +
    line(262, -440, 262, -530, shade, 8) +
    line(232, -500, 292, -500, shade, 6) +
    repeat(13, (i) => rect(-420 + i * 54, -332, 30, 26, window, { rx: 5 })) +
    repeat(14, (i) => rect(-428 + i * 52, -238, 32, 34, window, { rx: 6 })) +
    path(d`M-500 -180H430L560 -205Q520 -60 450 20H-440Q-490 -60 -500 -180Z`, hull) +
    path(d`M-500 -180H430L560 -205L552 -168L432 -142H-497Z`, stripe) +
    path(d`M-474 -50H490L462 0Q456 12 450 20H-440Q-462 -14 -474 -50Z`, darker(hull, 0.3)) +
    repeat(
      7,
      (i) =>
        circle(-380 + i * 110, -100, 15, window) +
        circle(-380 + i * 110, -100, 15, 'none', { stroke: lighter(hull, 0.3), 'stroke-width': 4 }),
    ) +
    [-300, -120, 60].map((x) => rect(x, -352, 70, 16, paints.red460, { rx: 8 })).join('')
  );
}
