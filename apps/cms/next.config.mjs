import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';

/** No response of the API may be cached: much of it is for one person. */
const apiHeaders = [{ key: 'Cache-Control', value: 'no-store' }];

// In the environment, since a build reads this file in several processes. Constant in development, where each change
// restarts the server.
process.env.CMS_BUILD_ID ??= process.env.NODE_ENV === 'development' ? 'development' : randomUUID();

/** @type {import('next').NextConfig} */
const nextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Inlined. A form names the build of its page, so that the server can reject saves of a former one.
  env: { CMS_BUILD_ID: process.env.CMS_BUILD_ID },
  transpilePackages: [
    '@beranda/brand',
    '@beranda/complaints',
    '@beranda/contract',
    '@beranda/finance',
    '@beranda/search',
  ],
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
    'fontkit',
    'pdfkit',
    'satori',
    '@zxcvbn-ts/language-common',
  ],
  // Development logs requests; the site polls this one once a second.
  logging: { incomingRequests: { ignore: [/^\/api\/tag-versions$/] } },
  // A rejected server function answers 401 or 403 instead of 500.
  experimental: { authInterrupts: true },
  headers: async () => [{ source: '/api/:path*', headers: apiHeaders }],
  redirects: async () => [{ source: '/', destination: '/admin', permanent: false }],
};

export default withPayload(nextConfig);
