'use client';

import './inert-until-hydrated.css';
import { type ReactNode, useSyncExternalStore } from 'react';

/** Hydration happens once: nothing to subscribe to. */
const subscribe = () => () => undefined;

/**
 * Makes the screen inert until React has hydrated it. The server's HTML looks like a form before that, but what somebody
 * types or clicks in it does not reach React and is lost. No effect where the screen is rendered by the browser.
 */
export function InertUntilHydrated({ children }: { children: ReactNode }) {
  const isHydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  return (
    <div className="inert-until-hydrated" inert={!isHydrated}>
      {children}
    </div>
  );
}
