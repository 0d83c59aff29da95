import type { Loader } from '#src/content/loading.ts';
import type { ContactUsPageData } from './page.tsx';

export const loadContactUs: Loader<ContactUsPageData> = async ({ visitor }) => {
  if (!visitor) throw new Error('the contact page is per visitor, but was loaded without one');
  return visitor;
};
