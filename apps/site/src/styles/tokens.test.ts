import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { contrastOf, readColours } from './contrast.ts';

const styles = import.meta.dirname;
const source = path.dirname(styles);
const colours = readColours(await readFile(path.join(styles, 'tokens.css'), 'utf8'));

function colour(name: string): string {
  const value = colours.get(name);
  if (!value) throw new Error(`tokens.css has no colour ${name}`);
  return value;
}

/** Text colours by background. */
const TEXT = {
  paper: ['ink', 'muted', 'teal', 'teal-dark', 'ember', 'success', 'danger'],
  card: ['ink', 'muted', 'teal', 'teal-dark', 'ember', 'success', 'danger', 'info', 'warning'],
  sand: ['ink', 'muted', 'teal', 'teal-dark', 'ember-deep', 'success', 'danger'],
  'teal-mist': ['ink', 'muted', 'teal', 'teal-dark'],
  'flame-mist': ['ink', 'muted', 'teal', 'warning'],
  'info-mist': ['ink', 'muted', 'teal', 'info'],
  'success-mist': ['ink', 'muted', 'teal', 'success'],
  'warning-mist': ['ink', 'muted', 'teal', 'warning'],
  'danger-mist': ['ink', 'muted', 'teal', 'danger'],
  line: ['ink', 'muted'],
  teal: ['white'],
  'teal-dark': ['white', 'glow', 'haze'],
  ink: ['white', 'glow', 'haze', 'flame'],
  night: ['white', 'glow', 'haze', 'flame'],
  flame: ['night'],
  glow: ['night'],
};

/** Non-text colours (icons, control borders, focus rings) by background. */
const SIGNS = {
  paper: ['edge', 'teal'],
  card: ['edge', 'teal', 'success', 'danger'],
  sand: ['edge', 'teal'],
  'flame-mist': ['ember'],
  'danger-mist': ['danger', 'edge'],
  line: ['teal'],
  teal: ['glow'],
  'teal-dark': ['glow'],
  ink: ['glow', 'flame'],
  night: ['glow', 'flame'],
};

const pairsOf = (table: Record<string, string[]>) =>
  Object.entries(table).flatMap(([ground, names]) => names.map((name) => ({ name, ground })));

test.each(pairsOf(TEXT))('$name is readable on $ground', ({ name, ground }) => {
  expect(contrastOf(colour(name), colour(ground))).toBeGreaterThanOrEqual(4.5);
});

test.each(pairsOf(SIGNS))('$name is visible on $ground', ({ name, ground }) => {
  expect(contrastOf(colour(name), colour(ground))).toBeGreaterThanOrEqual(3);
});

test('contrast is between 1 and 21', () => {
  expect(contrastOf('#000000', '#ffffff')).toBe(21);
  expect(contrastOf('#0e6e6b', '#0e6e6b')).toBe(1);
});

/** Exceptions: flags, the replaceable logo, and one old drawing without tokens. */
const OWN_COLOURS = ['components/flag.tsx', 'components/brand-mark.tsx', 'features/home/lantern-scene.tsx'];

test('no component has hard-coded colours, which a second brand could not replace', async () => {
  const names = await readdir(source, { recursive: true });
  const looked = names.filter(
    (name) => /(?<!tokens)\.css$|(?<!examples|test)\.tsx$/.test(name) && !OWN_COLOURS.includes(name),
  );
  const found: string[] = [];
  for (const name of looked) {
    const text = await readFile(path.join(source, name), 'utf8');
    const pattern = name.endsWith('.css')
      ? /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\([^)]*\)/gi
      : /-\[(?:#|rgb|hsl|oklch)[^\]]*\]|["'`]#[\da-f]{3,8}["'`]/gi;
    for (const [match] of text.replaceAll(/\/\*.*?\*\//gs, '').matchAll(pattern))
      found.push(`${name}: ${match}`);
  }
  expect(looked).toContain('pages/home/page.tsx');
  expect(found).toEqual([]);
});
