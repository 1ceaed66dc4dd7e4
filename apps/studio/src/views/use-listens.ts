'use client';

import { useSyncExternalStore } from 'react';

const nothingToHear = () => () => {};

/**
 * Whether the page that the server has sent listens yet. Until it does a control is disabled: what a person chose
 * before would stand there and count for nothing.
 */
export const useListens = (): boolean =>
	useSyncExternalStore(
		nothingToHear,
		() => true,
		() => false,
	);
