import type { TextField } from 'payload';
import { denyAll } from '#cms/access/rules.ts';
import type { Case } from '#cms/payload-types.ts';

/**
 * A denormalised text column, computed from the other fields at each save of a case: it has to follow when staff correct the
 * contact of the sender.
 */
export const derivedTextField = (
  name: string,
  textOf: (caseDoc: Case) => string | null,
): Pick<TextField, 'name' | 'type' | 'access' | 'hooks'> => ({
  name,
  type: 'text',
  access: { update: denyAll },
  hooks: {
    beforeChange: [
      ({ originalDoc, siblingData }) =>
        textOf({ ...(originalDoc as Case | undefined), ...(siblingData as Case) }),
    ],
  },
});
