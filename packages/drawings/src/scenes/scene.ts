import type { Mood } from '@beranda/brand';
import type { Stage } from '../parts/stage.ts';

/** A scene: its possible moods, and its draw function. */
export interface Scene {
  readonly moods: readonly Mood[];
  draw(s: Stage): string;
}

/** Moods in which lamps are lit. */
export const EVENING: readonly Mood[] = ['malam', 'senja', 'biru'];

/** Moods under open daylight and at dusk. */
export const OUTDOOR: readonly Mood[] = ['senja', 'fajar', 'laut', 'siang', 'biru'];

/** Every mood. */
export const ANY: readonly Mood[] = ['malam', 'senja', 'fajar', 'laut', 'siang', 'biru'];
