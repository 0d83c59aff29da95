import type { Mood } from '@beranda/brand';
import type { Stage } from '../parts/stage.ts';

/** A scene: its possible moods, and its draw function. */
export interface Scene {
  readonly moods: readonly Mood[];
  draw(s: Stage): string;
}

/** Scenes of one subject by their names. */
export type Scenes = Readonly<Record<string, Scene>>;

/** Moods in which lamps are lit. */
export const EVENING: readonly Mood[] = ['malam', 'senja', 'biru'];

/** Moods under open daylight and at dusk. */
export const OUTDOOR: readonly Mood[] = ['senja', 'fajar', 'laut', 'siang', 'biru'];

/** Moods of broad daylight. */
export const DAY: readonly Mood[] = ['fajar', 'laut', 'siang'];

/** Every mood. */
export const ANY: readonly Mood[] = ['malam', 'senja', 'fajar', 'laut', 'siang', 'biru'];
