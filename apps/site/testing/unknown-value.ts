import { expect } from 'vitest';

/** Expects that a page says that it does not have a value of its address, shows the rest, and is not cached. */
export async function expectUnknownValue(response: Response, value: string): Promise<string> {
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(html).toMatch(new RegExp(`(tidak mempunyai|does not have) “${value}”`));
  return html;
}
