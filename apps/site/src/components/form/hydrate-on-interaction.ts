import { type ComponentType, lazy } from 'react';
import { forceDocumentLoad } from '#src/app/build-check.ts';
import { neverSettles } from '#src/app/document-unload.ts';
import { whenNavigationStarts } from '#src/app/page-state.ts';
import { importOrReload } from '#src/app/reload-guard.ts';

const INTERACTION_EVENTS = ['focusin', 'pointerover', 'pointerdown', 'touchstart'] as const;

/** Resolves when the focus, a pointer or a finger is in the form. */
function whenInteracted(form: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    // Somebody may have been quicker than this code. A pointer that rests in the form is noticed when it does
    // something: to ask for it would have the browser work out the styles of the page.
    if (form.contains(document.activeElement)) return resolve();
    const controller = new AbortController();
    function onEvent({ target }: Event): void {
      if (!(target instanceof Node && form.contains(target))) return;
      controller.abort();
      resolve();
    }
    // At the window, before React: it stops events that are meant for what it has not taken over yet.
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
    // Whoever leaves gets the code too: React cannot put away, or translate, what it has not taken over.
    if (form && form.dataset.refused === undefined)
      await Promise.race([
        whenInteracted(form),
        whenNavigationStarts(),
        ...(fallbackTrigger ? [fallbackTrigger()] : []),
      ]);
    try {
      return { default: await importOrReload(load) };
    } catch (error) {
      // The server's form goes on serving, until the next page is loaded whole; without one this is an error.
      if (!form) throw error;
      forceDocumentLoad();
      return neverSettles();
    }
  });
}
