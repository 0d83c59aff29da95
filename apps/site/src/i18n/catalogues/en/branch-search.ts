import type { branchSearch as indonesian } from '../id/branch-search.ts';
import type { Translation } from '../translation.ts';

export const branchSearch = {
  area: 'Area name or postal code',
  areaPlaceholder: 'E.g. Medan',
  find: 'Find',
} satisfies Translation<typeof indonesian>;
