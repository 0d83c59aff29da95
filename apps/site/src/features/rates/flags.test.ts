import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const file = readFileSync(new URL('./flags.svg', import.meta.url), 'utf8');

it.each(['us', 'sg', 'eu', 'jp', 'au', 'gb', 'hk', 'cn', 'my', 'sa', 'th', 'kr', 'ch', 'nz', 'id'])(
  'has the flag %s',
  (name) => {
    expect(
      file.match(new RegExp(`<symbol id="${name}" viewBox="0 0 24 16">(<\\w+ [^<>]+/>)+</symbol>`, 'g')),
    ).toHaveLength(1);
  },
);
