import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Illustration } from './illustration.tsx';
import { SCENES } from './scenes.ts';

const folder = path.join(import.meta.dirname, 'scenes');
const tokens = await readFile(path.join(import.meta.dirname, '../../styles/brand.generated.css'), 'utf8');

test('each name has its file, and each file its name', async () => {
  expect((await readdir(folder)).sort()).toEqual(SCENES.map((name) => `${name}.svg`).sort());
});

describe.each(SCENES)('the illustration %s', async (name) => {
  const svg = await readFile(path.join(folder, `${name}.svg`), 'utf8');

  test('is one symbol of the common format', () => {
    expect(svg.match(/ id="[^"]*"/g)).toEqual([' id="scene"']);
    expect(svg).toContain('<symbol id="scene" viewBox="0 0 480 360"');
  });

  test('has only flat shapes, so that it can be used by reference', () => {
    const shapes = ['svg', 'symbol', 'g', 'path', 'rect', 'circle', 'ellipse'];
    const others = [...svg.matchAll(/<([a-zA-Z]+)/g)].filter(([, tag]) => !shapes.includes(String(tag)));
    expect(others).toEqual([]);
    expect(svg).not.toMatch(/url\(|style=|href|NaN|undefined/);
  });

  test('uses only tokens', () => {
    for (const [, paint] of svg.matchAll(/ (?:fill|stroke)="([^"]*)"/g)) {
      if (paint === 'none') continue;
      const [, token] = /^var\((--[\w-]+)\)$/.exec(String(paint)) ?? [];
      expect(tokens, paint).toContain(`${token}: #`);
    }
  });

  test('is a small file', () => {
    expect(svg.length).toBeGreaterThan(2_000);
    expect(svg.length).toBeLessThan(9_500);
  });
});

test('an illustration is hidden from assistive technology and refers to its file', () => {
  const markup = renderToStaticMarkup(<Illustration name="ferry" className="max-w-md" />);
  expect(markup).toContain('aria-hidden="true"');
  expect(markup).toContain('class="illustration max-w-md"');
  expect(markup).toMatch(/<use href="[^"]*\/ferry[^"]*#scene"/);
});
