import { expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';

it('the security headers, with HSTS over TLS', () => {
  expect(securityHeaders({ isHttps: true })).toEqual({
    'content-security-policy':
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
      "media-src 'self'; connect-src 'self'; frame-src https://www.youtube-nocookie.com; manifest-src 'self'; " +
      "form-action 'self'; frame-ancestors 'none'; base-uri 'none'; upgrade-insecure-requests",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  });
});

it('without TLS there is neither HSTS nor an upgrade of requests', () => {
  const headers = securityHeaders({ isHttps: false });
  expect(headers).not.toHaveProperty('strict-transport-security');
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
});

it('scripts and calls of another origin are allowed only where analytics are configured', () => {
  const policy = securityHeaders({ isHttps: true, analyticsOrigin: 'https://stats.example' })[
    'content-security-policy'
  ];
  expect(policy).toContain("script-src 'self' https://stats.example;");
  expect(policy).toContain("connect-src 'self' https://stats.example;");
});

it('reCAPTCHA may load its script and its frame where it is used', () => {
  const policy = securityHeaders({ isHttps: true, hasRecaptcha: true })['content-security-policy'];
  const google = 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/';
  for (const directive of [
    "script-src 'self'",
    "connect-src 'self'",
    'frame-src https://www.youtube-nocookie.com',
  ])
    expect(policy).toContain(`${directive} ${google};`);
});
