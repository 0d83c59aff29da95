import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { checkSvg, missingDefinitions } from '../testing/check-svg.ts';
import { LOOK_CHOICES, type Look } from './look.ts';
import { drawPortrait } from './portrait.ts';

const plain: Look = {
  face: 'oval',
  age: 'young',
  skin: 2,
  hair: 'parted',
  hairColour: 'black',
  smile: 'closed',
  dress: 'suit',
  colour: 'blue',
  wall: 'sea',
};

/** The plain description with one choice changed, for every choice. */
const variants: Record<string, Look[]> = {
  face: LOOK_CHOICES.faces.map((face) => ({ ...plain, face })),
  age: LOOK_CHOICES.ages.map((age) => ({ ...plain, age })),
  skin: Array.from({ length: LOOK_CHOICES.skinTones }, (_, index) => ({ ...plain, skin: index + 1 })),
  hair: LOOK_CHOICES.hairs.map((hair) => ({ ...plain, hair })),
  'hair colour': LOOK_CHOICES.hairColours.map((hairColour) => ({ ...plain, hairColour })),
  glasses: [undefined, ...LOOK_CHOICES.glasses].map((glasses) => ({ ...plain, glasses })),
  beard: [undefined, ...LOOK_CHOICES.beards].map((beard) => ({ ...plain, beard })),
  smile: LOOK_CHOICES.smiles.map((smile) => ({ ...plain, smile })),
  dress: LOOK_CHOICES.dresses.map((dress) => ({ ...plain, dress })),
  colour: LOOK_CHOICES.clothColours.map((colour) => ({ ...plain, colour })),
  shawl: LOOK_CHOICES.shawls.map((shawl) => ({ ...plain, hair: 'hijab', shawl })),
  wall: LOOK_CHOICES.walls.map((wall) => ({ ...plain, wall })),
};

describe.each(Object.entries(variants))('portraits that differ in %s', (_, looks) => {
  const drawings = looks.map((one) => drawPortrait('Sri Wahyuni', one));

  it('are well-formed, self-contained and small', () => {
    for (const svg of drawings) {
      checkSvg(svg);
      expect(missingDefinitions(svg)).toEqual([]);
      expect(Buffer.byteLength(svg)).toBeLessThan(20_000);
    }
  });

  it('are different drawings, and the same each time', () => {
    expect(new Set(drawings).size).toBe(looks.length);
    expect(looks.map((one) => drawPortrait('Sri Wahyuni', one))).toEqual(drawings);
  });
});

it('two people of one description differ in small things', () => {
  const names = ['Sri Wahyuni', 'Agus Salim', 'Maria Lestari'];
  expect(new Set(names.map((name) => drawPortrait(name, plain))).size).toBe(names.length);
});

it('a portrait can be rasterised', async () => {
  const meta = await sharp(Buffer.from(drawPortrait('Sri Wahyuni', plain))).metadata();
  expect([meta.format, meta.width, meta.height]).toEqual(['svg', 640, 800]);
});
