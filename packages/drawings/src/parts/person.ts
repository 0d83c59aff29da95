import { hair, paints } from '@beranda/brand';
import { circle, d, darker, ellipse, group, num, path, place, rect, stroke } from './shape.ts';

/** What a person wears on the head. */
export type Head = 'short' | 'bun' | 'long' | 'hijab' | 'peci' | 'caping' | 'udeng' | 'cap';

/** An arm as elbow x, y and hand x, y in the figure's own 100 units. */
export type Arm = readonly [number, number, number, number];

/** Arms that are used often; the right hand of the picture is positive x. */
export const ARM = {
  downLeft: [-14, -62, -13, -47],
  downRight: [14, -62, 13, -47],
  hipLeft: [-19, -62, -9, -51],
  hipRight: [19, -62, 9, -51],
  foldLeft: [-15, -62, -2, -60],
  foldRight: [15, -62, 3, -57],
  reachLeft: [-18, -66, -31, -60],
  reachRight: [18, -66, 31, -60],
  upLeft: [-18, -82, -15, -101],
  upRight: [18, -82, 15, -101],
  frontRight: [13, -60, 25, -66],
  frontLeft: [-13, -60, -25, -66],
} as const satisfies Record<string, Arm>;

/** Appearance and pose of a person; `x`, `y` are the feet, `h` the height when standing. */
export interface Person {
  readonly x: number;
  readonly y: number;
  readonly h: number;
  readonly skin: string;
  readonly top: string;
  readonly bottom: string;
  readonly head: Head;
  readonly headColour?: string;
  /** Where the face looks: left, to us, right, or away. */
  readonly face?: -1 | 0 | 1 | 'back';
  readonly legs?: 'skirt' | 'trousers' | 'walk' | 'floor' | 'chair' | 'none';
  readonly left?: Arm;
  readonly right?: Arm;
  /** Leaning of the upper body in degrees. */
  readonly lean?: number;
  /** Sleeves down to the wrist. */
  readonly hasLongSleeves?: boolean;
  /** A sash, apron or stole. */
  readonly sash?: string;
  readonly apron?: string;
  /** Things in the hands, drawn in the figure's units above everything. */
  readonly over?: string;
  /** Things behind the body, in the figure's units. */
  readonly under?: string;
}

/** Draws a head with neck at the figure's own units; the face stays blank. */
function head(p: Person): string {
  const face = p.face ?? 0;
  const dir = face === 'back' ? 0 : face;
  const isFromBehind = face === 'back';
  const colour = p.headColour ?? p.top;
  const neck = path(d`M-3 -84H3V-77Q0 -74.5 -3 -77Z`, darker(p.skin, 0.16));
  const skull = ellipse(0, -90, 7, 8.3, p.skin);
  const ear =
    isFromBehind || dir === 0
      ? circle(-7, -89.5, 1.5, p.skin) + circle(7, -89.5, 1.5, p.skin)
      : circle(-dir * 2.6, -89, 1.6, darker(p.skin, 0.16));
  const cap = isFromBehind
    ? path(d`M-7.4 -88C-8.6 -101.5 8.6 -101.5 7.4 -88C6 -82 -6 -82 -7.4 -88Z`, hair)
    : dir === 0
      ? path(
          d`M-7.4 -89C-8.4 -101.5 8.4 -101.5 7.4 -89C6.4 -93.6 3 -95 -1 -95C-4.6 -95 -6.6 -93 -7.4 -89Z`,
          hair,
        )
      : group(
          dir === -1 ? 'scale(-1 1)' : '',
          path(
            d`M-7.2 -86.5C-9.6 -99.5 2 -101.5 6.6 -95.5C3 -95.6 0.6 -94.6 -0.4 -91.5C-1 -88.6 -3 -91.4 -3.9 -89C-4.4 -86.6 -5.6 -84.4 -6.2 -84.4Z`,
            hair,
          ),
        );
  switch (p.head) {
    case 'hijab': {
      const shawl = path(
        d`M-9 -88C-9.8 -102 9.8 -102 9 -88C9.4 -80 11.6 -76 12 -70.5C5 -66 -5 -66 -12 -70.5C-11.6 -76 -9.4 -80 -9 -88Z`,
        colour,
      );
      const fold = stroke(d`M${-6} -78.6Q${dir * 2} -72 7 -74.5`, darker(colour, 0.3), 1.1);
      return isFromBehind
        ? shawl + stroke(d`M0 -80V-70`, darker(colour, 0.25), 1)
        : shawl + ellipse(dir * 2.4, -89.4, 5.6, 6.9, p.skin) + fold;
    }
    case 'bun':
      return (
        circle(dir === 0 ? 0 : -dir * 7.4, dir === 0 ? -99.5 : -93.6, 4, hair) + neck + skull + ear + cap
      );
    case 'long': {
      const fall = path(
        d`M-8 -90C-10 -80 -9.4 -74 -7.6 -70C-2 -68 2 -68 7.6 -70C9.4 -74 10 -80 8 -90Z`,
        hair,
      );
      return isFromBehind ? neck + skull + cap + fall : fall + neck + skull + ear + cap;
    }
    case 'peci':
      return (
        neck +
        skull +
        ear +
        cap +
        path(d`M-7.7 -92L-7.2 -98.6Q0 -100.8 7.2 -98.6L7.7 -92Q0 -94.4 -7.7 -92Z`, paints.grey900)
      );
    case 'udeng':
      return (
        neck +
        skull +
        ear +
        cap +
        path(
          d`M-7.8 -92.2C-8.4 -99 -4 -100.5 0 -99C2.4 -104.5 5.4 -104 5 -99.4C8 -98.6 8.4 -95.4 7.8 -92.2Q0 -95.8 -7.8 -92.2Z`,
          colour,
        )
      );
    case 'cap':
      return (
        neck +
        skull +
        ear +
        cap +
        path(d`M-7.5 -92.6C-7.6 -102.6 7.6 -102.6 7.5 -92.6Z`, colour) +
        (isFromBehind
          ? ''
          : rect(dir < 0 ? -13 : dir > 0 ? 0 : -6.5, -94, 13, 2.6, darker(colour, 0.3), { rx: 1.2 }))
      );
    case 'caping': {
      const straw = p.headColour ?? paints.orange320;
      return (
        neck +
        skull +
        ear +
        cap +
        path(d`M-16 -91.5Q0 -87.5 16 -91.5L1.6 -104Q0 -105 -1.6 -104Z`, straw) +
        path(d`M2 -89.5Q10 -90 16 -91.5L1.6 -104Z`, darker(straw, 0.22)) +
        stroke(d`M-9.6 -95.4Q0 -92.6 9.6 -95.4`, darker(straw, 0.3), 0.8)
      );
    }
    default:
      return neck + skull + ear + cap;
  }
}

function arm(shoulder: number, a: Arm, p: Person, shade: number): string {
  const [ex, ey, hx, hy] = a;
  const sleeve = darker(p.top, shade);
  const upper = stroke(d`M${shoulder} -74.5L${ex} ${ey}`, sleeve, 6.8);
  const lower = stroke(
    d`M${ex} ${ey}L${hx} ${hy}`,
    p.hasLongSleeves ? sleeve : p.skin,
    p.hasLongSleeves ? 6 : 5,
  );
  return lower + circle(hx, hy, 2.9, p.skin) + upper;
}

function legs(p: Person, kind: NonNullable<Person['legs']>): string {
  const foot = (x: number, y = -1.6) => ellipse(x, y, 4.4, 2, darker(p.skin, 0.2));
  const dir = p.face === -1 ? -1 : 1;
  switch (kind) {
    case 'skirt':
      return (
        foot(-4.5) +
        foot(4.5) +
        path(d`M-9 -50H9C11.6 -40 11 -18 9.4 -3H-9.4C-11 -18 -11.6 -40 -9 -50Z`, p.bottom) +
        path(d`M2 -47Q6 -24 3.6 -3H9.4C11 -18 11.6 -40 9 -50Z`, paints.dark, { opacity: 0.13 })
      );
    case 'trousers':
      return (
        foot(-5.4) +
        foot(5.4) +
        stroke(d`M-4.6 -46L-5 -3`, p.bottom, 8.4, { 'stroke-linecap': 'butt' }) +
        stroke(d`M4.6 -46L5 -3`, darker(p.bottom, 0.14), 8.4, { 'stroke-linecap': 'butt' }) +
        rect(-9, -52, 18, 11, p.bottom, { rx: 3 })
      );
    case 'walk':
      return (
        foot(-8 * dir) +
        foot(11 * dir) +
        stroke(d`M${-2 * dir} -46L${-5 * dir} -26L${-9 * dir} -5.4`, darker(p.bottom, 0.18), 8.2) +
        stroke(d`M${2 * dir} -46L${7 * dir} -26L${9 * dir} -5.4`, p.bottom, 8.2) +
        rect(-9, -52, 18, 10, p.bottom, { rx: 3 })
      );
    case 'floor':
      return (
        path(d`M-12 -14C-30 -14 -33 0 -22 0.6H22C33 0 30 -14 12 -14Z`, p.bottom) +
        path(d`M-4 -7Q10 -10 24 -1Q26 0.6 22 0.6H-6Q-12 -2 -4 -7Z`, paints.dark, { opacity: 0.16 }) +
        ellipse(-10, -0.6, 5, 2.2, darker(p.skin, 0.15))
      );
    case 'chair':
      return (
        ellipse(17 * dir, -1.6, 5, 2.1, darker(p.skin, 0.2)) +
        stroke(d`M0 -27H${14.5 * dir}L${15 * dir} -6`, p.bottom, 9.4)
      );
    default:
      return '';
  }
}

/** Draws a person of flat shapes with a blank face. */
export function person(p: Person): string {
  const kind = p.legs ?? 'skirt';
  const drop = kind === 'floor' ? 38 : kind === 'chair' ? 23 : 0;
  const long = kind === 'skirt' ? -44 : -48;
  const torso = path(
    d`M-10.6 -73C-10.8 -77.6 -7.6 -79.4 -3.6 -80Q0 -77.4 3.6 -80C7.6 -79.4 10.8 -77.6 10.6 -73C10.4 -66 8.2 -60 9.6 ${long}Q0 ${long + 3} -9.6 ${long}C-8.2 -60 -10.4 -66 -10.6 -73Z`,
    p.top,
  );
  const shade = path(
    d`M3 -79.8C7.6 -79.4 10.8 -77.6 10.6 -73C10.4 -66 8.2 -60 9.6 ${long}Q6 ${long + 2} 3 ${long + 1.8}Q5 -62 3 -79.8Z`,
    paints.dark,
    { opacity: 0.1 },
  );
  const sash = p.sash === undefined ? '' : path(d`M-9.4 -77L-5 -79.6L10 -${52}L9.4 -${46}Z`, p.sash);
  const apron =
    p.apron === undefined
      ? ''
      : path(d`M-6 -72H6L9 -56L10 -24Q0 -21 -10 -24L-9 -56Z`, p.apron) +
        rect(-9.2, -57, 18.4, 1.8, darker(p.apron, 0.2));
  const isFromBehind = p.face === 'back';
  const leftArm = arm(-8.6, p.left ?? ARM.downLeft, p, 0.1);
  const rightArm = arm(8.6, p.right ?? ARM.downRight, p, 0.16);
  const neckline =
    isFromBehind || p.head === 'hijab'
      ? ''
      : path(d`M-3.6 -80L0 -74.5L3.6 -80Q0 -77 -3.6 -80Z`, darker(p.skin, 0.1));
  const upper =
    (p.under ?? '') +
    (isFromBehind ? leftArm + rightArm : '') +
    torso +
    shade +
    neckline +
    sash +
    apron +
    head(p) +
    (isFromBehind ? '' : leftArm + rightArm) +
    (p.over ?? '');
  const lean = p.lean ?? 0;
  const top = group(
    drop === 0 && lean === 0 ? '' : `translate(0 ${num(drop)}) rotate(${num(lean)} 0 -48)`,
    upper,
  );
  return place(p.x, p.y, p.h / 100, legs(p, kind) + top);
}
