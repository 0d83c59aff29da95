import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

/** React, the router and libraries report mistakes on the console; a test during which one did so fails. */
let spies: MockInstance[] = [];

beforeEach(() => {
  spies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
});

afterEach(() => {
  const calls = spies.flatMap((spy) => spy.mock.calls);
  for (const spy of spies) spy.mockRestore();
  expect(calls, 'unexpected console output').toEqual([]);
});
