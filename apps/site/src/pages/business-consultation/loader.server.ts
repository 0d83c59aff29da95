import type { Loader, Visitor } from '#src/content/loading.ts';
import { requireVisitor } from '#src/features/forms/contact/require-visitor.server.ts';

export const load: Loader<Visitor> = async ({ visitor }) => requireVisitor(visitor);
