import type { Change } from './changes.ts';

const longest = 60;

/** What somebody called an item that was never saved, in the field that names its kind; empty where nothing stands there. */
export function begunTitle(changes: readonly Pick<Change, 'path' | 'is'>[], titleField: string | undefined): string {
	const typed = [titleField, `${titleField}Cn`].map((name) => changes.find(({ path }) => path === name)?.is);
	const title = typed.find((value) => typeof value === 'string' && value.trim() !== '');
	return typeof title === 'string' ? title.trim().slice(0, longest) : '';
}
