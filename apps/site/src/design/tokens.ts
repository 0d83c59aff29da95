import brandCss from '../styles/brand.generated.css?raw';
import tokensCss from '../styles/tokens.css?raw';

const declarations = brandCss + tokensCss;

/** The declared value of a token, such as `clamp(…)` for `text-title`; empty if unknown. */
export function readToken(name: string): string {
  const [, value = ''] = declarations.match(new RegExp(`--${name}:\\s*([^;]+);`)) ?? [];
  return value.replaceAll(/\s+/g, ' ');
}
