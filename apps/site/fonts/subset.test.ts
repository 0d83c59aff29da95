import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { SUBSETS, subset } from './subset.ts';

const styles = await readFile(new URL('../src/styles/fonts.css', import.meta.url), 'utf8');

test.each(SUBSETS)('$file is what the script makes of the font', async (each) => {
  const committed = await readFile(new URL(each.file, import.meta.url));
  expect(committed.equals(await subset(each))).toBe(true);
});

test.each(SUBSETS)('the styles say which characters $file has', ({ file, range }) => {
  const rules = styles.replaceAll(/\s+/g, ' ').split('@font-face');
  expect(rules.find((rule) => rule.includes(file))).toContain(`unicode-range: ${range};`);
});
