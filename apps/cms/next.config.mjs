import path from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';

/** On every answer, errors included. The admin panel's own pages need inline scripts, so scripts are not limited. */
const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
  {
    key: 'Content-Security-Policy',
    value: "frame-ancestors 'self'; base-uri 'self'; form-action 'self'; object-src 'none'",
  },
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=(), payment=()' },
  { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
];

/** @type {import('next').NextConfig} */
const nextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  transpilePackages: ['@beranda/contract', '@beranda/finance'],
  // The native TypeScript compiler has no API that Next.js could call; `npm run typecheck` does this work.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: path.resolve(import.meta.dirname, '../..') },
  // Left as they are on disk: the build is quicker, and errors keep the names by which they are logged.
  serverExternalPackages: [
    'payload',
    '@payloadcms/db-postgres',
    '@payloadcms/db-sqlite',
    '@payloadcms/drizzle',
    '@libsql/client',
    'nodemailer',
    'satori',
  ],
  headers: async () => [{ source: '/:path*', headers: securityHeaders }],
  redirects: async () => [{ source: '/', destination: '/admin', permanent: false }],
};

export default withPayload(nextConfig);
