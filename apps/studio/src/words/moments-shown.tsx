'use client';

import { useConfig } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import { momentPattern } from './dates.ts';
import { useSay } from './use-say.ts';

/** Sets the reader's date format for Payload's own lists and forms. */
export function MomentsShown({ children }: { children: ReactNode }) {
	const { config, setConfig } = useConfig();
	const dateFormat = useSay()(momentPattern);
	useEffect(() => {
		if (config.admin.dateFormat !== dateFormat) setConfig({ ...config, admin: { ...config.admin, dateFormat } });
	}, [config, setConfig, dateFormat]);
	return children;
}
