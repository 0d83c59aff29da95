import { type ComponentType, createContext, lazy, use, useEffect, useLayoutEffect } from 'react';
import { forceDocumentLoad } from '#src/app/build-check.ts';
import { pendingForever } from '#src/app/document-unload.ts';
import { type Control, copyInput, hasFocusedControl, isControl, moveFocus } from '#src/app/form-controls.ts';
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

/** The address of a page without its fragment. */
const pageAddress = () => location.pathname + location.search;

/** What React has replaced: the server-rendered element, before the first effects of the rendering that replaces it. */
const ReplacedElement = createContext<() => HTMLElement | undefined>(() => undefined);

/**
 * Returns the server-rendered element that React has replaced by a new rendering, for controls that only the server
 * renders. To be called in an effect at mount; undefined where the element was hydrated.
 */
export const useReplacedElement = (): (() => HTMLElement | undefined) => use(ReplacedElement);

/** The control in an element that the fragment of the address names: it may be removed before the browser focuses it. */
function controlOfFragment(element: HTMLElement): Control | undefined {
  const named = location.hash && element.querySelector<HTMLElement>(`#${CSS.escape(location.hash.slice(1))}`);
  return named && isControl(named) ? named : undefined;
}

/**
 * Keeps track of the control in an element that has focus. Returns the last one where the element was removed: React may
 * remove it long before the new rendering, while the code still loads.
 */
function trackFocus(element: HTMLElement, signal: AbortSignal): () => Control | undefined {
  let focused: Control | undefined;
  function update(): void {
    if (element.isConnected)
      focused = hasFocusedControl(element) ? (document.activeElement as Control) : undefined;
  }
  update();
  // Microtask: a removal takes focus away, too, and has been committed by then.
  for (const type of ['focusin', 'focusout'])
    window.addEventListener(type, () => queueMicrotask(update), { capture: true, signal });
  return () => {
    update();
    return focused;
  };
}

/**
 * Keeps what was typed before hydration, and the focus, where React renders the element anew: it does so when the page
 * re-renders while the code loads, as after a link to a fragment of the same page.
 */
function withInputOf<Props extends object>(
  serverRendered: HTMLElement,
  address: string,
  Component: ComponentType<Props>,
  tracking: { focused: () => Control | undefined; stop: () => void },
): ComponentType<Props> {
  let isFirstRendering = true;
  function replacedElement(): HTMLElement | undefined {
    const current = document.getElementById(serverRendered.id);
    const isReplaced = current !== null && current !== serverRendered;
    return isFirstRendering && isReplaced && pageAddress() === address ? serverRendered : undefined;
  }
  return function WithInput(props: Props) {
    // Before the effects of the component, which read what was typed before hydration.
    useLayoutEffect(() => {
      const element = document.getElementById(serverRendered.id);
      if (!element || !replacedElement()) return;
      copyInput(serverRendered, element);
      const control = tracking.focused() ?? controlOfFragment(serverRendered);
      if (control && document.activeElement === document.body) moveFocus(control, serverRendered, element);
    }, []);
    useEffect(() => {
      isFirstRendering = false;
      tracking.stop();
    }, []);
    return (
      <ReplacedElement value={replacedElement}>
        <Component {...props} />
      </ReplacedElement>
    );
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
  return lazy(async () => {
    const form = document.getElementById(formId);
    const address = pageAddress();
    const controller = new AbortController();
    const focused = form ? trackFocus(form, controller.signal) : () => undefined;
    // A navigation needs the code too: React cannot unmount or re-render a dehydrated boundary.
    if (form && form.dataset.rejected === undefined)
      await Promise.race([
        whenInteracted(form),
        whenNavigationStarts(),
        ...(fallbackTrigger ? [fallbackTrigger(form)] : []),
      ]);
    try {
      const Component = await importOrReload(load);
      if (!form) return { default: Component };
      const tracking = { focused, stop: () => controller.abort() };
      return { default: withInputOf(form, address, Component, tracking) };
    } catch (error) {
      controller.abort();
      // Keep the server-rendered element working until the next full page load; without one this is an error.
      if (!form) throw error;
      forceDocumentLoad();
      return pendingForever();
    }
  });
}
