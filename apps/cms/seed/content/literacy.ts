import { borrowingArticles } from './literacy/borrowing.ts';
import { investingArticles } from './literacy/investing.ts';
import { managingArticles } from './literacy/managing.ts';
import { safetyArticles } from './literacy/safety.ts';
import { savingArticles } from './literacy/saving.ts';
import type { LiteracySeed } from './literacy/types.ts';

/** Articles on money, newest first. */
export const literacy: LiteracySeed[] = [
  ...managingArticles,
  ...savingArticles,
  ...investingArticles,
  ...borrowingArticles,
  ...safetyArticles,
].sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
