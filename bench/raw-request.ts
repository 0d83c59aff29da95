import { request } from 'node:http';

export type RawResponse = {
  status: number;
  /** Raw and in order; `fetch` would merge headers and decode the body. */
  headers: [name: string, value: string][];
  body: Buffer;
};

/** A GET that does not decode the body. */
export function getRaw(url: string, headers: Record<string, string> = {}): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const call = request(url, { headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const raw = response.rawHeaders;
        const pairs = raw.flatMap((name, index): [string, string][] =>
          index % 2 === 0 ? [[name, raw[index + 1] ?? '']] : [],
        );
        resolve({ status: response.statusCode ?? 0, headers: pairs, body: Buffer.concat(chunks) });
      });
    });
    call.on('error', reject);
    call.end();
  });
}
