import type { OverviewValues } from './overview-data.ts';

type HiddenValuesProps = { values: OverviewValues; names: readonly (keyof OverviewValues)[] };

/** Hidden inputs with the choices of the other form of the page, so that sending this one keeps them. */
export function HiddenValues({ values, names }: HiddenValuesProps) {
  return names.map((name) => {
    const value = values[name];
    return value === null ? null : <input key={name} type="hidden" name={name} value={value} />;
  });
}
