import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LAYERS_FILE, layersConfig } from './layers.mjs';

test('the import rules of the linter are up to date (npm run layers)', () => {
  expect(readFileSync(LAYERS_FILE, 'utf8')).toBe(layersConfig());
});
