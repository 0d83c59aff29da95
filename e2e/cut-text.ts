import type { Page } from '@playwright/test';

/**
 * Texts that are cut: by a box that hides what is larger, or by the edge of the viewport, where no scrolling leads to
 * them. The width of the page does not tell, since such a box does not widen it.
 */
export const listCutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // Sections that are skipped below the fold have no layout to measure.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);

    /** A line may be a little larger than its box: glyphs do not fill it. */
    const isBeyond = (start: number, end: number, from: number, to: number) =>
      Math.max(from - start, end - to) > Math.max(1, (end - start) * 0.02);
    const isHigher = (rect: DOMRect, box: DOMRect) =>
      Math.max(box.top - rect.top, rect.bottom - box.bottom) > rect.height * 0.3;

    /** The boxes that can cut an element: ancestors, without those that a positioned element leaves. */
    function boxesOf(element: Element): Element[] {
      const boxes: Element[] = [];
      let position = 'static';
      for (
        let box: Element | null = element;
        box && box !== document.documentElement;
        box = box.parentElement
      ) {
        const style = getComputedStyle(box);
        if (position === 'fixed') break;
        if (position === 'absolute' && style.position === 'static') continue;
        boxes.push(box);
        position = style.position;
      }
      return boxes;
    }

    function problemOf(rect: DOMRect, boxes: readonly Element[]): string | null {
      for (const box of boxes) {
        const { overflowX, overflowY } = getComputedStyle(box);
        if (/auto|scroll/.test(overflowX)) return null;
        const around = box.getBoundingClientRect();
        // For screen readers only.
        if (around.width <= 1 && around.height <= 1) return null;
        const name = box.className || box.tagName;
        if (/hidden|clip/.test(overflowX) && isBeyond(rect.left, rect.right, around.left, around.right))
          return `is cut by ${name}`;
        if (/hidden|clip/.test(overflowY) && isHigher(rect, around)) return `is cut in height by ${name}`;
      }
      const isOutside = isBeyond(rect.left, rect.right, 0, document.documentElement.clientWidth);
      return isOutside ? 'is outside of the viewport' : null;
    }

    /** The button of a search has an icon in place of its text, and the title of a page follows its breadcrumb. */
    const IGNORED = 'svg, script, style, noscript, .search-field .button, .breadcrumbs [aria-current]';
    const problems = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const element = node.parentElement;
      const text = node.textContent?.trim();
      if (!text || !element || element.closest(IGNORED)) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      range.selectNodeContents(node);
      const boxes = boxesOf(element);
      for (const rect of range.getClientRects()) {
        const problem = rect.width > 0 && rect.height > 0 ? problemOf(rect, boxes) : null;
        if (problem) problems.add(`“${text.slice(0, 40)}” ${problem}`);
      }
    }
    return [...problems];
  });
