import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** Solves a challenge, as the browser does. @returns the field `_captcha`. */
export async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('the challenge was not solved');
  return btoa(JSON.stringify({ challenge, solution }));
}

/** Fetches a challenge of a form from a site and solves it. */
export async function solveCaptcha(siteUrl: string, form: string): Promise<string> {
  const response = await fetch(`${siteUrl}/api/id/v2/captcha/${form}`);
  if (!response.ok) throw new Error(`no challenge: ${response.status}`);
  return solve((await response.json()) as Challenge);
}

const NUMBERS: Record<string, number> = {
  dua: 2,
  tiga: 3,
  empat: 4,
  lima: 5,
  enam: 6,
  tujuh: 7,
  delapan: 8,
  sembilan: 9,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
};

/** Reads the question for visitors without JavaScript, as a person does. */
export function answerTo(question: string): string {
  const [first, second, ...others] = question
    .toLowerCase()
    .split(/[^a-z]+/)
    .flatMap((word) => NUMBERS[word] ?? []);
  if (first === undefined || second === undefined || others.length > 0)
    throw new Error(`a question of another kind: ${question}`);
  return String(first + second);
}
