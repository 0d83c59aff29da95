import type { ServerProps } from 'payload';
import { userLocale } from '#cms/i18n/bilingual.ts';
import { actionLabels } from './audit-actions.ts';
import { AuditFilterForm, type Choice } from './audit-filter-form.tsx';
import { entityOf } from './describe-row.ts';

const MAX_PEOPLE = 500;

/** Collections without entries of their own. */
const INTERNAL = ['cache-tags', 'item-texts', 'document-texts', 'case-events'];

const byLabel = (a: Choice, b: Choice) => a.label.localeCompare(b.label);

/** Filters above the list: action, collection, person and days; and the export of what they show. */
export async function AuditFilters({ i18n, payload, user }: ServerProps) {
  const locale = userLocale(i18n.language);
  const { collections, globals, routes } = payload.config;
  const { docs: people } = await payload.find({
    collection: 'users',
    depth: 0,
    limit: MAX_PEOPLE,
    overrideAccess: false,
    pagination: false,
    select: { name: true },
    sort: 'name',
    user,
  });
  const entities = [...collections, ...globals]
    .filter(({ slug }) => !slug.startsWith('payload-') && !INTERNAL.includes(slug))
    .map(({ slug }) => ({ value: slug, label: entityOf(payload.config, slug, locale).name ?? slug }));
  return (
    <AuditFilterForm
      actions={Object.entries(actionLabels)
        .map(([value, label]) => ({ value, label: label[locale] }))
        .sort(byLabel)}
      collections={entities.sort(byLabel)}
      exportPath={`${routes.api}/audit-log/export`}
      people={people.map(({ id, name }) => ({ value: String(id), label: name }))}
    />
  );
}
