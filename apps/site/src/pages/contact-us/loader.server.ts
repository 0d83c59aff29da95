import type { Loader, Visitor } from '#src/content/loading.ts';
import { requireVisitor } from '#src/features/forms/contact/require-visitor.server.ts';

export type ContactUsPageData = Visitor;
export const load: Loader<ContactUsPageData> = async ({ visitor }) => requireVisitor(visitor);
