import { LOCALES } from '@beranda/contract';
import { jakartaDate } from '@beranda/finance';
import type { Page } from '@playwright/test';
import { factsByKey } from '../apps/cms/seed/content/facts.ts';
import {
  listTypedFigures,
  type TypedFigure,
} from '../apps/cms/src/fields/facts/typed-figures/list-typed-figures.ts';
import { textUnitsOf } from '../apps/cms/src/fields/facts/typed-figures/text-units.ts';

type PageText = { language: string; sentence: string; context: string };

/** The texts of a page as visitors read them, with the headings above; cells with the names of row and column. */
function textsOf(page: Page, html: string): Promise<PageText[]> {
  return page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'text/html');
    const textIn = (node: Node | null | undefined) => node?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
    const title = textIn(parsed.querySelector('h1'));
    let heading = '';
    return [...parsed.querySelectorAll('main :is(h2, h3, p, li, dt, dd, td, figcaption, summary)')].flatMap(
      (node) => {
        if (node.matches('h2, h3')) heading = textIn(node);
        // A part of it is listed by itself.
        if (node.querySelector('p, li, dd, td') || node.matches('dt')) return [];
        // A card belongs to the item that it links to.
        const card = node.closest('article, li, .card')?.querySelector('.card-link');
        const row = textIn(node.closest('tr')?.querySelector('th'));
        const index = [...(node.parentElement?.children ?? [])].indexOf(node);
        const column = textIn(node.closest('table')?.querySelectorAll('thead th')[index]);
        const term = node.matches('dd') ? textIn(node.previousElementSibling) : '';
        const names = node.matches('td') ? `${row} ${column}: ` : term && `${term}: `;
        return [
          {
            language: node.closest('[lang]')?.getAttribute('lang')?.slice(0, 2) ?? 'id',
            context: card ? textIn(card) : `${title} ${heading}`,
            // A cell has its note on a line of its own.
            sentence: node.matches('td')
              ? names + [...node.childNodes].map((child) => textIn(child)).join(' ')
              : names + textIn(node),
          },
        ];
      },
    );
  }, html);
}

/** Finds the figures of a document that are about facts. @param page a page of any address, which parses the document */
export async function figuresOf(page: Page, html: string): Promise<TypedFigure[]> {
  const texts = await textsOf(page, html);
  return LOCALES.flatMap((language) => {
    const units = texts
      .filter((text) => text.language === language)
      .flatMap(({ context, sentence }) => textUnitsOf(sentence, context));
    return listTypedFigures(units, factsByKey, language, jakartaDate(new Date()));
  });
}

/** A sentence may name several facts: a figure differs if it is none of them, and the sentence has not the right one. */
export const listFigureDifferences = (figures: readonly TypedFigure[]) =>
  figures
    .filter(
      (one) =>
        !one.isSame &&
        !figures.some(
          ({ isSame, key, sentence, written }) =>
            isSame && sentence === one.sentence && (key === one.key || written === one.written),
        ),
    )
    .map(({ key, sentence, value, written }) => `${key} is ${value}, but ${written}: ${sentence}`);
