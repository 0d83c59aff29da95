import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Illustration } from './illustration.tsx';
import { SCENES } from './scenes.ts';

const folder = path.join(import.meta.dirname, 'scenes');
const styles = path.join(import.meta.dirname, '../../styles');

/** The colour tokens: `--color-accent` and `#f2a31b`. */
async function readTokens(): Promise<Map<string, string>> {
  const files = ['tokens.css', 'drawing-tokens.css'].map((file) => readFile(path.join(styles, file), 'utf8'));
  const text = (await Promise.all(files)).join('\n');
  return new Map(
    [...text.matchAll(/(--(?:color|drawing)-[\w-]+): (#[\da-f]{6});/g)].map(([, name, colour]) => [
      String(name),
      String(colour),
    ]),
  );
}

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

  test('uses only tokens, each with its current value as fallback', async () => {
    const tokens = await readTokens();
    for (const [, paint] of svg.matchAll(/ (?:fill|stroke)="([^"]*)"/g)) {
      if (paint === 'none') continue;
      const [, token, fallback] = /^var\((--[\w-]+), (#[\da-f]{6})\)$/.exec(String(paint)) ?? [];
      expect(token, paint).toBeDefined();
      expect(fallback, token).toBe(tokens.get(String(token)));
    }
  });

  test('is a small file', () => {
    expect(svg.length).toBeGreaterThan(2_400);
    expect(svg.length).toBeLessThan(9_500);
  });
});

test('an illustration is hidden from assistive technology and refers to its file', () => {
  const markup = renderToStaticMarkup(<Illustration name="ferry" className="max-w-md" />);
  expect(markup).toContain('aria-hidden="true"');
  expect(markup).toContain('class="illustration max-w-md"');
  expect(markup).toMatch(/<use href="[^"]*\/ferry[^"]*#scene"/);
});
