import { LOCALES, type Locale } from '@beranda/contract';
import fc from 'fast-check';
import type { ModelUser } from './save-model.ts';

const who = fc.constantFrom<ModelUser>('editor', 'other', 'publisher');
const locale = fc.constantFrom<Locale>(...LOCALES);
/** One user action, weighted by its relevance. */
export const saveCommand = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('open' as const), who, locale }) },
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('type' as const),
      who,
      what: fc.constantFrom(
        'title' as const,
        'whole' as const,
        'shared' as const,
        'slug' as const,
        'reason' as const,
      ),
      value: fc.nat(2),
    }),
  },
  { weight: 6, arbitrary: fc.record({ does: fc.constant('save' as const), who, isAutosave: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('publish' as const), isOfAll: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('withdraw' as const), locale: fc.option(locale) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('schedule' as const),
      type: fc.constantFrom('publish' as const, 'publish' as const, 'unpublish' as const),
      locale: fc.option(locale),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('due' as const) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('restore' as const), who, index: fc.nat(20) }) },
);

export type SaveCommand = typeof saveCommand extends fc.Arbitrary<infer One> ? One : never;
