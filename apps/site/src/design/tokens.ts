import tokensCss from '../styles/tokens.css?raw';

/** The declared value of a token, such as `clamp(…)` for `text-title`; empty if unknown. */
export function readToken(name: string): string {
  const [, value = ''] = tokensCss.match(new RegExp(`--${name}:\\s*([^;]+);`)) ?? [];
  return value.replaceAll(/\s+/g, ' ');
}
