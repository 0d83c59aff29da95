import type { Loader } from '#src/content/loading.ts';
import { requireVisitor } from '#src/widgets/contact-form/require-visitor.server.ts';
import type { ContactUsPageData } from './page.tsx';

export const loadContactUs: Loader<ContactUsPageData> = async ({ visitor }) => requireVisitor(visitor);
