import type { Field } from 'payload';
import { denyAll } from '#cms/access/rules.ts';

/** What a submission that is sent again is found by; hidden. */
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
    // What a browser sends again, from another tab, is found by it.
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
