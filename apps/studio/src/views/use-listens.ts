'use client';

import { useSyncExternalStore } from 'react';

const nothingToHear = () => () => {};

/**
 * Whether the page is hydrated. Until then controls are disabled: a choice made earlier would be visible but have no
 * effect.
 */
export const useListens = (): boolean =>
	useSyncExternalStore(
		nothingToHear,
		() => true,
		() => false,
	);
