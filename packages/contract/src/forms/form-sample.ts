import type { FormName } from './forms.ts';

/** Complete, valid input of a form, as a browser sends it: every field applies. */
export type FormSample = Readonly<Record<string, string>>;

/** The sample of a form, `forms/<name>/sample.ts`, from which the tests of all forms start. */
export async function sampleOf(name: FormName): Promise<FormSample> {
  const { sample } = (await import(`./${name}/sample.ts`)) as { sample: FormSample };
  return sample;
}
