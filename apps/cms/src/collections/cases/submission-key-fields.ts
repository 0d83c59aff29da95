import type { Field } from 'payload';
import { denyAll } from '#cms/access/rules.ts';

/** Keys by which a repeated submission is found; hidden. */
export const submissionKeyFields: Field[] = [
  {
    name: 'idempotencyKey',
    type: 'text',
    required: true,
    unique: true,
    index: true,
    hidden: true,
    access: { update: denyAll },
  },
  {
    // Finds what a browser sends again from another tab.
    name: 'contentKey',
    type: 'text',
    index: true,
    hidden: true,
    access: { update: denyAll },
  },
  {
    // A solved captcha serves one submission.
    name: 'captcha',
    type: 'text',
    unique: true,
    index: true,
    hidden: true,
    access: { update: denyAll },
  },
];
