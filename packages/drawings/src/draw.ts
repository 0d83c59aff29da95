import { createCanvas, HEIGHT, WIDTH } from './parts/canvas.ts';
import { tag } from './parts/shape.ts';
import { SCENE_TABLE } from './scenes/index.ts';

/** The names of all scenes, in alphabetical order. */
export const SCENES: readonly string[] = Object.keys(SCENE_TABLE).sort();

/**
 * Draws one flat scene as a complete SVG of 1600 by 1000. The slug is the seed for palette, light and counts:
 * deterministic for the same arguments, visibly different for another slug.
 */
export function drawScene(scene: string, slug: string): string {
  const found = Object.hasOwn(SCENE_TABLE, scene) ? SCENE_TABLE[scene] : undefined;
  if (found === undefined) {
    throw new Error(`Unknown scene "${scene}". Known scenes: ${SCENES.join(', ')}`);
  }
  const canvas = createCanvas(scene, slug, found.moods);
  const body = found.draw(canvas);
  return tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      width: WIDTH,
      height: HEIGHT,
    },
    canvas.defs(),
    body,
  );
}
