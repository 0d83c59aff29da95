import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ICON_NAMES } from './icon-names.ts';

const file = readFileSync(new URL('./icons.svg', import.meta.url), 'utf8');

it('has a symbol for each name, and a name for each symbol', () => {
  const drawings = [
    ...file.matchAll(/<symbol id="([\w-]+)" viewBox="0 0 24 24"><path d="[^"]+"\/><\/symbol>/g),
  ];
  expect(drawings.map(([, name]) => name)).toEqual([...ICON_NAMES]);
  expect(file.match(/<symbol/g)).toHaveLength(ICON_NAMES.length);
});
