import type { Member } from '../administrator.ts';
import type { Result } from '../report.ts';
import { getMedian } from '../statistics.ts';
import type { FilledCases } from './fill-cases.ts';

/** Of each request. */
const REPETITIONS = 10;
const MAX_MS = 500;

const LIST = '/admin/collections/cases';
/** In the HTML of the list only: a session that has ended leads to another page with status 200. */
const LIST_MARK = 'queue-links';
/** Fewer mean that the links of the queues were not recognized. */
const MIN_QUEUES = 9;

type Screen = {
  path: string;
  /** In the body of a POST request. */
  body?: unknown;
  /** A text that the response must contain. */
  shows?: string;
};

/** The links of the queues in the list's HTML, by what they are called. */
function queuesIn(html: string): [name: string, path: string][] {
  const [, nav = ''] = /<nav[^>]*class="queue-links[ "][^>]*>(.*?)<\/nav>/s.exec(html) ?? [];
  const links = [...nav.matchAll(/<a[^>]*href="([^"]*where[^"]*)"[^>]*>([^<]+)/g)];
  return links
    .filter(([, path = '']) => path.startsWith(LIST))
    .map(([, path = '', name = '']) => [name, path.replaceAll('&amp;', '&')]);
}

const condition = (...conditions: [field: string, operator: string, value: string][]) =>
  conditions
    .map(
      ([field, operator, value], index) =>
        `where[or][0][and][${index}][${field}][${operator}]=${encodeURIComponent(value)}`,
    )
    .join('&');

const search = (text: string) => `${LIST}?search=${encodeURIComponent(text)}`;

/** The screens of the desk, and the requests that they make. */
function screensOf(
  { longCase, person }: FilledCases,
  queues: readonly [string, string][],
): Record<string, Screen> {
  const { id, ticket } = longCase;
  const [first = ''] = person.name.split(' ');
  return {
    'case list': { path: LIST, shows: LIST_MARK },
    ...Object.fromEntries(queues.map(([name, path]) => [`queue ${name}`, { path, shows: LIST_MARK }])),
    'search by ticket': { path: search(ticket), shows: ticket },
    'search by name': { path: search(first), shows: first },
    'search by e-mail': { path: search(person.email), shows: person.name },
    'search by phone': { path: search(person.phone), shows: person.name },
    'search for nothing': { path: search('tidak ada yang bernama begini'), shows: LIST_MARK },
    'filter by status and form': {
      path: `${LIST}?${condition(['status', 'equals', 'closed'], ['form', 'equals', 'complaint'])}`,
      shows: LIST_MARK,
    },
    'case screen': { path: `${LIST}/${id}`, shows: ticket },
    'history of a case': {
      path: `/api/case-events?where[case][equals]=${id}&sort=-id&depth=0&pagination=false`,
      shows: '"kind":"note"',
    },
    'opening of a case': { path: `/api/cases/${id}/opened`, body: {} },
    'cases of a person by e-mail': {
      path: '/api/cases/person/find',
      body: { person: { email: person.email } },
      shows: ticket,
    },
    'cases of a person by phone': {
      path: '/api/cases/person/find',
      body: { person: { phone: person.phone } },
      shows: ticket,
    },
    // Last, since the back office stores a user's sort order and page size.
    'case list, page 5,000': { path: `${LIST}?page=5000`, shows: LIST_MARK },
    'case list by name': { path: `${LIST}?sort=senderName`, shows: LIST_MARK },
    'case list by deadline': { path: `${LIST}?sort=dueAt`, shows: LIST_MARK },
    'case list, 100 on a page': { path: `${LIST}?limit=100`, shows: LIST_MARK },
  };
}

/** @returns milliseconds until the complete response has arrived. */
async function timeRequest(member: Member, { body, path, shows }: Screen): Promise<number> {
  const startedAt = performance.now();
  const response = await member.request(body === undefined ? 'GET' : 'POST', path, body);
  const text = await response.text();
  const milliseconds = performance.now() - startedAt;
  if (shows && !text.includes(shows)) throw new Error(`${path} does not show ${shows}`);
  return milliseconds;
}

async function measureScreen(name: string, member: Member, screen: Screen): Promise<Result> {
  // Warm-up: the first request loads modules.
  await timeRequest(member, screen);
  const times: number[] = [];
  for (let count = 0; count < REPETITIONS; count += 1) times.push(await timeRequest(member, screen));
  return {
    name,
    value: Math.max(...times),
    unit: 'ms',
    threshold: { atMost: MAX_MS },
    note: `median ${Math.round(getMedian(times))} ms`,
    details: times,
  };
}

/** Times the screens of the desk and their requests, as a member sees them: the slowest of ten. */
export async function measureScreens(
  { member, role, database }: { member: Member; role: string; database: string },
  filled: FilledCases,
): Promise<Result[]> {
  const queues = queuesIn(await (await member.request('GET', LIST)).text());
  if (queues.length < MIN_QUEUES) throw new Error(`The list shows ${queues.length} queues`);
  const results: Result[] = [];
  for (const [name, screen] of Object.entries(screensOf(filled, queues)))
    results.push(await measureScreen(`${name}, ${role}, ${database}`, member, screen));
  return results;
}
