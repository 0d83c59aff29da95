/** The colours of one mood: a time of day and the materials as they look in its light. */
export interface Palette {
  readonly name: 'malam' | 'senja' | 'fajar' | 'laut' | 'siang' | 'biru';
  /** Whether lamps are lit and windows glow. */
  readonly night: boolean;
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

const INK = '#10243A';
const NIGHT = '#0B1826';

/** Skin tones of the people, from light to dark. */
export const SKINS = ['#C98F63', '#B57A4E', '#9C6239', '#84502F'] as const;

/** Hair, one colour for everyone. */
export const HAIR = '#1C1A22';

export const PALETTES: readonly Palette[] = [
  {
    name: 'malam',
    night: true,
    sky: [NIGHT, INK, '#234A66'],
    glow: '#F7B13C',
    sun: '#FFE3A6',
    land: ['#1E4058', '#173349', '#11283B', '#0A1826'],
    water: ['#23506B', '#112C43'],
    line: '#F2C069',
    wall: '#D8A262',
    wallShade: '#A86E3A',
    roof: '#8A432D',
    roofShade: '#5C2A1F',
    wood: '#8C5630',
    woodDark: '#4A2C1E',
    window: '#FFC659',
    leaf: '#2C6658',
    leafDark: '#14403F',
    room: ['#1A3B55', '#122B42', '#5C3A26'],
    street: '#3A3238',
    cloth: ['#F2A31B', '#17897F', '#C9552E', '#F6EBD6', '#4C8FB0'],
  },
  {
    name: 'senja',
    night: true,
    sky: ['#4A1F24', '#9C4529', '#F0A04B'],
    glow: '#FFD27A',
    sun: '#FFE8B4',
    land: ['#9A4A2E', '#713427', '#4C2422', '#2B171C'],
    water: ['#C9743A', '#5B2C2A'],
    line: '#FFD9A0',
    wall: '#EFC58D',
    wallShade: '#C78A52',
    roof: '#6B2C22',
    roofShade: '#451B19',
    wood: '#8A4B2A',
    woodDark: '#45241B',
    window: '#FFD173',
    leaf: '#4E6B45',
    leafDark: '#2B4235',
    room: ['#8C4630', '#6C3226', '#3D2020'],
    street: '#54302A',
    cloth: ['#F2A31B', '#0F7C78', '#FBF1DF', '#24506E', '#D9633A'],
  },
  {
    name: 'fajar',
    night: false,
    sky: ['#F5DDB6', '#F9E7C8', '#FCF3E0'],
    glow: '#FFC257',
    sun: '#F6A63A',
    land: ['#CDC7A4', '#8FA98C', '#4C8073', '#15504D'],
    water: ['#BFD3C3', '#5D9C93'],
    line: '#B4560A',
    wall: '#FFFAF0',
    wallShade: '#E7D3B2',
    roof: '#B85A35',
    roofShade: '#8A3F28',
    wood: '#A86B3E',
    woodDark: '#6A3E26',
    window: '#2B5F6F',
    leaf: '#3B7F5B',
    leafDark: '#1F5A4A',
    room: ['#F4E2C3', '#E6CBA0', '#B97B4B'],
    street: '#D3B285',
    cloth: ['#0E6E6B', '#C9552E', '#F2A31B', '#24506E', '#7A3B2A'],
  },
  {
    name: 'laut',
    night: false,
    sky: ['#0C5F5E', '#3F9288', '#F0DDAE'],
    glow: '#FFDE96',
    sun: '#FFF0C6',
    land: ['#67A092', '#2F7E76', '#0E605D', '#093F40'],
    water: ['#52A398', '#0D6462'],
    line: '#F8E7BF',
    wall: '#FBF1DC',
    wallShade: '#DDC194',
    roof: '#B4532F',
    roofShade: '#7F3723',
    wood: '#9A5E36',
    woodDark: '#54301F',
    window: '#174B58',
    leaf: '#2C7A58',
    leafDark: '#114F47',
    room: ['#17736F', '#0D5B59', '#8A5735'],
    street: '#A98F62',
    cloth: ['#F2A31B', '#C9552E', '#FBF1DF', '#1B4763', '#8A3F2B'],
  },
  {
    name: 'siang',
    night: false,
    sky: ['#BFD8C4', '#DDE6C8', '#F8EDCB'],
    glow: '#FFCF6E',
    sun: '#F8B547',
    land: ['#A9C09A', '#6E9F74', '#3B7A54', '#1E4F3D'],
    water: ['#A5CDBF', '#4E938A'],
    line: '#1E4F3D',
    wall: '#FFF7E6',
    wallShade: '#E5CFA4',
    roof: '#A84B2D',
    roofShade: '#783523',
    wood: '#9E6438',
    woodDark: '#5C3822',
    window: '#24506E',
    leaf: '#34784F',
    leafDark: '#1D5440',
    room: ['#DCE2C3', '#C3CFA6', '#A56C42'],
    street: '#B79A66',
    cloth: ['#C9552E', '#0E6E6B', '#F2A31B', '#10243A', '#8A3F2B'],
  },
  {
    name: 'biru',
    night: true,
    sky: ['#16344F', '#41708A', '#F3B877'],
    glow: '#FFC978',
    sun: '#FFE2AE',
    land: ['#4A7387', '#2D566D', '#1A3E55', '#0E2438'],
    water: ['#6D93A0', '#1E4660'],
    line: '#FBDDAE',
    wall: '#F0D4A8',
    wallShade: '#C79A68',
    roof: '#944630',
    roofShade: '#632D23',
    wood: '#91583A',
    woodDark: '#4B2C25',
    window: '#FFCC6B',
    leaf: '#2F6E62',
    leafDark: '#174746',
    room: ['#2C5B78', '#1F4661', '#6B4530'],
    street: '#4A5058',
    cloth: ['#F2A31B', '#D2603A', '#FBF1DF', '#12807A', '#7A3B2A'],
  },
];

export type Mood = Palette['name'];
