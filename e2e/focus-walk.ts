import type { Page } from '@playwright/test';

/** Where the focus stands while somebody walks through a page, and whether one can see it. */
export type Stop = { name: string; isVisible: boolean; isShown: boolean };

type Walker = { isOver(): boolean; stops: Stop[]; missed(): string[] };
type WalkerWindow = Window & { walker: Walker };

/** Runs in the page. */
function prepareWalker(): void {
  const seen: Element[] = [];
  let last: { element: Element; name: string; looks: string; isVisible: boolean } | undefined;

  const nameOf = (element: Element) => {
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
    return `${element.tagName.toLowerCase()} ${name || element.getAttribute('name') || element.id}`;
  };
  /** How an element looks and what it stands in: a card, for one, shows the focus of its link. */
  const variantOf = (element: Element) => {
    const looks: string[] = [];
    for (let at: Element | null = element; at && looks.length < 18; at = at.parentElement) {
      for (const pseudo of [null, '::before', '::after']) {
        const { outlineStyle, outlineWidth, boxShadow, borderColor } = getComputedStyle(at, pseudo);
        looks.push(
          [outlineStyle, outlineStyle === 'none' ? '' : outlineWidth, boxShadow, borderColor].join(),
        );
      }
    }
    return looks.join('|');
  };

  const stops: Stop[] = [];
  let isOver = false;

  function settle(): void {
    if (last)
      stops.push({
        name: last.name,
        isVisible: last.isVisible,
        isShown: variantOf(last.element) !== last.looks,
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
    last = { element: target, name: nameOf(target), looks: variantOf(target), isVisible };
  }
  // On the window and on the way down: React holds back what reaches a part that it has not taken over yet.
  window.addEventListener('focusin', note, true);

  const walker: Walker = {
    isOver() {
      isOver ||= document.activeElement === document.body;
      if (isOver) settle();
      return isOver;
    },
    stops,
    missed: () =>
      [...document.querySelectorAll<HTMLElement>('a[href], button, summary, textarea, select, [tabindex]')]
        .filter((element) => element.tabIndex >= 0 && !element.matches(':disabled'))
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => !seen.includes(element))
        .map(nameOf),
  };
  Object.assign(window, { walker });
}

/** How often the keyboard may stay where it is, as in the parts of a date. */
const MOST_PRESSES = 3_000;

/** Walks through a page with Tab alone until the focus leaves its end. */
export async function walkByKeyboard(page: Page): Promise<{ stops: Stop[]; missed: string[] }> {
  await page.evaluate(prepareWalker);
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
      return (window as unknown as WalkerWindow).walker.isOver();
    }))
  );
  return page.evaluate(() => {
    const { walker } = window as unknown as WalkerWindow;
    return { stops: walker.stops, missed: walker.missed() };
  });
}
