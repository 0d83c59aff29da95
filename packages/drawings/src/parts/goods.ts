import { paints } from '@beranda/brand';
import type { Canvas } from './canvas.ts';
import { circle, d, darker, ellipse, lighter, line, path, poly, rect, repeat, stroke } from './shape.ts';

/** A woven basket; `y` is its foot. */
export function basket(x: number, y: number, w: number, h: number, colour: string): string {
  const dark = darker(colour, 0.22);
  return (
    path(d`M${x - w / 2} ${y - h}H${x + w / 2}L${x + w * 0.38} ${y}H${x - w * 0.38}Z`, colour) +
    path(d`M${x + w * 0.14} ${y - h}H${x + w / 2}L${x + w * 0.38} ${y}H${x + w * 0.12}Z`, dark, {
      opacity: 0.5,
    }) +
    [0.34, 0.62, 0.86]
      .map((t) =>
        line(
          x - w * (0.5 - t * 0.12) + 3,
          y - h * (1 - t),
          x + w * (0.5 - t * 0.12) - 3,
          y - h * (1 - t),
          dark,
          h * 0.045,
        ),
      )
      .join('') +
    [-0.28, -0.1, 0.1, 0.28]
      .map((k) => line(x + w * k * 1.2, y - h, x + w * k, y, dark, h * 0.035, { opacity: 0.7 }))
      .join('') +
    rect(x - w * 0.53, y - h - h * 0.08, w * 1.06, h * 0.17, lighter(colour, 0.12), { rx: h * 0.08 })
  );
}

/** A heap of round fruit standing on `y`. */
export function fruitHeap(s: Canvas, x: number, y: number, w: number, colour: string, rows = 3): string {
  const r = w / 9;
  let out = '';
  for (let row = 0; row < rows; row += 1) {
    const n = 5 - row;
    for (let i = 0; i < n; i += 1) {
      const cx = x + (i - (n - 1) / 2) * r * 1.9;
      const cy = y - r * 0.7 - row * r * 1.45;
      const tone = s.random.chance(0.4) ? lighter(colour, 0.14) : colour;
      out +=
        circle(cx, cy, r, s.random.chance(0.3) ? darker(colour, 0.1) : tone) +
        ellipse(cx - r * 0.3, cy - r * 0.4, r * 0.28, r * 0.18, paints.cream70, { opacity: 0.5 });
    }
  }
  return out;
}

/** A heap as a mound (rice, chilli, spice, salt). */
export function mound(x: number, y: number, w: number, h: number, colour: string): string {
  return (
    path(
      d`M${x - w / 2} ${y}C${x - w * 0.28} ${y - h * 0.3} ${x - w * 0.14} ${y - h} ${x} ${y - h}S${x + w * 0.28} ${y - h * 0.3} ${x + w / 2} ${y}Z`,
      colour,
    ) +
    path(
      d`M${x + w * 0.03} ${y - h}C${x + w * 0.15} ${y - h} ${x + w * 0.28} ${y - h * 0.3} ${x + w / 2} ${y}H${x + w * 0.16}C${x + w * 0.14} ${y - h * 0.4} ${x + w * 0.1} ${y - h * 0.8} ${x + w * 0.03} ${y - h}Z`,
      paints.dark,
      { opacity: 0.12 },
    )
  );
}

/** A wooden crate; `y` is its foot. */
export function crate(x: number, y: number, w: number, h: number, colour: string): string {
  const dark = darker(colour, 0.3);
  return (
    rect(x - w / 2, y - h, w, h, colour) +
    [1, 2]
      .map((i) =>
        line(x - w / 2, y - h + (h * i) / 3, x + w / 2, y - h + (h * i) / 3, dark, 4, {
          'stroke-linecap': 'butt',
        }),
      )
      .join('') +
    rect(x - w / 2, y - h, w * 0.1, h, dark, { opacity: 0.45 }) +
    rect(x + w * 0.4, y - h, w * 0.1, h, dark, { opacity: 0.45 })
  );
}

/** A parcel of cardboard with tape. */
export function parcel(x: number, y: number, w: number, h: number, colour: string, tape: string): string {
  return (
    rect(x - w / 2, y - h, w, h, colour) +
    rect(x + w * 0.2, y - h, w * 0.3, h, paints.dark, { opacity: 0.1 }) +
    rect(x - w * 0.07, y - h, w * 0.14, h * 0.42, tape)
  );
}

/** A filled sack with an open, rolled mouth. */
export function sack(x: number, y: number, w: number, h: number, cloth: string, content: string): string {
  return (
    ellipse(x, y - h * 0.92, w * 0.36, h * 0.16, content) +
    path(
      d`M${x - w * 0.4} ${y - h * 0.88}C${x - w * 0.56} ${y - h * 0.4} ${x - w * 0.52} ${y} ${x - w * 0.36} ${y}H${x + w * 0.36}C${x + w * 0.52} ${y} ${x + w * 0.56} ${y - h * 0.4} ${x + w * 0.4} ${y - h * 0.88}Q${x} ${y - h * 0.74} ${x - w * 0.4} ${y - h * 0.88}Z`,
      cloth,
    ) +
    path(
      d`M${x + w * 0.16} ${y - h * 0.8}Q${x + w * 0.3} ${y - h * 0.4} ${x + w * 0.14} ${y}H${x + w * 0.36}C${x + w * 0.52} ${y} ${x + w * 0.56} ${y - h * 0.4} ${x + w * 0.4} ${y - h * 0.88}Z`,
      paints.dark,
      { opacity: 0.14 },
    ) +
    stroke(
      d`M${x - w * 0.4} ${y - h * 0.88}Q${x} ${y - h * 0.74} ${x + w * 0.4} ${y - h * 0.88}`,
      lighter(cloth, 0.3),
      h * 0.07,
    )
  );
}

/** A hand of bananas hanging from a hook. */
export function bananas(x: number, y: number, size: number, colour = paints.orange420): string {
  return (
    line(x, y - size * 0.35, x, y, paints.brown740, size * 0.06) +
    [-34, -12, 12, 34]
      .map((a) =>
        stroke(
          d`M${x} ${y}Q${x + a * size * 0.018} ${y + size * 0.36} ${x + a * size * 0.008} ${y + size * 0.72}`,
          Math.abs(a) > 20 ? darker(colour, 0.15) : colour,
          size * 0.17,
        ),
      )
      .join('') +
    circle(x, y, size * 0.1, paints.brown700)
  );
}

/** A tumpeng: a cone of yellow rice on a tray with banana leaf and side dishes; `y` is the foot of the tray. */
export function tumpeng(x: number, y: number, w: number): string {
  const h = w * 0.78;
  const dishes = [
    paints.red520,
    paints.cream71,
    paints.green640,
    paints.red680,
    paints.orange432,
    paints.cream71,
    paints.red550,
    paints.green640,
  ];
  return (
    ellipse(x, y - w * 0.07, w * 0.56, w * 0.12, paints.brown550) +
    ellipse(x, y - w * 0.1, w * 0.53, w * 0.11, paints.orange362) +
    poly(
      Array.from(
        { length: 13 },
        (_, i) => [x - w * 0.48 + (i * w * 0.96) / 12, y - w * (i % 2 === 0 ? 0.06 : 0.125)] as const,
      ).concat([
        [x + w * 0.4, y - w * 0.16],
        [x - w * 0.4, y - w * 0.16],
      ]),
      paints.green670,
    ) +
    path(
      d`M${x - w * 0.27} ${y - w * 0.13}Q${x - w * 0.1} ${y - h * 0.5} ${x - w * 0.03} ${y - h}Q${x} ${y - h * 1.05} ${x + w * 0.03} ${y - h}Q${x + w * 0.1} ${y - h * 0.5} ${x + w * 0.27} ${y - w * 0.13}Q${x} ${y - w * 0.07} ${x - w * 0.27} ${y - w * 0.13}Z`,
      paints.orange400,
    ) +
    path(
      d`M${x + w * 0.01} ${y - h * 1.02}L${x + w * 0.03} ${y - h}Q${x + w * 0.1} ${y - h * 0.5} ${x + w * 0.27} ${y - w * 0.13}Q${x + w * 0.18} ${y - w * 0.1} ${x + w * 0.08} ${y - w * 0.1}Q${x + w * 0.06} ${y - h * 0.6} ${x + w * 0.01} ${y - h * 1.02}Z`,
      paints.orange520,
      { opacity: 0.7 },
    ) +
    path(
      d`M${x - w * 0.075} ${y - h * 0.8}L${x} ${y - h * 1.12}L${x + w * 0.075} ${y - h * 0.8}Q${x} ${y - h * 0.75} ${x - w * 0.075} ${y - h * 0.8}Z`,
      paints.green670,
    ) +
    dishes
      .map((c, i) =>
        ellipse(
          x - w * 0.4 + (i * w * 0.8) / 7,
          y - w * 0.095 + Math.sin((i / 7) * Math.PI) * w * 0.035,
          w * 0.06,
          w * 0.045,
          c,
        ),
      )
      .join('')
  );
}

/** A bowl or plate with food in it; `y` is its foot. */
export function bowl(x: number, y: number, w: number, glaze: string, food: string): string {
  return (
    ellipse(x, y - w * 0.34, w * 0.44, w * 0.14, food) +
    path(
      d`M${x - w / 2} ${y - w * 0.34}C${x - w * 0.46} ${y - w * 0.04} ${x - w * 0.2} ${y} ${x} ${y}S${x + w * 0.46} ${y - w * 0.04} ${x + w / 2} ${y - w * 0.34}Q${x} ${y - w * 0.2} ${x - w / 2} ${y - w * 0.34}Z`,
      glaze,
    ) +
    path(
      d`M${x + w * 0.14} ${y - w * 0.25}Q${x + w * 0.3} ${y - w * 0.27} ${x + w / 2} ${y - w * 0.34}C${x + w * 0.46} ${y - w * 0.04} ${x + w * 0.2} ${y} ${x + w * 0.06} ${y}Q${x + w * 0.2} ${y - w * 0.1} ${x + w * 0.14} ${y - w * 0.25}Z`,
      paints.dark,
      { opacity: 0.12 },
    )
  );
}

/** A glass of tea. */
export function tea(x: number, y: number, h: number): string {
  const w = h * 0.5;
  return (
    rect(x - w / 2, y - h, w, h, paints.cream60, { rx: 4, opacity: 0.55 }) +
    rect(x - w * 0.42, y - h * 0.8, w * 0.84, h * 0.75, paints.accentStrong, { rx: 3, opacity: 0.9 }) +
    rect(x - w * 0.3, y - h * 0.7, w * 0.14, h * 0.5, paints.orange232, { rx: 2, opacity: 0.7 })
  );
}

/** Steam in a few slow strokes rising from a point. */
export function steam(x: number, y: number, h: number, colour: string, opacity = 0.5): string {
  return [-1, 0, 1]
    .map((k) =>
      stroke(
        d`M${x + k * h * 0.2} ${y}c${-h * 0.14} ${-h * 0.22} ${h * 0.14} ${-h * 0.4} 0 ${-h * (0.66 + (k === 0 ? 0.3 : 0))}`,
        colour,
        h * 0.055,
        { opacity },
      ),
    )
    .join('');
}

/** Round kerupuk tins with a window, in a row. */
export function kerupukTin(x: number, y: number, w: number, colour: string): string {
  const h = w * 1.2;
  return (
    rect(x - w / 2, y - h, w, h, colour, { rx: w * 0.06 }) +
    circle(x, y - h * 0.46, w * 0.32, paints.cream80) +
    repeat(4, (i) =>
      circle(x - w * 0.13 + (i % 2) * w * 0.26, y - h * (i < 2 ? 0.36 : 0.55), w * 0.11, paints.orange272),
    ) +
    rect(x - w * 0.42, y - h * 1.08, w * 0.84, h * 0.12, darker(colour, 0.25), { rx: 4 })
  );
}
