import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';

/** What every part of a page knows: layout, language, navigation and the company's settings. */
export function useShell() {
	const shell = useRouteLoaderData<typeof loader>('root');
	if (!shell) throw new Error('The shell has no data: the root loader did not run');
	return shell;
}

export const useLayout = () => useShell().layout;
