export type SecurityOptions = {
  /** The site is served over TLS, so browsers may insist on it. */
  isHttps: boolean;
  /** Where the browser's calls go besides the site itself: an API on another origin. */
  apiOrigin?: string;
  /** Where the analytics script comes from and reports to. */
  analyticsOrigin?: string;
  /** Hot reload injects styles and keeps a socket open. */
  isDevelopment?: boolean;
};

/** Players that a visitor starts by a click; nothing is loaded from them before. */
const VIDEO_PLAYERS = 'https://www.youtube-nocookie.com';

function contentSecurityPolicy(options: SecurityOptions): string {
  const { isHttps, apiOrigin, analyticsOrigin, isDevelopment } = options;
  const from = (...sources: (string | false | undefined)[]) =>
    ["'self'", ...sources].filter(Boolean).join(' ');
  return [
    "default-src 'none'",
    `script-src ${from(analyticsOrigin)}`,
    `style-src ${from(isDevelopment && "'unsafe-inline'")}`,
    `img-src ${from('data:', analyticsOrigin)}`,
    "font-src 'self'",
    "media-src 'self'",
    `connect-src ${from(apiOrigin, analyticsOrigin, isDevelopment && 'ws:')}`,
    `frame-src ${VIDEO_PLAYERS}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** The headers that every response carries: pages, payloads, files, redirects, refusals and crashes alike. */
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
