import type { TextField } from 'payload';
import { denyAll } from '#cms/access/rules.ts';
import type { Case } from '#cms/payload-types.ts';

/** A text made of what the sender wrote, once: that never changes. */
export const derivedText = (
  name: string,
  textOf: (received: Case) => string | null,
): Pick<TextField, 'name' | 'type' | 'access' | 'hooks'> => ({
  name,
  type: 'text',
  access: { update: denyAll },
  hooks: {
    beforeChange: [
      ({ operation, siblingData, value }) => (operation === 'create' ? textOf(siblingData as Case) : value),
    ],
  },
});
