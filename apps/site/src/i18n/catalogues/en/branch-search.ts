import type { branchSearch as indonesian } from '../id/branch-search.ts';
import type { Translation } from '../translation.ts';

export const branchSearch = {
  area: 'Area name',
  areaPlaceholder: 'City, street or name of a place',
  find: 'Find',
} satisfies Translation<typeof indonesian>;
