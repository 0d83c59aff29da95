import { type ComponentType, lazy, useEffect } from 'react';
import { forceDocumentLoad } from '#src/app/build-check.ts';
import { pendingForever } from '#src/app/document-unload.ts';
import { whenRouterUpdates } from '#src/app/page-state.ts';
import { addPendingHydration } from '#src/app/pending-hydration.ts';
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

function withMountCallback<Props extends object>(
  Component: ComponentType<Props>,
  onMounted: () => void,
): ComponentType<Props> {
  return function WithMountCallback(props) {
    useEffect(onMounted, []);
    return <Component {...props} />;
  };
}

/**
 * Lazy hydration: loads a component's code on the first interaction with its server-rendered element, which works
 * without JavaScript until then. Loads at once if the server rejected the form, or if there is no server-rendered
 * element after a client-side navigation.
 *
 * @param formId id of the element that the component renders.
 * @param fallbackTrigger loads the code even without interaction; default: never.
 */
export function hydrateOnInteraction<Props extends object>(
  formId: string,
  load: () => Promise<ComponentType<Props>>,
  fallbackTrigger?: (element: HTMLElement) => Promise<void>,
): ComponentType<Props> {
  const serverRendered = document.getElementById(formId);
  const markHydrated = serverRendered ? addPendingHydration() : undefined;
  return lazy(async () => {
    const form = document.getElementById(formId);
    // A router update needs the code too: it waits for the hydration of all parts.
    if (form && form.dataset.rejected === undefined)
      await Promise.race([
        whenInteracted(form),
        whenRouterUpdates(),
        ...(fallbackTrigger ? [fallbackTrigger(form)] : []),
      ]);
    try {
      const Component = await importOrReload(load);
      return { default: markHydrated ? withMountCallback(Component, markHydrated) : Component };
    } catch (error) {
      markHydrated?.();
      // Keep the server-rendered element working until the next full page load; without one this is an error.
      if (!form) throw error;
      forceDocumentLoad();
      return pendingForever();
    }
  });
}
