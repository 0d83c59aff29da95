export type SecurityOptions = {
  /** The site is served over TLS, so browsers may insist on it. */
  isHttps: boolean;
  /** Where the browser's calls go besides the site itself: an API on another origin. */
  apiOrigin?: string;
  /** Hot reload injects styles and keeps a socket open. */
  isDevelopment?: boolean;
};

function contentSecurityPolicy({ isHttps, apiOrigin, isDevelopment }: SecurityOptions): string {
  const connect = ["'self'", apiOrigin, isDevelopment && 'ws:'].filter(Boolean).join(' ');
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${isDevelopment ? " 'unsafe-inline'" : ''}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${connect}`,
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
