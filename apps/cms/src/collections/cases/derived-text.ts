import type { TextField } from 'payload';
import { denyAll } from '#cms/access/rules.ts';
import type { Case } from '#cms/payload-types.ts';

/** A text made of other fields of a case with each of its saves: staff may correct the contact of its sender. */
export const derivedText = (
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
