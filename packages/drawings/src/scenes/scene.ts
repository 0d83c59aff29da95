import type { Mood } from '@beranda/brand';
import type { Canvas } from '../parts/canvas.ts';

/** A scene: its possible moods, and its draw function. */
export interface Scene {
  readonly moods: readonly Mood[];
  draw(s: Canvas): string;
}

/** Scenes of one subject by their names. */
export type Scenes = Readonly<Record<string, Scene>>;

/** Moods in which lamps are lit. */
export const EVENING: readonly Mood[] = ['night', 'dusk', 'blue-hour'];

/** Moods under open daylight and at dusk. */
export const OUTDOOR: readonly Mood[] = ['dusk', 'dawn', 'sea', 'noon', 'blue-hour'];

/** Moods of broad daylight. */
export const DAY: readonly Mood[] = ['dawn', 'sea', 'noon'];

/** Every mood. */
export const ALL_MOODS: readonly Mood[] = ['night', 'dusk', 'dawn', 'sea', 'noon', 'blue-hour'];
