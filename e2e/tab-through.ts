import type { Page } from '@playwright/test';

/** Where the focus stands while somebody walks through a page, and whether one can see it. */
export type Stop = { name: string; isVisible: boolean; isShown: boolean };

type FocusRecorder = { isOver(): boolean; stops: Stop[]; unreached(): string[] };
type RecorderWindow = Window & { recorder: FocusRecorder };

/** Runs in the page. */
function recordFocus(): void {
  const seen: Element[] = [];
  let last: { element: Element; name: string; style: string; isVisible: boolean } | undefined;

  const nameOf = (element: Element) => {
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
    return `${element.tagName.toLowerCase()} ${name || element.getAttribute('name') || element.id}`;
  };
  /** How an element style and what it stands in: a card, for one, shows the focus of its link. */
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

  const stops: Stop[] = [];
  let isOver = false;

  function settle(): void {
    if (last)
      stops.push({
        name: last.name,
        isVisible: last.isVisible,
        isShown: styleOf(last.element) !== last.style,
      });
    last = undefined;
  }
  function note({ target }: Event): void {
    if (!(target instanceof Element) || target === last?.element) return;
    settle();
    isOver ||= seen.includes(target);
    if (isOver) return;
    seen.push(target);
    const isVisible = target.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    last = { element: target, name: nameOf(target), style: styleOf(target), isVisible };
  }
  // On the window and on the way down: React holds back what reaches a part that it has not taken over yet.
  window.addEventListener('focusin', note, true);

  const recorder: FocusRecorder = {
    isOver() {
      isOver ||= document.activeElement === document.body;
      if (isOver) settle();
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

/** How often the keyboard may stay where it is, as in the parts of a date. */
const MOST_PRESSES = 3_000;

/** Walks through a page with Tab alone until the focus leaves its end. */
export async function tabThroughPage(page: Page): Promise<{ stops: Stop[]; unreached: string[] }> {
  await page.evaluate(recordFocus);
  let presses = 0;
  do {
    await page.keyboard.press('Tab');
    presses += 1;
  } while (
    presses < MOST_PRESSES &&
    !(await page.evaluate(async () => {
      // What appears as the page scrolls does so with the next frame, and nobody presses keys faster than that.
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
