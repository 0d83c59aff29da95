import { describe, expect, it, vi } from 'vitest';
import { renderPagination } from '../../../testing/render-pagination.tsx';

/** Renders with inputs that the compiler would reject, as plain JavaScript could. */
function renderWith(inputs: object) {
  return renderPagination({ totalItems: 100, modelValue: 1, ...inputs });
}

function expectRejection(inputs: object, message: string) {
  const consoleError = vi.spyOn(console, 'error').mockReturnValue();
  expect(() => renderWith(inputs)).toThrow(new TypeError(message));
  expect(consoleError.mock.calls).toEqual([[message]]);
  consoleError.mockClear();
}

const DEPRECATED = 'currentPage/current-page is now deprecated, use v-model instead to set the current page.';

describe('a paginator rejects, with console output and an error', () => {
  it.each([0, -1, Number.NaN])('%d items per page', (itemsPerPage) => {
    expectRejection({ itemsPerPage }, 'itemsPerPage attribute must be greater than 0.');
  });

  it.each([0, -1, Number.NaN])('the current page %d', (currentPage) => {
    expectRejection({ currentPage }, 'currentPage attribute must be greater than 0.');
  });

  it.each([0, -1, Number.NaN])('the model value %d', (modelValue) => {
    expectRejection({ modelValue }, 'v-model is required and must be greater than 0.');
  });

  it.each([0, -1, Number.NaN])('%d visible pages', (maxPagesShown) => {
    expectRejection({ maxPagesShown }, 'maxPagesShown attribute must be greater than 0.');
  });

  it('an unknown direction', () => {
    expectRejection({ dir: 'up' }, 'dir attribute must be either "ltr" or "rtl".');
  });

  it('an unknown type', () => {
    expectRejection({ type: 'form' }, 'type attribute must be one of the following: link, button');
  });

  it('an unknown locale', () => {
    expectRejection({ locale: 'id' }, 'locale attribute must be one of the following: en, ar, ir');
  });

  it.each([undefined, null])(
    'a missing model value (%s), also if the current page is given',
    (modelValue) => {
      expectRejection({ modelValue }, DEPRECATED);
      expectRejection({ modelValue, currentPage: 3 }, DEPRECATED);
    },
  );

  it('a missing model value without a current page', () => {
    expectRejection(
      { modelValue: undefined, currentPage: null },
      'v-model is required for the paginate component.',
    );
  });

  it.each([undefined, '#'])('links without URL (%s)', (linkUrl) => {
    expectRejection({ type: 'link', linkUrl }, "linkUrl attribute is required if type attribute is 'link'");
  });

  it('links without placeholder', () => {
    expectRejection(
      { type: 'link', linkUrl: '/news?page=1' },
      "linkUrl attribute must contain '[page]' substring",
    );
  });

  it('the first invalid input of several', () => {
    expectRejection({ itemsPerPage: 0, dir: 'up' }, 'itemsPerPage attribute must be greater than 0.');
  });
});

describe('a paginator accepts', () => {
  it('a current page beyond the last one', () => {
    expect(renderWith({ modelValue: 1_000 })).toContain('Halaman 10');
  });

  it('a URL without placeholder in button mode', () => {
    expect(renderWith({ linkUrl: '/news' })).not.toContain('href');
  });
});
