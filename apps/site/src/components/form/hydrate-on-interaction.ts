import { type ComponentType, lazy } from 'react';
import { forceDocumentLoad } from '#src/app/build-check.ts';
import { neverSettles } from '#src/app/document-unload.ts';
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
 * A form whose code is fetched when the visitor turns to it, because a page that is only read does not need it. Until
 * then the server's form stands there, which can be filled in and sent as it is. Where the server has refused it,
 * or made none because the visitor came from another page, the code is fetched at once.
 *
 * @param formId the id of the form element that the component renders.
 * @param fallbackTrigger when the code is fetched although nobody has turned to it; never, where it is not given.
 */
export function hydrateOnInteraction<Props>(
  formId: string,
  load: () => Promise<ComponentType<Props>>,
  fallbackTrigger?: () => Promise<void>,
): ComponentType<Props> {
  return lazy(async () => {
    const form = document.getElementById(formId);
    // A navigation needs the code too: React cannot unmount or re-render a dehydrated boundary.
    if (form && form.dataset.refused === undefined)
      await Promise.race([
        whenInteracted(form),
        whenNavigationStarts(),
        ...(fallbackTrigger ? [fallbackTrigger()] : []),
      ]);
    try {
      return { default: await importOrReload(load) };
    } catch (error) {
      // Keep the server-rendered element working until the next full page load; without one this is an error.
      if (!form) throw error;
      forceDocumentLoad();
      return neverSettles();
    }
  });
}
