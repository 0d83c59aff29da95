import { useEffect, useRef } from 'react';

/** A press of Back or Forward that was held: continues it. */
export type Proceed = () => void;

const withoutAnchor = (address: string) => address.split('#', 1)[0];

/**
 * Blocks Back and Forward, with a question, while a screen has something to lose. Clicks on links and closing the tab
 * have guards of their own; the router is notified of Back only afterwards. Browsers without the Navigation API, and a
 * second press without a click or key between, leave as before.
 */
export function useHistoryBlocker(isActive: boolean, ask: (leave: Proceed) => void): void {
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => {
    if (!isActive || !('navigation' in window)) return;
    const { navigation } = window;
    let isLeaving = false;
    const hold = (event: NavigateEvent) => {
      const { destination, navigationType } = event;
      const isSamePage = withoutAnchor(destination.url) === withoutAnchor(window.location.href);
      if (isLeaving || navigationType !== 'traverse' || !event.cancelable || isSamePage) return;
      event.preventDefault();
      latest.current(() => {
        isLeaving = true;
        // Not left after all, as after “stay” in the browser's own question: the next press is held again.
        navigation.traverseTo(destination.key).finished?.catch(() => {
          isLeaving = false;
        });
      });
    };
    navigation.addEventListener('navigate', hold);
    return () => navigation.removeEventListener('navigate', hold);
  }, [isActive]);
}
