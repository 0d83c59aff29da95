import { describe, expect, it } from 'vitest';
import { nextPageState, type PageState } from './page-state.ts';

const router = (
  navigation: string,
  { errors = null as Record<string, unknown> | null, revalidation = 'idle' } = {},
) => ({
  navigation: { state: navigation },
  revalidation,
  errors,
});

describe('page state', () => {
  it('goes from idle through pending to success or error, and back to pending for a retry', () => {
    const passed: PageState[] = [];
    let state: PageState = 'idle';
    for (const next of [
      router('idle'),
      router('loading'),
      router('idle'),
      router('loading'),
      router('idle', { errors: { page: new Error('503') } }),
      router('idle', { errors: { page: new Error('503') }, revalidation: 'loading' }),
      router('idle'),
    ]) {
      state = nextPageState(state, next);
      passed.push(state);
    }
    expect(passed).toEqual(['idle', 'pending', 'success', 'pending', 'error', 'pending', 'success']);
  });
});
