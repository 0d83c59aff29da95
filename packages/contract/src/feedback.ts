import type { ItemCollection } from './items/collections.ts';

/** Items whose readers are asked whether they were helpful. */
export const FEEDBACK_COLLECTIONS = [
  'guides',
  'faqs',
  'news',
  'blogs',
  'literacy',
] as const satisfies readonly ItemCollection[];
export type FeedbackCollection = (typeof FEEDBACK_COLLECTIONS)[number];

/** Why an item was not helpful: offered after “no”. */
export const FEEDBACK_REASONS = ['missing', 'unclear', 'outdated', 'other'] as const;
export type FeedbackReason = (typeof FEEDBACK_REASONS)[number];

/** All that a reader can answer. A reason is an answer of its own, given after “no”. */
export const FEEDBACK_ANSWERS = ['yes', 'no', ...FEEDBACK_REASONS] as const;
export type FeedbackAnswer = (typeof FEEDBACK_ANSWERS)[number];
