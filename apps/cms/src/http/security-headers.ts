import { randomBytes } from 'node:crypto';

/**
 * Hashes of style elements that libraries of the admin panel insert without a nonce. After an upgrade
 * `e2e/third-party-requests.spec.ts` lists those that changed.
 */
const STYLE_HASHES = [
  // Payload's root layout: the order of the style layers.
  "'sha256-UO8+f0Vt7qym1f9lUl0nh47l5M7MX3W3qSnbWSxu6+8='",
  // The container of dialogs and drawers (@faceless-ui/modal).
  "'sha256-RRvYYvypkfR67NPWQ5YM5msNEwtYz7N+9rYPCnXMfXw='",
  // Toasts (sonner).
  "'sha256-Od9mHMH7x2G6QuoV3hsPkDCwIyqbg2DX3F5nLeCYQBc='",
  // An empty element that selects (emotion, of react-select) fill rule by rule.
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
];

type Options = { nonce: string; isDevelopment: boolean };

function contentSecurityPolicy({ nonce, isDevelopment }: Options): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    isDevelopment
      ? "style-src-elem 'self' 'unsafe-inline'"
      : `style-src-elem 'self' 'nonce-${nonce}' ${STYLE_HASHES.join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}

/**
 * The headers of every response. The CSP, against XSS, contains the nonce that Next.js puts on inline scripts;
 * `frame-ancestors` and `x-frame-options` prevent clickjacking.
 */
export function securityHeaders(options: Options): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(options),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'x-robots-tag': 'noindex, nofollow',
  };
}

export const createNonce = () => randomBytes(16).toString('base64');
