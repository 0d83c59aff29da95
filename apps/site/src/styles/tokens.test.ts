import { readFileSync } from 'node:fs';
import path from 'node:path';
import { colours, darkSchemeColours, type Role } from '@beranda/brand';
import { describe, expect, test } from 'vitest';
import { contrastOf } from './contrast.ts';

const SCHEMES = { light: colours, dark: { ...colours, ...darkSchemeColours } };

/** Text colours by background. */
const TEXT: Partial<Record<Role, Role[]>> = {
  surface: ['foreground', 'muted', 'primary', 'primary-strong', 'accent-strong', 'success', 'danger'],
  card: [
    'foreground',
    'muted',
    'primary',
    'primary-strong',
    'accent-strong',
    'accent-stronger',
    'success',
    'danger',
    'info',
    'warning',
  ],
  'surface-alt': ['foreground', 'muted', 'primary', 'primary-strong', 'accent-stronger', 'success', 'danger'],
  'primary-soft': ['foreground', 'muted', 'primary', 'primary-strong'],
  'accent-soft': ['foreground', 'muted', 'primary', 'warning', 'accent-stronger'],
  'info-soft': ['foreground', 'muted', 'primary', 'info'],
  'success-soft': ['foreground', 'muted', 'primary', 'success'],
  'warning-soft': ['foreground', 'muted', 'primary', 'warning'],
  'danger-soft': ['foreground', 'muted', 'primary', 'danger'],
  line: ['foreground', 'muted'],
  primary: ['on-fill'],
  'primary-strong': ['on-fill'],
  success: ['on-fill'],
  foreground: ['surface'],
  'dark-primary': ['on-dark', 'accent-bright', 'muted-on-dark'],
  'dark-raised': ['on-dark', 'accent-bright', 'muted-on-dark', 'accent'],
  'dark-danger': ['on-dark', 'accent-bright'],
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
  'dark-primary': ['accent-bright'],
  'dark-raised': ['accent-bright', 'accent'],
  dark: ['accent-bright', 'accent'],
};

const pairsOf = (table: Partial<Record<Role, Role[]>>) =>
  Object.entries(table).flatMap(([background, names]) =>
    names.map((name) => ({ name, background: background as Role })),
  );

describe.each(Object.entries(SCHEMES))('in the %s colour scheme', (_, scheme) => {
  test.each(pairsOf(TEXT))('$name is readable on $background', ({ name, background }) => {
    expect(contrastOf(scheme[name], scheme[background])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairsOf(SIGNS))('$name is visible on $background', ({ name, background }) => {
    expect(contrastOf(scheme[name], scheme[background])).toBeGreaterThanOrEqual(3);
  });
});

test('the frames of form controls are edges, which stand out from their surroundings', () => {
  const css = readFileSync(path.join(import.meta.dirname, 'forms.css'), 'utf8');
  const rules = [...css.matchAll(/^ {2}\.(field|field-group|search-field|choice) \{([^}]*)\}/gm)];
  expect(rules.map(([, name]) => name)).toEqual(['field', 'field-group', 'search-field', 'choice']);
  const frames = rules.flatMap(([, name, body = '']) =>
    [...body.matchAll(/\bborder(?:-color)?: .*--color-([\w-]+)/g)].map(([, role]) => `${name}: ${role}`),
  );
  expect(frames).toEqual(['field: edge', 'field-group: edge', 'choice: edge']);
});

test('contrast is between 1 and 21', () => {
  expect(contrastOf('#000000', '#ffffff')).toBe(21);
  expect(contrastOf(colours.primary, colours.primary)).toBe(1);
});
