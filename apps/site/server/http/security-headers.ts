type SecurityOptions = {
  /** The site is served over TLS: adds HSTS. */
  isHttps: boolean;
  /** Origin of the analytics script, which it also reports to. */
  analyticsOrigin?: string;
  /** Allows reCAPTCHA, whose code and frame come from Google. */
  hasRecaptcha?: boolean;
  /** Allows inline styles and a WebSocket for hot reload. */
  isDevelopment?: boolean;
};

/** Script and frame of reCAPTCHA, by the paths that Google documents. */
const RECAPTCHA = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

/** Video players, loaded only after a click. */
const VIDEO_PLAYERS = 'https://www.youtube-nocookie.com';

function contentSecurityPolicy(options: SecurityOptions): string {
  const { isHttps, analyticsOrigin, isDevelopment } = options;
  const recaptcha = options.hasRecaptcha ? RECAPTCHA : [];
  const from = (...sources: (string | false | undefined)[]) =>
    ["'self'", ...sources].filter(Boolean).join(' ');
  return [
    "default-src 'none'",
    `script-src ${from(analyticsOrigin, ...recaptcha)}`,
    `style-src ${from(isDevelopment && "'unsafe-inline'")}`,
    `img-src ${from('data:', analyticsOrigin)}`,
    "font-src 'self'",
    "media-src 'self'",
    `connect-src ${from(analyticsOrigin, ...recaptcha, isDevelopment && 'ws:')}`,
    `frame-src ${[VIDEO_PLAYERS, ...recaptcha].join(' ')}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/**
 * The headers of every response: pages, payloads, files, redirects and errors alike. The CSP is against XSS: no inline
 * script. `frame-ancestors` and `x-frame-options` prevent clickjacking.
 */
export function securityHeaders(options: SecurityOptions): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(options),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    ...(options.isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}
