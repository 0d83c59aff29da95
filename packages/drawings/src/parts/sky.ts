import { paints } from '@beranda/brand';
import { type Canvas, HEIGHT, WIDTH } from './canvas.ts';
import { kawungPaint } from './cloth.ts';
import { circle, d, group, lighter, num, rect, repeat, stroke } from './shape.ts';

/** Position of the light, and radius of its disc; 0 for no disc. */
export interface Light {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** A soft amber light around a point. */
export function glow(s: Canvas, x: number, y: number, r: number, strength = 0.8): string {
  const { glow: colour } = s.palette;
  const paint = s.radial(x, y, r, [
    [0, colour, strength],
    [0.3, colour, strength * 0.5],
    [0.65, colour, strength * 0.14],
    [1, colour, 0],
  ]);
  return circle(x, y, r, paint);
}

/** The kawung motif over the whole canvas, clear near the light and gone far from it. */
export function kawungSky(s: Canvas, light: Light, size: number, opacity: number, colour?: string): string {
  const paint = kawungPaint(s, size, colour ?? s.palette.line, s.random.pick([0, 0, 45]));
  const shade = s.radial(light.x, light.y, 1050, [
    [0, paints.white, opacity],
    [0.45, paints.white, opacity * 0.75],
    [1, paints.white, opacity * 0.15],
  ]);
  return s.mask(rect(0, 0, WIDTH, HEIGHT, shade), rect(0, 0, WIDTH, HEIGHT, paint));
}

/** Sun or moon: a disc in rings of light. */
export function disc(s: Canvas, light: Light): string {
  const { sun, glow: colour } = s.palette;
  const rings = [2.5, 1.75, 1.32];
  return (
    rings.map((share) => circle(light.x, light.y, light.r * share, colour, { opacity: 0.13 })).join('') +
    circle(light.x, light.y, light.r, sun)
  );
}

/** Stars in the upper part of the sky. */
export function stars(s: Canvas, count: number, bottom: number): string {
  return repeat(count, () =>
    circle(
      s.random.float(20, WIDTH - 20),
      s.random.float(20, bottom),
      s.random.float(1.2, 3),
      paints.cream121,
      {
        opacity: s.random.float(0.35, 0.85),
      },
    ),
  );
}

/** A flat cloud with a straight lower edge. */
function cloud(x: number, y: number, w: number, colour: string, opacity = 0.6): string {
  const h = w * 0.11;
  return (
    rect(x - w / 2, y - h, w, h, colour, { rx: h / 2, opacity }) +
    rect(x - w * 0.28, y - h * 1.85, w * 0.5, h * 1.2, colour, { rx: h * 0.6, opacity }) +
    rect(x - w * 0.02, y - h * 0.35, w * 0.7, h * 0.85, colour, { rx: h * 0.4, opacity })
  );
}

/** A few birds, drawn with two strokes each. */
export function birds(s: Canvas, x: number, y: number, count: number, colour: string): string {
  return repeat(count, (i) => {
    const bx = x + i * 58 + s.random.float(-14, 14);
    const by = y + s.random.float(-34, 34);
    const w = s.random.float(15, 24);
    return stroke(
      d`M${bx - w} ${by - w * 0.3}Q${bx - w * 0.4} ${by - w * 0.65} ${bx} ${by}Q${bx + w * 0.4} ${by - w * 0.65} ${bx + w} ${by - w * 0.3}`,
      colour,
      4,
    );
  });
}

/** Settings of the outdoor background. */
interface BackdropOptions {
  readonly light: Light;
  /** Where the sky ends. */
  readonly horizon: number;
  /** Size of the kawung tile; 0 leaves the motif out. */
  readonly kawung?: number;
  readonly clouds?: number;
  readonly reach?: number;
}

/** The sky with motif, light, clouds and birds. */
export function backdrop(s: Canvas, o: BackdropOptions): string {
  const p = s.palette;
  const [top, middle, low] = p.sky;
  const sky = s.linear([
    [0, top],
    [0.55, middle],
    [1, low],
  ]);
  const size = o.kawung ?? 150;
  const parts = [
    rect(0, 0, WIDTH, o.horizon + 60, sky),
    rect(0, o.horizon + 59, WIDTH, HEIGHT - o.horizon - 59, low),
  ];
  if (size > 0) parts.push(kawungSky(s, o.light, size, p.isNight ? 0.26 : 0.15));
  if (p.name === 'night') parts.push(stars(s, 34, o.horizon * 0.75));
  parts.push(glow(s, o.light.x, o.light.y, o.reach ?? 760, p.isNight ? 0.75 : 0.7));
  if (o.light.r > 0) parts.push(disc(s, o.light));
  const tone = p.name === 'night' ? paints.blue692 : lighter(low, p.isNight ? 0.1 : 0.7);
  parts.push(
    repeat(o.clouds ?? 0, (i) =>
      cloud(
        s.random.float(120, 1480),
        90 + i * 70 + s.random.float(0, o.horizon * 0.25),
        s.random.float(170, 300),
        tone,
        p.isNight ? 0.32 : 0.6,
      ),
    ),
  );
  return parts.join('');
}

/** Light lying on a floor: a flat ellipse that fades to its rim. */
export function pool(s: Canvas, x: number, y: number, rx: number, ry: number, strength: number): string {
  const { glow: colour } = s.palette;
  const paint = s.radial(0, 0, 100, [
    [0, colour, strength],
    [0.5, colour, strength * 0.45],
    [1, colour, 0],
  ]);
  return group(
    `translate(${num(x)} ${num(y)}) scale(${Math.round(rx) / 100} ${Math.round(ry) / 100})`,
    circle(0, 0, 100, paint),
  );
}

/** A room: wall with motif, light on the wall, floor with a skirting line. */
export function room(s: Canvas, floorY: number, light: Light, motif = 150): string {
  const [wall, shade, floor] = s.palette.room;
  const parts = [
    rect(
      0,
      0,
      WIDTH,
      floorY,
      s.linear([
        [0, shade],
        [0.6, wall],
        [1, shade],
      ]),
    ),
    motif > 0 ? kawungSky(s, light, motif, s.palette.isNight ? 0.17 : 0.12) : '',
    rect(0, floorY, WIDTH, HEIGHT - floorY, floor),
    rect(0, floorY, WIDTH, 12, paints.dark, { opacity: 0.22 }),
    repeat(3, (i) =>
      rect(0, floorY + 60 + i * (26 + i * 22) * 1.6, WIDTH, 4, paints.dark, { opacity: 0.12 }),
    ),
    glow(s, light.x, light.y, 820, s.palette.isNight ? 0.7 : 0.62),
    pool(s, light.x, floorY + 130, 680, 130, 0.3),
  ];
  return parts.join('');
}
