import tokensCss from '../styles/tokens.css?raw';

/** A token as it is written, such as `clamp(…)` for `text-title`. Empty where there is none of that name. */
export function readToken(name: string): string {
  const [, value = ''] = tokensCss.match(new RegExp(`--${name}:\\s*([^;]+);`)) ?? [];
  return value.replaceAll(/\s+/g, ' ');
}
