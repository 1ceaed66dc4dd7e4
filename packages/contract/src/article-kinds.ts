export const articleKinds = ['blog', 'press'] as const;
export type ArticleKind = (typeof articleKinds)[number];
