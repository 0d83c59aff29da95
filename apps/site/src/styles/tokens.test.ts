import { colours } from '@beranda/brand';
import { expect, test } from 'vitest';
import { contrastOf } from './contrast.ts';

type Role = keyof typeof colours;

/** Text colours by background. */
const TEXT: Partial<Record<Role, Role[]>> = {
  surface: ['foreground', 'muted', 'primary', 'primary-strong', 'accent-strong', 'success', 'danger'],
  card: [
    'foreground',
    'muted',
    'primary',
    'primary-strong',
    'accent-strong',
    'success',
    'danger',
    'info',
    'warning',
  ],
  'surface-alt': ['foreground', 'muted', 'primary', 'primary-strong', 'accent-stronger', 'success', 'danger'],
  'primary-soft': ['foreground', 'muted', 'primary', 'primary-strong'],
  'accent-soft': ['foreground', 'muted', 'primary', 'warning'],
  'info-soft': ['foreground', 'muted', 'primary', 'info'],
  'success-soft': ['foreground', 'muted', 'primary', 'success'],
  'warning-soft': ['foreground', 'muted', 'primary', 'warning'],
  'danger-soft': ['foreground', 'muted', 'primary', 'danger'],
  line: ['foreground', 'muted'],
  primary: ['on-dark'],
  'primary-strong': ['on-dark', 'accent-bright', 'muted-on-dark'],
  foreground: ['on-dark', 'accent-bright', 'muted-on-dark', 'accent'],
  dark: ['on-dark', 'accent-bright', 'muted-on-dark', 'accent'],
  accent: ['dark'],
  'accent-bright': ['dark'],
};

/** Non-text colours (icons, control borders, focus rings) by background. */
const SIGNS: Partial<Record<Role, Role[]>> = {
  surface: ['edge', 'primary'],
  card: ['edge', 'primary', 'success', 'danger'],
  'surface-alt': ['edge', 'primary'],
  'accent-soft': ['accent-strong'],
  'danger-soft': ['danger', 'edge'],
  line: ['primary'],
  primary: ['accent-bright'],
  'primary-strong': ['accent-bright'],
  foreground: ['accent-bright', 'accent'],
  dark: ['accent-bright', 'accent'],
};

const pairsOf = (table: Partial<Record<Role, Role[]>>) =>
  Object.entries(table).flatMap(([ground, names]) => names.map((name) => ({ name, ground: ground as Role })));

test.each(pairsOf(TEXT))('$name is readable on $ground', ({ name, ground }) => {
  expect(contrastOf(colours[name], colours[ground])).toBeGreaterThanOrEqual(4.5);
});

test.each(pairsOf(SIGNS))('$name is visible on $ground', ({ name, ground }) => {
  expect(contrastOf(colours[name], colours[ground])).toBeGreaterThanOrEqual(3);
});

test('contrast is between 1 and 21', () => {
  expect(contrastOf('#000000', '#ffffff')).toBe(21);
  expect(contrastOf(colours.primary, colours.primary)).toBe(1);
});
