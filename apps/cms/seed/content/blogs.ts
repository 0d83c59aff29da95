import { businessBlogs } from './blogs/business.ts';
import { businessFinanceBlogs } from './blogs/business-finance.ts';
import { digitalSafetyBlogs } from './blogs/digital-safety.ts';
import { familyBlogs } from './blogs/family.ts';
import { homeOwnershipBlogs } from './blogs/home-ownership.ts';
import { householdBlogs } from './blogs/household.ts';
import { investingBlogs } from './blogs/investing.ts';
import { storyBlogs } from './blogs/stories.ts';
import type { BlogSeed } from './blogs/types.ts';

/** The blog of the demonstration bank, newest first. */
export const blogs: BlogSeed[] = [
  ...businessBlogs,
  ...businessFinanceBlogs,
  ...digitalSafetyBlogs,
  ...familyBlogs,
  ...homeOwnershipBlogs,
  ...householdBlogs,
  ...investingBlogs,
  ...storyBlogs,
].sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
