const isChinese = (name: string) => /^\p{Script=Han}+$/u.test(name);

/** A person's full name in the order of its language: 王小明, Ada Lim. */
export const fullName = (first?: string | null, last?: string | null): string => {
	const [given = '', family = ''] = [first ?? '', last ?? ''].map((name) => name.trim());
	return isChinese(given) && isChinese(family) ? family + given : [given, family].filter(Boolean).join(' ');
};
