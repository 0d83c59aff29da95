import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Poster } from './poster.tsx';
import { BACKDROPS, MOTIFS, posterOf, SPARE_WIDTH, TONES } from './poster-of.ts';

const slugs = Array.from({ length: 300 }, (_, index) => `kabar-${index}`);
const markupOf = (slug: string) => renderToStaticMarkup(<Poster slug={slug} />);
const styles = path.join(import.meta.dirname, '../../styles');
const readStyles = (file: string) => readFile(path.join(styles, file), 'utf8');
const motifs = await readFile(path.join(import.meta.dirname, 'motifs.svg'), 'utf8');

test('a slug always has the same poster', () => {
  expect(markupOf('kabar-baik')).toBe(markupOf('kabar-baik'));
});

test('no two of 300 articles have the same poster', () => {
  expect(new Set(slugs.map(markupOf)).size).toBe(300);
});

test('every tone, motif and backdrop occurs', () => {
  const plans = slugs.map(posterOf);
  expect(new Set(plans.map(({ tone }) => tone))).toEqual(new Set(TONES));
  expect(new Set(plans.map(({ motif }) => motif))).toEqual(new Set(MOTIFS));
  expect(new Set(plans.map(({ back }) => back))).toEqual(new Set(BACKDROPS));
});

test('the motif covers the picture at any shift, and the light is inside it', () => {
  for (const { shift, light } of slugs.map(posterOf)) {
    expect(shift).toBeGreaterThanOrEqual(0);
    expect(shift).toBeLessThanOrEqual(SPARE_WIDTH);
    expect(light.x).toBeGreaterThan(100);
    expect(light.x).toBeLessThan(700);
    expect(light.y).toBeLessThan(300);
  }
});

test('the markup is small, well formed and hidden from assistive technology', () => {
  for (const markup of slugs.map(markupOf)) {
    expect(markup.length).toBeLessThan(1_600);
    expect(markup).not.toMatch(/NaN|undefined|null/);
    expect(markup).toContain('aria-hidden="true"');
    const open: string[] = [];
    for (const [, isEnd, tag] of markup.matchAll(/<(\/?)([a-zA-Z]+)/g)) {
      if (isEnd) expect(open.pop()).toBe(tag);
      else open.push(String(tag));
    }
    expect(open).toEqual([]);
  }
});

test('every motif and every backdrop is drawn', () => {
  const ids = [...motifs.matchAll(/<symbol id="([^"]+)" viewBox="0 0 1000 500"/g)].map(([, id]) => id);
  expect(ids.sort()).toEqual([...MOTIFS, ...BACKDROPS.filter((back) => back !== null)].sort());
});

test("motifs use only the poster's colours and tokens", async () => {
  const tokens = await readStyles('brand.generated.css');
  for (const [, paint] of motifs.matchAll(/ (?:fill|stroke)="([^"]*)"/g)) {
    if (paint === 'none' || /^var\(--poster-(?:background|far|near|light)\)$/.test(String(paint))) continue;
    const [, token] = /^var\((--[\w-]+)\)$/.exec(String(paint)) ?? [];
    expect(tokens, paint).toContain(`${token}: #`);
  }
});

describe.each(TONES)('the tone %s', (tone) => {
  test('has its four colours, all of them tokens', async () => {
    const css = await readStyles('illustration.css');
    const [, rule] = new RegExp(`\\.poster-${tone} \\{([^}]*)\\}`).exec(css) ?? [];
    const colours = [...String(rule).matchAll(/--poster-(\w+): var\((--[\w-]+)\);/g)];
    expect(colours.map(([, name]) => name)).toEqual(['background', 'far', 'near', 'light']);
    const tokens = await readStyles('brand.generated.css');
    for (const [, , token] of colours) expect(tokens).toContain(`${token}: #`);
    expect(new Set(colours.map(([, , token]) => token)).size).toBe(4);
  });
});
