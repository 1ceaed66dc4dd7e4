'use client';

import { useConfig } from '@payloadcms/ui';
import { useEffect } from 'react';

/** The form starts with the user's own time zone; they may choose another. */
export function useOwnTimeZone(): void {
	const { config, setConfig } = useConfig();
	useEffect(() => {
		const { timezones } = config.admin ?? {};
		if (!timezones || timezones.defaultTimezone) return;
		const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
		const known = timezones.supportedTimezones ?? [];
		const supportedTimezones = known.some(({ value }) => value === own)
			? known
			: [{ label: own.replaceAll('_', ' '), value: own }, ...known];
		setConfig({ ...config, admin: { ...config.admin, timezones: { supportedTimezones, defaultTimezone: own } } });
	}, [config, setConfig]);
}
