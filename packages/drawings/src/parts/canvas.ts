import { type Mood, type Palette, palettes } from '@beranda/brand';
import { createRandom, hash, type Random } from './random.ts';
import { tag } from './shape.ts';

export const WIDTH = 1600;
export const HEIGHT = 1000;

/** A colour stop: offset, colour, opacity. */
export type Stop = readonly [number, string, number?];

/** Drawing context of a scene: random numbers, colours, and SVG definitions (gradients, patterns, clips). */
export interface Canvas {
  readonly random: Random;
  readonly palette: Palette;
  /** Defines a vertical gradient (or one between two points of the box); returns its paint. */
  linear(stops: readonly Stop[], x2?: number, y2?: number): string;
  /** Defines a radial gradient around a point of the canvas; returns its paint. */
  radial(cx: number, cy: number, r: number, stops: readonly Stop[]): string;
  /** Defines a repeated tile; returns its paint. */
  tile(width: number, height: number, content: string, transform?: string): string;
  /** Clips the content to the shape. */
  clip(shape: string, content: string): string;
  /** Masks the content by the brightness of the shape. */
  mask(shape: string, content: string): string;
  /** All definitions so far. */
  defs(): string;
}

function stopTags(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) =>
      tag('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity === 1 ? undefined : opacity }),
    )
    .join('');
}

/** Creates the drawing context of one picture; `moods` are the palettes that suit the scene. */
export function createCanvas(scene: string, slug: string, moods: readonly Mood[]): Canvas {
  const random = createRandom(`${scene}/${slug}`);
  const palette = random.pick(palettes.filter((candidate) => moods.includes(candidate.name)));
  const prefix = `p${hash(`${scene}/${slug}`).toString(36)}`;
  const ids = new Map<string, string>();
  const definitions: string[] = [];
  /** Adds a definition, unless there is an equal one. @returns its id. */
  const define = (make: (id: string) => string): string => {
    const key = make('');
    const known = ids.get(key);
    if (known !== undefined) return known;
    const id = `${prefix}-${ids.size}`;
    ids.set(key, id);
    definitions.push(make(id));
    return id;
  };
  return {
    random,
    palette,
    linear: (stops, x2 = 0, y2 = 1) =>
      `url(#${define((id) => tag('linearGradient', { id, x1: 0, y1: 0, x2, y2 }, stopTags(stops)))})`,
    radial: (cx, cy, r, stops) =>
      `url(#${define((id) =>
        tag('radialGradient', { id, gradientUnits: 'userSpaceOnUse', cx, cy, r }, stopTags(stops)),
      )})`,
    tile: (width, height, content, transform) =>
      `url(#${define((id) =>
        tag(
          'pattern',
          { id, width, height, patternUnits: 'userSpaceOnUse', patternTransform: transform },
          content,
        ),
      )})`,
    clip: (shape, content) =>
      tag('g', { 'clip-path': `url(#${define((id) => tag('clipPath', { id }, shape))})` }, content),
    mask: (shape, content) =>
      tag(
        'g',
        {
          mask: `url(#${define((id) =>
            tag('mask', { id, maskUnits: 'userSpaceOnUse', x: 0, y: 0, width: WIDTH, height: HEIGHT }, shape),
          )})`,
        },
        content,
      ),
    defs: () => (definitions.length === 0 ? '' : tag('defs', {}, ...definitions)),
  };
}
