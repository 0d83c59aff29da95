import { colours } from './brand.ts';

/** The colours of one mood: a time of day, or the sea, and the materials as they look in its light. */
export interface Palette {
  readonly name: 'night' | 'dusk' | 'dawn' | 'sea' | 'noon' | 'blue-hour';
  /** Whether lamps are lit and windows glow. */
  readonly isNight: boolean;
  /** Sky from the top to the horizon. */
  readonly sky: readonly [string, string, string];
  /** Light that falls from sun, moon or lamp. */
  readonly glow: string;
  /** The disc of sun or moon. */
  readonly sun: string;
  /** Land from far to near. */
  readonly land: readonly [string, string, string, string];
  /** Water from far to near. */
  readonly water: readonly [string, string];
  /** Fine lines and motif over sky and land. */
  readonly line: string;
  readonly wall: string;
  readonly wallShade: string;
  readonly roof: string;
  readonly roofShade: string;
  readonly wood: string;
  readonly woodDark: string;
  readonly window: string;
  readonly leaf: string;
  readonly leafDark: string;
  /** Inside: wall, wall in shade, floor. */
  readonly room: readonly [string, string, string];
  /** A street, yard or quay underfoot. */
  readonly street: string;
  /** Clothes and goods, each clear of the others. */
  readonly cloth: readonly [string, string, string, string, string];
}

export type Mood = Palette['name'];

/** One palette for each mood. */
export const palettes: readonly Palette[] = [
  {
    name: 'night',
    isNight: true,
    sky: [colours.dark, colours.foreground, '#234a66'],
    glow: '#f7b13c',
    sun: '#ffe3a6',
    land: ['#1e4058', '#173349', '#11283b', '#0a1826'],
    water: ['#23506b', '#112c43'],
    line: '#f2c069',
    wall: '#d8a262',
    wallShade: '#a86e3a',
    roof: '#8a432d',
    roofShade: '#5c2a1f',
    wood: '#8c5630',
    woodDark: '#4a2c1e',
    window: '#ffc659',
    leaf: '#2c6658',
    leafDark: '#14403f',
    room: ['#1a3b55', '#122b42', '#5c3a26'],
    street: '#3a3238',
    cloth: [colours.accent, '#17897f', '#c9552e', '#f6ebd6', '#4c8fb0'],
  },
  {
    name: 'dusk',
    isNight: true,
    sky: ['#4a1f24', '#9c4529', '#f0a04b'],
    glow: '#ffd27a',
    sun: '#ffe8b4',
    land: ['#9a4a2e', '#713427', '#4c2422', '#2b171c'],
    water: ['#c9743a', '#5b2c2a'],
    line: '#ffd9a0',
    wall: '#efc58d',
    wallShade: '#c78a52',
    roof: '#6b2c22',
    roofShade: '#451b19',
    wood: '#8a4b2a',
    woodDark: '#45241b',
    window: '#ffd173',
    leaf: '#4e6b45',
    leafDark: '#2b4235',
    room: ['#8c4630', '#6c3226', '#3d2020'],
    street: '#54302a',
    cloth: [colours.accent, '#0f7c78', '#fbf1df', '#24506e', '#d9633a'],
  },
  {
    name: 'dawn',
    isNight: false,
    sky: ['#f5ddb6', '#f9e7c8', '#fcf3e0'],
    glow: '#ffc257',
    sun: '#f6a63a',
    land: ['#cdc7a4', '#8fa98c', '#4c8073', '#15504d'],
    water: ['#bfd3c3', '#5d9c93'],
    line: colours['accent-strong'],
    wall: '#fffaf0',
    wallShade: '#e7d3b2',
    roof: '#b85a35',
    roofShade: '#8a3f28',
    wood: '#a86b3e',
    woodDark: '#6a3e26',
    window: '#2b5f6f',
    leaf: '#3b7f5b',
    leafDark: '#1f5a4a',
    room: ['#f4e2c3', '#e6cba0', '#b97b4b'],
    street: '#d3b285',
    cloth: [colours.primary, '#c9552e', colours.accent, '#24506e', '#7a3b2a'],
  },
  {
    name: 'sea',
    isNight: false,
    sky: ['#0c5f5e', '#3f9288', '#f0ddae'],
    glow: '#ffde96',
    sun: '#fff0c6',
    land: ['#67a092', '#2f7e76', '#0e605d', '#093f40'],
    water: ['#52a398', '#0d6462'],
    line: '#f8e7bf',
    wall: '#fbf1dc',
    wallShade: '#ddc194',
    roof: '#b4532f',
    roofShade: '#7f3723',
    wood: '#9a5e36',
    woodDark: '#54301f',
    window: '#174b58',
    leaf: '#2c7a58',
    leafDark: '#114f47',
    room: ['#17736f', '#0d5b59', '#8a5735'],
    street: '#a98f62',
    cloth: [colours.accent, '#c9552e', '#fbf1df', '#1b4763', '#8a3f2b'],
  },
  {
    name: 'noon',
    isNight: false,
    sky: ['#bfd8c4', '#dde6c8', '#f8edcb'],
    glow: '#ffcf6e',
    sun: '#f8b547',
    land: ['#a9c09a', '#6e9f74', '#3b7a54', '#1e4f3d'],
    water: ['#a5cdbf', '#4e938a'],
    line: '#1e4f3d',
    wall: '#fff7e6',
    wallShade: '#e5cfa4',
    roof: '#a84b2d',
    roofShade: '#783523',
    wood: '#9e6438',
    woodDark: '#5c3822',
    window: '#24506e',
    leaf: '#34784f',
    leafDark: '#1d5440',
    room: ['#dce2c3', '#c3cfa6', '#a56c42'],
    street: '#b79a66',
    cloth: ['#c9552e', colours.primary, colours.accent, colours.foreground, '#8a3f2b'],
  },
  {
    name: 'blue-hour',
    isNight: true,
    sky: ['#16344f', '#41708a', '#f3b877'],
    glow: '#ffc978',
    sun: '#ffe2ae',
    land: ['#4a7387', '#2d566d', '#1a3e55', '#0e2438'],
    water: ['#6d93a0', '#1e4660'],
    line: '#fbddae',
    wall: '#f0d4a8',
    wallShade: '#c79a68',
    roof: '#944630',
    roofShade: '#632d23',
    wood: '#91583a',
    woodDark: '#4b2c25',
    window: '#ffcc6b',
    leaf: '#2f6e62',
    leafDark: '#174746',
    room: ['#2c5b78', '#1f4661', '#6b4530'],
    street: '#4a5058',
    cloth: [colours.accent, '#d2603a', '#fbf1df', '#12807a', '#7a3b2a'],
  },
];

/**
 * Materials of the site's illustrations, as custom properties `--drawing-…`; their other colours are the roles.
 */
export const drawingColours = {
  skin: '#b0703f',
  'skin-deep': '#85502c',
  leaf: '#4f9a63',
  'leaf-deep': '#226049',
  wood: '#9a5a2c',
  'wood-deep': '#5b3119',
  // Roof tiles, pots and cloth
  clay: '#c9563a',
  'clay-deep': '#8f3a26',
  // Morning, evening, noon, night and water
  dawn: '#fce6bb',
  peach: '#f6c588',
  sky: '#cfe5de',
  dusk: colours.info,
  sea: '#2f8a8c',
  // The hills, houses and lanterns behind the first screen
  'hill-far': '#0d2236',
  'hill-near': '#0a1b2c',
  house: '#071019',
  field: '#2c5a63',
  'lantern-edge': '#d98a12',
  'lantern-light': '#ffd98a',
};
