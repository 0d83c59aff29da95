import { type ComponentType, lazy } from 'react';
import { forceDocumentLoad } from '#src/app/build-check.ts';
import { pendingForever } from '#src/app/document-unload.ts';
import { whenNavigationStarts } from '#src/app/page-state.ts';
import { importOrReload } from '#src/app/reload-guard.ts';

const INTERACTION_EVENTS = ['focusin', 'pointerover', 'pointerdown', 'touchstart'] as const;

/** Resolves on the first focus, pointer or touch event inside the element. */
function whenInteracted(form: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    // It may already have focus. A resting pointer is noticed with its next event: `matches(':hover')` would force a
    // style recalculation.
    if (form.contains(document.activeElement)) return resolve();
    const controller = new AbortController();
    function onEvent({ target }: Event): void {
      if (!(target instanceof Node && form.contains(target))) return;
      controller.abort();
      resolve();
    }
    // On window in the capture phase: React stops events whose targets are not hydrated.
    for (const type of INTERACTION_EVENTS)
      window.addEventListener(type, onEvent, { capture: true, passive: true, signal: controller.signal });
  });
}

/**
 * Lazy hydration: loads a component's code on the first interaction with its server-rendered element, which works
 * without script until then. Loads at once if the server rejected the form, or if there is no server-rendered element
 * after a client-side navigation.
 *
 * @param formId id of the element that the component renders.
 * @param fallbackTrigger loads the code even without interaction; default: never.
 */
export function hydrateOnInteraction<Props>(
  formId: string,
  load: () => Promise<ComponentType<Props>>,
  fallbackTrigger?: (element: HTMLElement) => Promise<void>,
): ComponentType<Props> {
  return lazy(async () => {
    const form = document.getElementById(formId);
    // A navigation needs the code too: React cannot unmount or re-render a dehydrated boundary.
    if (form && form.dataset.rejected === undefined)
      await Promise.race([
        whenInteracted(form),
        whenNavigationStarts(),
        ...(fallbackTrigger ? [fallbackTrigger(form)] : []),
      ]);
    try {
      return { default: await importOrReload(load) };
    } catch (error) {
      // Keep the server-rendered element working until the next full page load; without one this is an error.
      if (!form) throw error;
      forceDocumentLoad();
      return pendingForever();
    }
  });
}
