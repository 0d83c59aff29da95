import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip' | 'identity';

const memoized = new LRUCache<string, Encoding>({ max: 256 });

function qualityOf(header: string, encoding: string): number | undefined {
  for (const part of header.split(',')) {
    // Trimmed, not split at `\s*;\s*`: a long run of spaces would take quadratic time (ReDoS).
    const [name = '', ...parameters] = part
      .toLowerCase()
      .split(';')
      .map((text) => text.trim());
    if (name !== encoding) continue;
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    return quality ? Number(quality.slice(2)) || 0 : 1;
  }
  return undefined;
}

function negotiate(header: string): Encoding {
  const any = qualityOf(header, '*') ?? 0;
  const br = qualityOf(header, 'br') ?? any;
  const gzip = qualityOf(header, 'gzip') ?? any;
  if (br > 0 && br >= gzip) return 'br';
  return gzip > 0 ? 'gzip' : 'identity';
}

/** Content negotiation: the best encoding that an Accept-Encoding header allows. Memoized: browsers send few different headers. */
export function encodingFor(header: string | undefined): Encoding {
  if (!header) return 'identity';
  const cached = memoized.get(header);
  if (cached) return cached;
  const encoding = negotiate(header);
  memoized.set(header, encoding);
  return encoding;
}
