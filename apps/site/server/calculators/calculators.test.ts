import { type CalculatorPreset, LANGUAGES, LOCALES, type Locale } from '@beranda/contract';
import { createTranslator } from 'use-intl/core';
import { describe, expect, it } from 'vitest';
import { formatNumber } from '#src/components/numbers/parse-number.ts';
import type { Content } from '#src/content/client.ts';
import type { LoaderInput } from '#src/content/loader-types.ts';
import { calculatorLoader } from '#src/features/calculators/calculator-loader.server.ts';
import {
  PREVIOUS_TERM_PARAM,
  PREVIOUS_VARIANT_PARAM,
  SOURCE_PRODUCT_PARAM,
} from '#src/features/calculators/calculator-params.ts';
import { calculatorPath } from '#src/features/calculators/calculator-path.ts';
import {
  type CalculatorDefinition,
  type RawInput,
  validateInput,
} from '#src/features/calculators/definition.ts';
import type { FieldProblem, Input } from '#src/features/calculators/inputs.ts';
import { loan } from '#src/features/calculators/loan/loan.ts';
import { savings } from '#src/features/calculators/savings-goal/savings.ts';
import { amountsOf, type ScheduleRow } from '#src/features/calculators/schedule.ts';
import { deposit } from '#src/features/calculators/time-deposit/deposit.ts';
import { messages as indonesian } from '#src/i18n/catalogues/id/index.generated.ts';
import { pageQueries } from '#src/routing/page-queries.generated.ts';
import { calculators } from '../../../cms/seed/content/calculators.ts';
import { openApiDocument } from '../open-data/openapi.ts';
import { calculatorFile } from './calculator-file.ts';

type Case = [name: string, text: string, problem: FieldProblem | undefined];

/** Texts for an input: at its limits, below and above them, in other notations, empty and nonsense. */
function casesOf({ name, field }: Input, locale: Locale): Case[] {
  if (!field) return [];
  if (!('range' in field)) {
    return [
      ...field.values.map((value): Case => [name, value, undefined]),
      [name, '', 'choice'],
      [name, '__proto__', 'choice'],
    ];
  }
  const { min, initial, max } = field.range;
  const step = field.unit.isWhole ? 1 : 0.01;
  const number = (value: number, problem?: FieldProblem): Case => [
    name,
    formatNumber(value, locale),
    problem,
  ];
  return [
    number(min),
    number(max),
    number(min - step, 'outside'),
    number(max + step, 'outside'),
    number(initial + 0.5, field.unit.isWhole && !field.unit.isTruncated ? 'whole' : undefined),
    [name, String(min), undefined],
    [name, ` Rp ${formatNumber(initial, locale)} `, undefined],
    [name, '', 'number'],
    [name, 'x', 'number'],
    [name, '1e309', 'number'],
    [name, 'NaN', 'number'],
  ];
}

/** The response of the page to a form without JavaScript, after the redirect to plain numbers. */
async function inputOfPage(load: ReturnType<typeof calculatorLoader>, sent: RawInput, locale: Locale) {
  const content: Pick<Content, 'calculators' | 'allItems' | 'ifAvailable' | 'isActive'> = {
    calculators: async () => calculators[locale],
    allItems: async () => [],
    ifAvailable: async () => null,
    isActive: () => true,
  };
  const fetchFigures = async (query: URLSearchParams) =>
    (
      await load({
        content: content as Content,
        search: {} as LoaderInput['search'],
        thirdPartyServices: { hasStatistics: false, hasRecaptcha: false },
        locale,
        query,
        pathname: '/',
        parameters: {},
        doNotCache: () => {},
        reportUnknown: () => {},
      } satisfies LoaderInput)
    ).input;
  try {
    return await fetchFigures(new URLSearchParams(sent));
  } catch (redirect) {
    if (!(redirect instanceof Response)) throw redirect;
    expect(redirect.status).toBe(303);
    return fetchFigures(new URLSearchParams(redirect.headers.get('location')?.slice(1)));
  }
}

/** For each option of the calculator's variant, the input that chooses it. */
function inputsOfVariants<Settings, Terms>(
  { inputs, variant }: Pick<CalculatorDefinition<Settings, Terms, unknown, never>, 'inputs' | 'variant'>,
  settings: Settings,
): RawInput[] {
  const choice: Input | undefined = variant && inputs(settings, {})[variant];
  if (!choice?.field || !('values' in choice.field)) return [];
  return choice.field.values.map((value) => ({ [choice.name]: value }));
}

function describeCalculator<Settings, Terms, Illustration, Row extends ScheduleRow<Row>>(
  calculator: CalculatorDefinition<Settings, Terms, Illustration, Row>,
  filled: RawInput = {},
) {
  const { kind, variant, term } = calculator;
  const settingsIn = (locale: Locale) =>
    calculator.settingsFrom({ settings: calculators[locale], guaranteedPercent: null });
  const validate = (input: RawInput, locale: Locale) =>
    validateInput(calculator, input, settingsIn(locale), locale);
  const inputs = Object.values<Input>(calculator.inputs(settingsIn('id'), filled));

  describe(`the ${kind} calculator`, () => {
    it.each(LOCALES)(
      'gives the same result with and without JavaScript, and in its file: %s',
      async (locale) => {
        const shown = validate(filled, locale);
        const load = calculatorLoader(calculator);
        const file = calculatorFile(calculator);
        for (const [name, text, problem] of inputs.flatMap((input) => casesOf(input, locale))) {
          const sent = {
            ...shown.fields,
            ...(shown.variant && { [PREVIOUS_VARIANT_PARAM]: shown.variant }),
            ...(term && { [PREVIOUS_TERM_PARAM]: shown.fields[shown.inputs[term].name] ?? '' }),
            [name]: text,
          };
          const live = validate(sent, locale);
          expect(live.problems, `${name}=${text}`).toEqual(problem ? { [name]: problem } : {});
          const answered = validate(await inputOfPage(load, sent, locale), locale);
          expect(answered.problems, `${name}=${text}`).toEqual(live.problems);
          expect(answered.valid?.terms, `${name}=${text}`).toEqual(live.valid?.terms);
          expect(answered.valid?.query, `${name}=${text}`).toBe(live.valid?.query);
          if (!live.valid) continue;
          const steps = calculator.schedule.steps(
            calculator.illustrate(live.valid.terms, settingsIn(locale)),
          );
          const made = file({
            settings: calculators[locale],
            query: Object.fromEntries(new URLSearchParams(live.valid.query)),
            locale,
            texts: createTranslator({ locale: LANGUAGES[locale].format, messages: indonesian }),
          });
          expect(made?.table.rows, `${name}=${text}`).toEqual(
            steps.at(-1)?.rows.map((row) => [row.number, ...amountsOf(row, calculator.schedule.columns)]),
          );
          for (const amount of [...(made?.table.rows ?? [])].flat())
            expect(amount).toSatisfy(Number.isSafeInteger);
        }
      },
    );

    it('has its inputs in the route table and in the OpenAPI document', () => {
      // Loans of one choice may be entered in years, those of another in months.
      const everyInput = inputsOfVariants(calculator, settingsIn('id')).flatMap((input) =>
        Object.values<Input>(calculator.inputs(settingsIn('id'), input)),
      );
      const names = [...new Set([...inputs, ...everyInput].map(({ name }) => name))];
      const hidden = [...(variant ? [PREVIOUS_VARIANT_PARAM] : []), ...(term ? [PREVIOUS_TERM_PARAM] : [])];
      const query = Object.values(pageQueries).find(({ path }) => path === calculatorPath(kind));
      const ofProducts = kind === 'time-deposit' ? [] : [SOURCE_PRODUCT_PARAM];
      expect(Object.keys(query?.parameters ?? {}).toSorted()).toEqual(
        [...names, ...ofProducts, ...hidden].toSorted(),
      );
      const { paths } = openApiDocument('/api', 'x-csrf-token') as {
        paths: Record<string, { get: { parameters: { name: string; in: string }[] } }>;
      };
      const documented = paths[`/{locale}/v2${calculatorPath(kind)}.csv`]?.get.parameters;
      expect(
        documented?.flatMap(({ name, in: place }) => (place === 'query' ? name : [])).toSorted(),
      ).toEqual([...names, ...ofProducts].toSorted());
    });
  });
}

const DESCRIBED = {
  loan: () => describeCalculator(loan),
  'savings-goal': () => describeCalculator(savings),
  // Without rollover the number of terms does not apply.
  'time-deposit': () => describeCalculator(deposit, { roll: 'principal' }),
} satisfies Record<CalculatorPreset['kind'], () => void>;

for (const describeOne of Object.values(DESCRIBED)) describeOne();
