'use client';

import { useTranslation } from '@payloadcms/ui';
import { useMemo } from 'react';
import { type Say, sayIn } from './said.ts';

/** In the user's language for the studio, in client components. */
export function useSay(): Say {
	const { i18n } = useTranslation();
	return useMemo(() => sayIn(i18n.language), [i18n.language]);
}
