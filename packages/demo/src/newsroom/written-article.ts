import type { Article } from '@site/contract/newsroom';

/** An article as written here: few have sections. */
export type WrittenArticle = Omit<Article, 'sections'> & Partial<Pick<Article, 'sections'>>;
