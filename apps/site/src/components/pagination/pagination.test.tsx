import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buttonsIn, mirrorRow, renderPagination, visibleRow } from '../../../testing/render-pagination.tsx';
import type { PaginationProps } from './inputs.ts';

const asLinks = { type: 'link', linkUrl: '/news?page=[page]' } as const;
const jumpsAndEnds = { showJumpButtons: true, showEndingButtons: true };

const rows: [name: string, inputs: PaginationProps, row: string][] = [
  ['page 1 of 10', { totalItems: 100, modelValue: 1 }, '< [1] 2 3 4 5 …→4 10 >'],
  ['page 2 of 10', { totalItems: 100, modelValue: 2 }, '< 1 [2] 3 4 5 …→5 10 >'],
  ['page 3 of 10', { totalItems: 100, modelValue: 3 }, '< 1 2 [3] 4 5 …→6 10 >'],
  ['page 4 of 10', { totalItems: 100, modelValue: 4 }, '< 1 2 3 [4] 5 6 …→7 10 >'],
  ['page 5 of 10', { totalItems: 100, modelValue: 5 }, '< 1 …→2 3 4 [5] 6 7 …→8 10 >'],
  ['page 6 of 10', { totalItems: 100, modelValue: 6 }, '< 1 …→3 4 5 [6] 7 8 …→9 10 >'],
  ['page 10 of 10', { totalItems: 100, modelValue: 10 }, '< 1 …→7 6 7 8 9 [10] >'],
  ['page 1 of 5', { totalItems: 50, modelValue: 1 }, '< [1] 2 3 4 5 >'],
  ['page 1 of 6', { totalItems: 60, modelValue: 1 }, '< [1] 2 3 4 5 6 >'],
  ['page 4 of 6', { totalItems: 60, modelValue: 4 }, '< 1 2 3 [4] 5 6 >'],
  ['page 10 of 20', { totalItems: 200, modelValue: 10 }, '< 1 …→7 8 9 [10] 11 12 …→13 20 >'],
  ['page 20 of 20', { totalItems: 200, modelValue: 20 }, '< 1 …→17 16 17 18 19 [20] >'],
  [
    'page 1 of 10 with jumps and ends',
    { totalItems: 100, modelValue: 1, ...jumpsAndEnds },
    '< [1] 2 3 4 5 …→4 10 > >> Last',
  ],
  [
    'page 5 of 10 with jumps and ends',
    { totalItems: 100, modelValue: 5, ...jumpsAndEnds },
    'First << < 1 …→2 3 4 [5] 6 7 …→8 10 > >> Last',
  ],
  [
    'page 10 of 10 with jumps and ends',
    { totalItems: 100, modelValue: 10, ...jumpsAndEnds },
    'First << < 1 …→7 6 7 8 9 [10] >',
  ],
  [
    'page 5 of 10 without previous and next',
    { totalItems: 100, modelValue: 5, hidePrevNext: true },
    '1 …→2 3 4 [5] 6 7 …→8 10',
  ],
  [
    'page 1 of 10, hidden at the ends',
    { totalItems: 100, modelValue: 1, hidePrevNextWhenEnds: true },
    '[1] 2 3 4 5 …→4 10 >',
  ],
  [
    'page 10 of 10, hidden at the ends',
    { totalItems: 100, modelValue: 10, hidePrevNextWhenEnds: true },
    '< 1 …→7 6 7 8 9 [10]',
  ],
];

describe('the visible row', () => {
  it.each(rows)('%s, as buttons', (_, inputs, row) => {
    expect(visibleRow(inputs)).toBe(row);
  });

  it.each(rows)('%s, as links', (_, inputs, row) => {
    expect(visibleRow({ ...inputs, ...asLinks })).toBe(row);
  });

  it.each(rows)('%s, from right to left', (_, inputs, row) => {
    expect(visibleRow({ ...inputs, dir: 'rtl' })).toBe(mirrorRow(row));
    expect(visibleRow({ ...inputs, ...asLinks, dir: 'rtl' })).toBe(mirrorRow(row));
  });

  it('has the last page on the left and the first on the right in rtl', () => {
    expect(visibleRow({ totalItems: 100, modelValue: 5, dir: 'rtl', ...jumpsAndEnds })).toBe(
      'Last << < 10 …→8 7 6 [5] 4 3 …→2 1 > >> First',
    );
  });

  it('has no dots and no end numbers without breakpoint buttons', () => {
    expect(visibleRow({ totalItems: 100, modelValue: 5, showBreakpointButtons: false })).toBe(
      '< 3 4 [5] 6 7 >',
    );
  });

  it('has no numbers for an empty list', () => {
    expect(visibleRow({ totalItems: 0, modelValue: 1 })).toBe('< >');
  });

  it('leads back into the list from beyond its last page', () => {
    expect(visibleRow({ totalItems: 100, modelValue: 14, ...jumpsAndEnds, ...asLinks })).toBe(
      'First << < 1 …→10 6 7 8 9 10 > Last',
    );
    expect(visibleRow({ totalItems: 20, modelValue: 14, hidePrevNextWhenEnds: true })).toBe('< 1 2');
    const [previous, next] = buttonsIn(
      renderPagination({ totalItems: 20, modelValue: 14, ...asLinks }),
    ).filter(({ text }) => /[<>]/.test(text));
    expect(previous?.attributes.href).toBe('/news?page=2');
    expect(next?.attributes.href).toBeUndefined();
  });

  it('shows the same pages as buttons and as links, and mirrors them in rtl', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3_000 }),
        fc.integer({ min: 1, max: 120 }),
        fc.integer({ min: 1, max: 12 }),
        fc.record({
          showJumpButtons: fc.boolean(),
          showEndingButtons: fc.boolean(),
          showBreakpointButtons: fc.boolean(),
          hidePrevNextWhenEnds: fc.boolean(),
        }),
        (totalItems, modelValue, maxPagesShown, shown) => {
          const inputs = { totalItems, modelValue, maxPagesShown, itemsPerPage: 25, ...shown };
          const row = visibleRow(inputs);
          expect(visibleRow({ ...inputs, ...asLinks })).toBe(row);
          expect(visibleRow({ ...inputs, dir: 'rtl' })).toBe(mirrorRow(row));
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('numbers', () => {
  const texts = (props: PaginationProps) => buttonsIn(renderPagination(props)).map(({ text }) => text);

  it('are plain by default', () => {
    expect(texts({ totalItems: 12_340, modelValue: 1 })).toContain('1234');
  });

  it('are written in Arabic digits, grouped', () => {
    expect(texts({ totalItems: 12_340, modelValue: 1, locale: 'ar' })).toEqual(
      expect.arrayContaining(['٢', '١٬٢٣٤']),
    );
  });

  it('are written in Persian digits, grouped', () => {
    expect(texts({ totalItems: 12_340, modelValue: 4, locale: 'ir' })).toEqual(
      expect.arrayContaining(['۴', '۱٬۲۳۴']),
    );
  });

  it('stay plain in addresses', () => {
    const markup = renderPagination({ totalItems: 100, modelValue: 1, locale: 'ar', ...asLinks });
    expect(markup).toContain('href="/news?page=10"');
  });
});

describe('accessible names', () => {
  const names = (props: Partial<PaginationProps>, language?: 'id' | 'en') =>
    buttonsIn(renderPagination({ totalItems: 100, modelValue: 5, ...jumpsAndEnds, ...props }, language)).map(
      ({ attributes, text }) => attributes['aria-label'] ?? text,
    );

  it('describe the signs', () => {
    expect(names({}).join(', ')).toBe(
      'First, Lompat ke halaman 2, Sebelumnya, Halaman 1, Lompat ke halaman 2, Halaman 3, Halaman 4, ' +
        'Halaman 5, Halaman 6, Halaman 7, Lompat ke halaman 8, Halaman 10, Berikutnya, Lompat ke halaman 8, Last',
    );
  });

  it('are in the language of the page', () => {
    expect(names({}, 'en')).toEqual(expect.arrayContaining(['Page 1', 'Next', 'Jump to page 8']));
  });

  it('are the text of the button if it has one', () => {
    expect(names({ prevButtonContent: 'Mundur', firstPageContent: '|<' })).toEqual(
      expect.arrayContaining(['Mundur', 'Halaman pertama']),
    );
    expect(names({ prevButtonContent: <b>‹</b> })).toContain('Sebelumnya');
  });

  it('contain the number as displayed', () => {
    expect(names({ locale: 'ar' })).toContain('Halaman ٣');
  });

  it('distinguish several paginators', () => {
    expect(renderPagination({ totalItems: 100, modelValue: 1 })).toContain('<nav aria-label="Halaman">');
    expect(renderPagination({ totalItems: 100, modelValue: 1, label: 'Halaman blog' })).toContain(
      '<nav aria-label="Halaman blog">',
    );
  });

  it('mark one button as the current page, and have no ids', () => {
    const markup = renderPagination({ totalItems: 100, modelValue: 5 });
    expect(markup.match(/aria-current="page"/g)).toHaveLength(1);
    expect(markup).not.toContain(' id=');
  });
});

describe('links', () => {
  const links = (props: Partial<PaginationProps>, language?: 'id' | 'en') =>
    buttonsIn(renderPagination({ totalItems: 100, modelValue: 5, ...asLinks, ...props }, language)).map(
      ({ attributes }) => attributes,
    );
  const addresses = (props: Partial<PaginationProps>, language?: 'id' | 'en') =>
    links(props, language).map(({ href }) => href);

  it('go to their pages, in the language of the page', () => {
    expect(addresses({ modelValue: 2, totalItems: 30 })).toEqual([
      '/news?page=1',
      '/news?page=1',
      '/news?page=2',
      '/news?page=3',
      '/news?page=3',
    ]);
    expect(addresses({}, 'en')).toContain('/en/news?page=4');
  });

  it('never go before the first page or beyond the last', () => {
    expect(addresses({ modelValue: 1, totalItems: 20 })).toEqual([
      undefined,
      '/news?page=1',
      '/news?page=2',
      '/news?page=2',
    ]);
    expect(addresses({ modelValue: 2, totalItems: 20 }).at(-1)).toBeUndefined();
  });

  it('use the URL of the first page if it has its own', () => {
    expect(addresses({ modelValue: 2, totalItems: 20, firstPageUrl: '/news' })).toEqual([
      '/news',
      '/news',
      '/news?page=2',
      undefined,
    ]);
  });

  it('have only the first placeholder replaced', () => {
    expect(addresses({ linkUrl: '/a/[page]?of=[page]' })).toContain('/a/4?of=[page]');
  });

  it('have rel prev and next', () => {
    const related = links({}).filter(({ rel }) => rel);
    expect(related.map(({ rel, href }) => [rel, href])).toEqual([
      ['prev', '/news?page=4'],
      ['next', '/news?page=6'],
    ]);
  });

  it('are absent while the paginator is disabled', () => {
    const inert = links({ disablePagination: true });
    expect(inert.every(({ href, role, 'aria-disabled': disabled }) => !href && role && disabled)).toBe(true);
  });
});

describe('classes', () => {
  const classesOf = (props: Partial<PaginationProps>) =>
    Object.fromEntries(
      buttonsIn(renderPagination({ totalItems: 100, modelValue: 5, ...jumpsAndEnds, ...props })).map(
        ({ attributes, text }, index) => [`${index} ${text}`, attributes.class],
      ),
    );

  it('exist for every kind of button', () => {
    expect(classesOf({})).toEqual({
      '0 First': 'paginate-buttons first-page-button',
      '1 <<': 'paginate-buttons backward-jump-button',
      '2 <': 'paginate-buttons back-button',
      '3 1': 'paginate-buttons first-button',
      '4 ...': 'paginate-buttons starting-breakpoint-button',
      '5 3': 'paginate-buttons number-buttons',
      '6 4': 'paginate-buttons number-buttons',
      '7 5': 'paginate-buttons number-buttons active-page',
      '8 6': 'paginate-buttons number-buttons',
      '9 7': 'paginate-buttons number-buttons',
      '10 ...': 'paginate-buttons ending-breakpoint-button',
      '11 10': 'paginate-buttons last-button',
      '12 >': 'paginate-buttons next-button',
      '13 >>': 'paginate-buttons forward-jump-button',
      '14 Last': 'paginate-buttons last-page-button',
    });
  });

  it('mark disabled buttons', () => {
    expect(classesOf({ disablePagination: true })).toMatchObject({
      '1 <<': 'paginate-buttons backward-jump-button disabled-paginate-buttons disabled-backward-jump-button',
      '2 <': 'paginate-buttons back-button disabled-paginate-buttons disabled-back-button',
      '3 1': 'paginate-buttons first-button disabled-paginate-buttons disabled-first-button',
      '11 10': 'paginate-buttons last-button disabled-paginate-buttons disabled-last-button',
      '12 >': 'paginate-buttons next-button disabled-paginate-buttons disabled-next-button',
      '13 >>': 'paginate-buttons forward-jump-button disabled-paginate-buttons disabled-forward-jump-button',
      '14 Last': 'paginate-buttons last-page-button disabled-paginate-buttons',
    });
    expect(classesOf({ disableBreakpointButtons: true })).toMatchObject({
      '3 1': 'paginate-buttons first-button',
      '4 ...':
        'paginate-buttons starting-breakpoint-button disabled-paginate-buttons disabled-breakpoint-button',
    });
  });

  it('can be replaced', () => {
    expect(classesOf({ paginateButtonsClass: 'pill', activePageClass: 'here' })['7 5']).toBe(
      'pill number-buttons here',
    );
    expect(renderPagination({ totalItems: 9, modelValue: 1, paginationContainerClass: 'row' })).toContain(
      '<ul class="row" dir="ltr">',
    );
  });

  it('use the defaults if undefined is given', () => {
    expect(classesOf({ paginateButtonsClass: undefined })['5 3']).toBe('paginate-buttons number-buttons');
  });
});
