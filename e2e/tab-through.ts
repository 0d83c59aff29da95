import type { Page } from '@playwright/test';

/** A stop of the Tab key: whether the focused element is visible, and whether it looks different with focus. */
export type TabStop = { name: string; isVisible: boolean; hasFocusStyle: boolean };

type FocusRecorder = { isOver(): boolean; stops: TabStop[]; unreached(): string[] };
type RecorderWindow = Window & { recorder: FocusRecorder };

/** Runs in the page: records every focused element. */
function recordFocus(): void {
  const seen: Element[] = [];
  let last: { element: Element; name: string; style: string; isVisible: boolean } | undefined;

  const nameOf = (element: Element) => {
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
    return `${element.tagName.toLowerCase()} ${name || element.getAttribute('name') || element.id}`;
  };
  /** Computed styles of an element and its ancestors: a card, for example, shows the focus of its link. */
  const styleOf = (element: Element) => {
    const style: string[] = [];
    for (let at: Element | null = element; at && style.length < 18; at = at.parentElement) {
      for (const pseudo of [null, '::before', '::after']) {
        const { outlineStyle, outlineWidth, boxShadow, borderColor } = getComputedStyle(at, pseudo);
        style.push(
          [outlineStyle, outlineStyle === 'none' ? '' : outlineWidth, boxShadow, borderColor].join(),
        );
      }
    }
    return style.join('|');
  };

  const stops: TabStop[] = [];
  let isOver = false;

  /** Compares the style of the last element with that which it had while it was focused. */
  function finishStop(): void {
    if (last)
      stops.push({
        name: last.name,
        isVisible: last.isVisible,
        hasFocusStyle: styleOf(last.element) !== last.style,
      });
    last = undefined;
  }
  function startStop({ target }: Event): void {
    if (!(target instanceof Element) || target === last?.element) return;
    finishStop();
    isOver ||= seen.includes(target);
    if (isOver) return;
    seen.push(target);
    const isVisible = target.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    last = { element: target, name: nameOf(target), style: styleOf(target), isVisible };
  }
  // In the capture phase on the window: React stops events in parts that are not hydrated yet.
  window.addEventListener('focusin', startStop, true);

  const recorder: FocusRecorder = {
    isOver() {
      isOver ||= document.activeElement === document.body;
      if (isOver) finishStop();
      return isOver;
    },
    stops,
    unreached: () =>
      [...document.querySelectorAll<HTMLElement>('a[href], button, summary, textarea, select, [tabindex]')]
        .filter((element) => element.tabIndex >= 0 && !element.matches(':disabled'))
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => !seen.includes(element))
        .map(nameOf),
  };
  Object.assign(window, { recorder });
}

/** Limit of key presses; some elements take several, such as the parts of a date. */
const MAX_PRESSES = 3_000;

/** Presses Tab until the focus leaves the page. @returns the focused elements, and those that were never reached. */
export async function tabThroughPage(page: Page): Promise<{ stops: TabStop[]; unreached: string[] }> {
  await page.evaluate(recordFocus);
  let presses = 0;
  do {
    await page.keyboard.press('Tab');
    presses += 1;
  } while (
    presses < MAX_PRESSES &&
    !(await page.evaluate(async () => {
      // Waits a frame: content that appears on scroll does so in the next frame.
      for (let frame = 0; frame < 2; frame++)
        await new Promise((painted) => {
          requestAnimationFrame(painted);
        });
      return (window as unknown as RecorderWindow).recorder.isOver();
    }))
  );
  return page.evaluate(() => {
    const { recorder } = window as unknown as RecorderWindow;
    return { stops: recorder.stops, unreached: recorder.unreached() };
  });
}
