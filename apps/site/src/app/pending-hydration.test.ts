import type { DataRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addPendingHydration, publishAfterHydration } from './pending-hydration.ts';

type Listener = Parameters<DataRouter['subscribe']>[0];

/** A router whose state is the number of its updates, and the states that it has published. */
function createRouter() {
  const listeners = new Set<Listener>();
  const router = {
    state: 0 as unknown as DataRouter['state'],
    subscribe(listener: Listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  publishAfterHydration(router);
  const published: unknown[] = [];
  router.subscribe((state) => published.push(state));
  function update(): void {
    router.state = (Number(router.state) + 1) as unknown as DataRouter['state'];
    for (const listener of listeners)
      listener(router.state, { deletedFetchers: [], newErrors: null, flushSync: false });
  }
  return { update, published };
}

describe('a router that waits for pending hydration', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('publishes at once if no part is pending', () => {
    const { update, published } = createRouter();
    update();
    expect(published).toEqual([1]);
  });

  it('publishes its newest state when all parts are hydrated', async () => {
    const [markForm, markCalculator] = [addPendingHydration(), addPendingHydration()];
    const { update, published } = createRouter();
    update();
    update();
    markForm();
    await vi.advanceTimersByTimeAsync(1);
    expect(published).toEqual([]);
    markCalculator();
    await vi.advanceTimersByTimeAsync(1);
    expect(published).toEqual([2, 2]);
    update();
    expect(published).toEqual([2, 2, 3]);
  });

  it('does not wait longer than five seconds', async () => {
    const mark = addPendingHydration();
    const { update, published } = createRouter();
    update();
    await vi.advanceTimersByTimeAsync(4_999);
    expect(published).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(published).toEqual([1]);
    mark();
  });
});
