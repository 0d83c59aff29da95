import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getFreePort } from '../scripts/lib/ports.mjs';
import { waitUntilReady } from '../scripts/lib/wait-until-ready.mjs';
import type { RawResponse } from './raw-request.ts';

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Headers that nginx sets itself. */
const OWN_HEADERS = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'server',
  'transfer-encoding',
]);

/** Starts nginx, which serves `/index.html` (no rewriting) with the same bytes and headers as the site. */
export async function startNginx(program: string, response: RawResponse) {
  const folder = mkdtempSync(join(tmpdir(), 'beranda-nginx-'));
  const port = await getFreePort();
  const hasBrotliModule = existsSync(BROTLI_MODULE);
  writeFileSync(join(folder, 'index.html.br'), response.body);
  writeFileSync(join(folder, 'index.html'), response.body);
  writeFileSync(join(folder, 'nginx.conf'), configuration({ folder, port, response, hasBrotliModule }));

  const child = spawn(
    program,
    ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  const url = `http://127.0.0.1:${port}/index.html`;
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  };
  if (!(await waitUntilReady(url, { withinMs: 5_000 }))) {
    await stop();
    throw new Error('nginx did not start');
  }
  return { url, stop, how: hasBrotliModule ? 'brotli_static' : 'a file' };
}

function configuration(options: {
  folder: string;
  port: number;
  response: RawResponse;
  hasBrotliModule: boolean;
}): string {
  const { folder, port, response, hasBrotliModule } = options;
  const headers = response.headers
    .filter(([name, value]) => !OWN_HEADERS.has(name.toLowerCase()) && !/[$\\]/.test(value))
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`);
  return `
${hasBrotliModule ? `load_module ${BROTLI_MODULE};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  keepalive_timeout 60s;
  server_tokens off;
  types { }
  default_type "text/html; charset=utf-8";
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    location = /index.html {
      ${hasBrotliModule ? 'brotli_static on;' : 'add_header Content-Encoding br;'}
      ${headers.join('\n      ')}
    }
  }
}
`;
}
