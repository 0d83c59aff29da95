import path from 'node:path';
import {
  type AlertBanner,
  alertBanner,
  branchKinds,
  branchServices,
  careerFields,
  employmentKinds,
  FORM_NAMES,
  fundKinds,
  governanceCategories,
  guideIcons,
  HOME_SECTIONS,
  interestSystems,
  literacyTopics,
  type NewsSummary,
  newsTopics,
  noticeKinds,
  type Popup,
  PROVINCE_CODES,
  pageLayouts,
  popupFrequencies,
  productTypes,
  promotionCategories,
  rateTypes,
  redirectRule,
  riskLevels,
} from '@beranda/contract';
import type { Field, SanitizedConfig } from 'payload';
import { beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { createConfig } from '#cms/create-config.ts';
import { envForBuilding } from '#cms/env.ts';
import type { Case, Home, News, Redirect, Setting } from '#cms/payload-types.ts';
import { type RedirectKind, STATUS_CODES } from '#cms/redirects/stored-redirects.ts';

/** Values that must match between contract and back office; `npm run typecheck` covers the types. */
describe('contract and back office', () => {
  let config: SanitizedConfig;

  beforeAll(async () => {
    config = await createConfig(envForBuilding(), path.resolve(import.meta.dirname, '..'));
  });

  function fieldOf(slug: string, name: string): Field | undefined {
    const collection = config.collections.find((candidate) => candidate.slug === slug);
    return collection?.flattenedFields.find((field) => field.name === name) as Field | undefined;
  }

  it.each([
    ['news', 'topic', newsTopics],
    ['guide-groups', 'icon', guideIcons],
    ['governance', 'category', governanceCategories],
    ['literacy', 'topic', literacyTopics],
    ['notices', 'kind', noticeKinds],
    ['branches', 'kind', branchKinds],
    ['branches', 'services', branchServices],
    ['branches', 'province', PROVINCE_CODES],
    ['careers', 'province', PROVINCE_CODES],
    ['careers', 'employment', employmentKinds],
    ['careers', 'field', careerFields],
    ['promotions', 'category', promotionCategories],
    ['products', 'type', productTypes],
    ['pages', 'layout', pageLayouts],
    ['cases', 'form', FORM_NAMES],
    ['exchange-quotes', 'rateType', rateTypes],
    ['funds', 'kind', fundKinds],
    ['funds', 'risk', riskLevels],
  ])('%s has the same choices of %s', (slug, name, values) => {
    const field = fieldOf(slug, name);
    const options = field?.type === 'select' ? field.options : [];
    expect(options.map((option) => (typeof option === 'string' ? option : option.value))).toEqual(values);
    expect(options.every((option) => typeof option === 'object' && typeof option.label === 'object')).toBe(
      true,
    );
  });

  it.each([
    ['settings', 'banner', 'tone', alertBanner.shape.tone.options],
    ['home', 'popup', 'frequency', popupFrequencies],
    ['home', 'sections', 'section', HOME_SECTIONS],
    ['calculators', 'loans', 'systems', interestSystems],
  ])('%s has the same choices of %s.%s', (slug, group, name, values) => {
    const global = config.globals.find((candidate) => candidate.slug === slug);
    const parent = global?.flattenedFields.find((field) => field.name === group);
    const fields = parent && 'flattenedFields' in parent ? parent.flattenedFields : [];
    const field = fields.find((candidate) => candidate.name === name) as Field | undefined;
    const options = field?.type === 'select' ? field.options : [];
    expect(options.map((option) => (typeof option === 'string' ? option : option.value))).toEqual(values);
  });

  it("redirects have the contract's statuses", () => {
    const field = fieldOf('redirects', 'status');
    const options = field?.type === 'select' ? field.options : [];
    const statuses = redirectRule.shape.status.options.map(({ value }) => value);
    expect(options.map((option) => (typeof option === 'string' ? option : option.value))).toEqual(
      Object.keys(STATUS_CODES),
    );
    expect(Object.values(STATUS_CODES)).toEqual(statuses);
  });

  it('types agree', () => {
    expectTypeOf<News['topic']>().toEqualTypeOf<NewsSummary['topic']>();
    expectTypeOf<News['slug']>().toEqualTypeOf<NewsSummary['slug']>();
    expectTypeOf<Case['locale']>().toEqualTypeOf<'id' | 'en'>();
    expectTypeOf<Setting['bankName']>().toEqualTypeOf<string>();
    expectTypeOf<NonNullable<Setting['banner']>['tone']>().toEqualTypeOf<AlertBanner['tone']>();
    expectTypeOf<NonNullable<Home['popup']>['frequency']>().toEqualTypeOf<Popup['frequency']>();
    expectTypeOf<Redirect['status']>().toEqualTypeOf<RedirectKind>();
  });
});
