import { useRouteLoaderData } from 'react-router';
import type { ShellData } from '../shell-data.ts';

/** Data that every part of a page can use: layout, language, navigation and the company's settings. */
export function useShell() {
	const shell = useRouteLoaderData<ShellData>('root');
	if (!shell) throw new Error('The shell has no data: the root loader did not run');
	return shell;
}

export const useLayout = () => useShell().layout;
