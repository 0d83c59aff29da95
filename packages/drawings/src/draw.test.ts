import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawScene, SCENES } from './draw.ts';
import { letters } from './parts/lettering.ts';
import { checkSvg, missingDefinitions } from './testing/check-svg.ts';

describe.each(SCENES)('%s', (scene) => {
  const slugs = ['kantor-baru', 'literasi-keuangan', 'a', 'pembiayaan-rantai-pasok-nelayan-muncar', '2026'];

  it('is well-formed, self-contained and small', () => {
    for (const slug of slugs) {
      const svg = drawScene(scene, slug);
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 1600 1000"/);
      checkSvg(svg);
      expect(Buffer.byteLength(svg)).toBeLessThan(60_000);
    }
  });

  it('references only its own definitions', () => {
    expect(missingDefinitions(drawScene(scene, 'rujukan'))).toEqual([]);
  });

  it('is deterministic per slug, and differs between slugs', () => {
    const drawings = slugs.map((slug) => drawScene(scene, slug));
    expect(slugs.map((slug) => drawScene(scene, slug))).toEqual(drawings);
    expect(new Set(drawings).size).toBe(slugs.length);
  });

  it('can be rasterised', async () => {
    const meta = await sharp(Buffer.from(drawScene(scene, 'gambar'))).metadata();
    expect([meta.format, meta.width, meta.height]).toEqual(['svg', 1600, 1000]);
  });
});

describe('letters', () => {
  it('writes no separators of thousands or decimals, since both languages show the same pictures', () => {
    for (const text of ['Rp1.000', '6,25%'])
      expect(() => letters(text, 0, 0, 10, '#000')).toThrow('lettering');
    expect(letters('Rp2500 +6%', 0, 0, 10, '#000')).toContain('<path');
  });
});

describe('drawScene', () => {
  it('has names in kebab-case for more than a hundred scenes', () => {
    expect(SCENES.length).toBeGreaterThan(100);
    expect(SCENES.filter((scene) => !/^[a-z]+(-[a-z]+)*$/.test(scene))).toEqual([]);
  });

  it('includes the name of an unknown scene in its error', () => {
    expect(() => drawScene('bulan', 'x')).toThrow('Unknown scene "bulan"');
    expect(() => drawScene('toString', 'x')).toThrow('Unknown scene "toString"');
  });
});
