import type { PaginationInputs } from './inputs.ts';

type ValidatedInputs = Pick<
  PaginationInputs,
  'itemsPerPage' | 'currentPage' | 'maxPagesShown' | 'dir' | 'type' | 'locale' | 'linkUrl'
> & { modelValue?: number | null };

const DIRECTIONS = ['ltr', 'rtl'];
const TYPES = ['link', 'button'];
const LOCALES = ['en', 'ar', 'ir'];

function fail(message: string): never {
  // biome-ignore lint/suspicious/noConsole: invalid inputs are programming errors
  console.error(message);
  throw new TypeError(message);
}

/**
 * Validates the inputs. A current page beyond the last one is valid.
 *
 * @throws TypeError with the message that is also logged.
 */
export function validateInputs(inputs: ValidatedInputs): void {
  const { itemsPerPage, currentPage, modelValue, maxPagesShown, dir, type, locale, linkUrl } = inputs;
  if (!(itemsPerPage > 0)) fail('itemsPerPage attribute must be greater than 0.');
  if (currentPage !== null && !(currentPage > 0)) fail('currentPage attribute must be greater than 0.');
  if (modelValue != null && !(modelValue > 0)) fail('v-model is required and must be greater than 0.');
  if (!(maxPagesShown > 0)) fail('maxPagesShown attribute must be greater than 0.');
  if (!DIRECTIONS.includes(dir)) fail('dir attribute must be either "ltr" or "rtl".');
  if (!TYPES.includes(type)) fail(`type attribute must be one of the following: ${TYPES.join(', ')}`);
  if (!LOCALES.includes(locale)) fail(`locale attribute must be one of the following: ${LOCALES.join(', ')}`);
  if (modelValue == null) {
    fail(
      currentPage
        ? 'currentPage/current-page is now deprecated, use v-model instead to set the current page.'
        : 'v-model is required for the paginate component.',
    );
  }
  if (type === 'link') {
    if (linkUrl === '#') fail("linkUrl attribute is required if type attribute is 'link'");
    if (!linkUrl.includes('[page]')) fail("linkUrl attribute must contain '[page]' substring");
  }
}
