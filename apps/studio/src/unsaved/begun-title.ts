import type { Change } from './changes.ts';

const longest = 60;

/** The title typed into an item that was never saved, from its title field; empty if there is none. */
export function begunTitle(changes: readonly Pick<Change, 'path' | 'is'>[], titleField: string | undefined): string {
	const typed = [titleField, `${titleField}Cn`].map((name) => changes.find(({ path }) => path === name)?.is);
	const title = typed.find((value) => typeof value === 'string' && value.trim() !== '');
	return typeof title === 'string' ? title.trim().slice(0, longest) : '';
}
