import { themeColours } from './theme-colours.ts';

/**
 * Colours by role, for both applications. Rules about contrast are in the site's tokens.test.ts: it checks every pair
 * of text and background in use (WCAG 2.2 AA).
 */
export const colours = {
  // Backgrounds that are dark in both colour schemes: bands, raised parts of bands, and bands with a status
  dark: '#0b1826',
  'dark-raised': '#10243a',
  'dark-primary': '#0a5250',
  'dark-danger': '#a8231b',

  // Other backgrounds, from dark to light
  'surface-alt': '#f4ede1',
  surface: themeColours.light,
  card: '#ffffff',

  // Text, and secondary text
  foreground: '#10243a',
  muted: '#52606d',

  // Text on a background of `primary` or `success`
  'on-fill': '#ffffff',

  // Text on dark backgrounds
  'on-dark': '#ffffff',
  'muted-on-dark': '#c6d0da',

  // Hairlines (decorative) and edges (boundaries of controls)
  line: '#e6dfd2',
  edge: '#857b69',

  // Accent: as background, on dark backgrounds, and as text on light ones
  accent: '#f2a31b',
  'accent-soft': '#fdf1dc',
  'accent-bright': '#ffc966',
  'accent-strong': '#b4560a',
  'accent-stronger': '#a94f07',

  // Actions
  primary: '#0e6e6b',
  'primary-strong': '#0a5250',
  'primary-soft': '#e9f2f0',

  // Status
  info: '#24506e',
  'info-soft': '#eaf1f6',
  success: '#1f7a4d',
  'success-soft': '#e8f4ec',
  warning: '#8a4b00',
  'warning-soft': '#fdf1dc',
  danger: '#b3261e',
  'danger-soft': '#fdf1ef',

  // With alpha: below what floats, and where a table is cut off
  shadow: '#10243a2e',
};

export type Role = keyof typeof colours;

/**
 * The colours of the dark colour scheme (`prefers-color-scheme: dark`), where they differ: warm white text on ink blue.
 * Actions and status colours are light there, so text on them (`on-fill`) is dark.
 */
export const darkSchemeColours: Partial<Record<Role, string>> = {
  dark: '#08131f',
  'dark-raised': '#1b334b',
  'dark-primary': '#0c4543',
  'dark-danger': '#8f2019',

  'surface-alt': '#0b1724',
  surface: themeColours.dark,
  card: '#16283b',

  foreground: '#f5efe3',
  muted: '#b3b8bb',

  'on-fill': '#08131f',
  'on-dark': '#fbf8f2',
  'muted-on-dark': '#c3c8cb',

  line: '#2a3c4f',
  edge: '#8a939b',

  'accent-soft': '#3a2b14',
  'accent-strong': '#f0b35e',
  'accent-stronger': '#f3bd70',

  primary: '#67c5bb',
  'primary-strong': '#8fdad1',
  'primary-soft': '#143a3e',

  info: '#93c3e6',
  'info-soft': '#15314a',
  success: '#7cd0a0',
  'success-soft': '#12352b',
  warning: '#f0b85f',
  'warning-soft': '#3a2b14',
  danger: '#ffa398',
  'danger-soft': '#3b2226',

  shadow: '#00000099',
};

/** Lines of charts, in the order in which they are added. */
export const chartSeries: readonly Role[] = ['primary', 'accent-strong'];

/** Colours in print: black on white for every brand. */
export const printColours: Partial<Record<Role, string>> = {
  'dark-raised': '#fff',
  'dark-primary': '#fff',
  'on-dark': '#000',
  foreground: '#000',
  surface: '#fff',
  'surface-alt': '#fff',
  card: '#fff',
  muted: '#333',
  'muted-on-dark': '#333',
  'accent-bright': '#000',
  'accent-strong': '#000',
  'accent-stronger': '#000',
  primary: '#000',
  'primary-strong': '#000',
  'primary-soft': '#fff',
  line: '#bbb',
};

/** Colours of the pictures for shared links, on `dark` with a glow of `accent`. */
export const socialColours = { text: colours.surface, kind: '#ffd27a', ornament: '#ffd27a' };

/**
 * The font, as the packages `@fontsource-variable/<name>` (site) and `@fontsource/<name>` (pictures for shared links):
 * install both in this folder.
 */
export const font = {
  family: 'Plus Jakarta Sans',
  name: 'plus-jakarta-sans',
  /** Text is set in 400 and 500, titles in 600 and 700; the ends of the scale would cost a third more. */
  weights: { min: 400, max: 700 },
  /** Kerning and ligatures, accents in their places, and figures of one width for tables. */
  features: ['kern', 'liga', 'calt', 'ccmp', 'mark', 'tnum'],
  /** Ascent and descent of the font, as fractions of its size. */
  ascent: 1.038,
  descent: 0.222,
  /**
   * Local fonts that take the same space as the font, so that nothing moves when it arrives.
   *
   * `sizeAdjust` is the width of this site's texts (the catalogues and the demonstration content, about 50,000
   * characters in each language, kerned) in the font, divided by their width in the local font, in percent; the mean of
   * both languages and of the weights. Arial was measured as Arimo, which has its widths. Android has no Arial.
   */
  fallbacks: [
    {
      like: 'Arial',
      weights: '400 500',
      local: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
      sizeAdjust: 104.2,
    },
    {
      like: 'Arial',
      weights: '600 700',
      local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold', 'Arimo Bold'],
      sizeAdjust: 100.4,
    },
    {
      like: 'Roboto',
      weights: '400 500',
      local: ['Roboto', 'Roboto Regular', 'Roboto-Regular'],
      sizeAdjust: 105.2,
    },
    {
      like: 'Roboto',
      weights: '600 700',
      local: ['Roboto Bold', 'Roboto-Bold', 'Roboto'],
      sizeAdjust: 106.4,
    },
  ],
};

/** Fonts of pictures that cannot load the font. */
export const systemFonts = `'${font.family}', system-ui, 'Segoe UI', Roboto, Arial, sans-serif`;
