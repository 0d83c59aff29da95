import type { Locale, ProvinceCode } from '@beranda/contract';
import { expectTypeOf, it } from 'vitest';
import type { RichText } from './rich-text.ts';
import type { Shown, Stored } from './stored.ts';

it('documents have the types of their fields, references as ids', () => {
  expectTypeOf<Stored<'branches'>['province']>().toEqualTypeOf<ProvinceCode>();
  expectTypeOf<Stored<'branches'>['latitude']>().toEqualTypeOf<number>();
  expectTypeOf<Stored<'branches'>['phone']>().toEqualTypeOf<string>();
  expectTypeOf<Stored<'branches'>['hours'][number]['open']>().toEqualTypeOf<string>();
  expectTypeOf<Stored<'news'>['body']>().toEqualTypeOf<RichText>();
  expectTypeOf<Stored<'news'>['cover']>().toEqualTypeOf<number | null>();
  expectTypeOf<Stored<'reports'>['file']>().toEqualTypeOf<number | null>();
  expectTypeOf<Stored<'blogs'>['tags']>().toEqualTypeOf<number[]>();
  expectTypeOf<Stored<'careers'>['isLive']>().toEqualTypeOf<boolean>();
  expectTypeOf<Stored<'products'>['calculator']['annualRatePercent']>().toEqualTypeOf<number | null>();
  expectTypeOf<Stored<'home'>['popup']['everyDays']>().toEqualTypeOf<number | null>();
  expectTypeOf<Stored<'market-sheets'>['lines']>().toEqualTypeOf<unknown>();
  expectTypeOf<Shown<'tags'>['language']>().toEqualTypeOf<Locale>();
});
