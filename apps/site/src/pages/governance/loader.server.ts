import type { Loader } from '#src/content/loading.ts';
import type { GovernancePageData } from './page.tsx';

export const loadGovernance: Loader<GovernancePageData> = async ({ content, locale }) => ({
  items: await content.allItems('governance', locale),
});
