import { describe, expect, test } from 'vitest';
import { pages } from './pages.ts';

const NEVER = /tidak pernah|never/i;

describe('the page on digital safety', () => {
  const page = pages.find(({ subType }) => subType === 'keamanan-digital');

  test.each(['id', 'en'] as const)('marks what the bank never asks for with crosses in %s', (locale) => {
    const blocks = page?.[locale]?.blocks ?? [];
    const [asked, ...others] = blocks.filter((block) => 'title' in block && NEVER.test(block.title ?? ''));
    expect(others).toEqual([]);
    if (asked?.type !== 'features') throw new Error('not a list of features');
    expect(asked.items.map(({ icon }) => icon)).toEqual(['close', 'close', 'close', 'close']);
  });

  test.each(['id', 'en'] as const)('teaches in %s to read an address, not to look for the name', (locale) => {
    const texts = JSON.stringify(page?.[locale]?.blocks);
    expect(texts).not.toMatch(/berakhir dengan nama bank|ends with the name of the bank/);
    // Lookalikes with our name in them, which are not ours.
    for (const address of ['lentera.example.verifikasi.test/', 'lentera-example.test/']) {
      expect(texts).toContain(address);
      expect(new URL(`https://${address}`).hostname).not.toMatch(/(^|\.)lentera\.example$/);
    }
    expect(new URL('https://masuk.lentera.example/').hostname).toMatch(/(^|\.)lentera\.example$/);
  });
});

test('no page ticks off what the bank never asks for', () => {
  for (const { id, en } of pages)
    for (const block of [...id.blocks, ...(en?.blocks ?? [])])
      if (block.type === 'requirements') expect(block.title ?? '').not.toMatch(NEVER);
});
