import { afterEach, expect, it, vi } from 'vitest';
import { isSlow2g, prefersReducedData } from './network-information.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [{ effectiveType: 'slow-2g' }, { isSlow: true, isReduced: true }],
  [{ effectiveType: '2g' }, { isSlow: false, isReduced: true }],
  [
    { effectiveType: '4g', saveData: true },
    { isSlow: false, isReduced: true },
  ],
  [
    { effectiveType: '3g', saveData: false },
    { isSlow: false, isReduced: false },
  ],
  [{ effectiveType: '4g' }, { isSlow: false, isReduced: false }],
  // Browsers without the Network Information API.
  [undefined, { isSlow: false, isReduced: false }],
])('the connection %j is %j', (connection, expected) => {
  vi.stubGlobal('navigator', { connection });
  expect({ isSlow: isSlow2g(), isReduced: prefersReducedData() }).toEqual(expected);
});
