import type { Loader } from '#src/content/loading.ts';
import type { GovernancePageData } from './page.tsx';

const MOST_PAGES = 200;

export const loadGovernance: Loader<GovernancePageData> = async ({ content, locale }) => {
  const { items } = await content.items('governance', locale, { itemsPerPage: MOST_PAGES });
  return { items };
};
