import type { pagination as indonesian } from '../id/pagination.ts';
import type { Translation } from '../translation.ts';

export const pagination = {
  label: 'Pages',
  page: 'Page {page}',
  title: '{title}, page {page}',
  jumpTo: 'Jump to page {page}',
  previous: 'Previous',
  next: 'Next',
  first: 'First page',
  last: 'Last page',
} satisfies Translation<typeof indonesian>;
