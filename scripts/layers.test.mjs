import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { LAYERED_FOLDERS, LAYERS_FILE, layersConfig } from './layers.mjs';

/** Style sheets, and migrations, which Payload writes. */
const WITHOUT_IMPORTS = ['migrations', 'styles'];
const ROOT = path.dirname(LAYERS_FILE);

test('the import rules of the linter are up to date (npm run layers)', () => {
  expect(readFileSync(LAYERS_FILE, 'utf8')).toBe(layersConfig());
});

test.each(Object.entries(LAYERED_FOLDERS))('each folder of %s has import rules', (parent, layered) => {
  const entries = readdirSync(path.join(ROOT, parent), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect([...layered].sort()).toEqual(folders.filter((name) => !WITHOUT_IMPORTS.includes(name)).sort());
});
