import type { Popup } from '@beranda/contract';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { currentDevice } from '#src/app/device.ts';
import { whenIdle } from '#src/app/when-idle.ts';
import type { SectionTone } from './section.ts';

/** Reading has begun when this part of a screen has been scrolled. */
const READ = 0.3;

/**
 * Slot of the popup in the page, in the tone of the section above. Its code is loaded when reading has begun, and it is
 * inserted only below the visible part, so that nothing shifts.
 */
export function PopupSlot({ popup, tone }: { popup: Popup; tone: SectionTone }) {
  const slot = useRef<HTMLDivElement>(null);
  const [Loaded, setLoaded] = useState<ComponentType<{ popup: Popup }>>();

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    function onScroll(): void {
      const top = slot.current?.getBoundingClientRect().top ?? 0;
      if (scrollY < innerHeight * READ || top < innerHeight) return;
      controller.abort();
      import('./popup.tsx').then(
        (module) => setLoaded(() => module.Popup),
        // An offer is not worth reloading the page for.
        () => {},
      );
    }
    whenIdle(() => {
      if (currentDevice().isCrawler || signal.aborted) return;
      addEventListener('scroll', onScroll, { passive: true, signal });
      onScroll();
    });
    return () => controller.abort();
  }, []);

  return (
    <div ref={slot} className={`flow-root ${tone === 'surface-alt' ? 'bg-surface-alt' : ''}`}>
      {Loaded && <Loaded popup={popup} />}
    </div>
  );
}
