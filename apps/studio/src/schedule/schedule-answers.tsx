'use client';

import { ServerFunctionsProvider, toast, useConfig, useServerFunctions } from '@payloadcms/ui';
import type { ServerFunctionClient } from 'payload';
import { type ReactNode, useCallback, useEffect } from 'react';

/** The form starts with the user's own time zone; they may choose another. */
function useOwnTimeZone(): void {
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

const errorIn = (answer: unknown): string | undefined =>
	typeof answer === 'object' && answer !== null && 'error' in answer && typeof answer.error === 'string'
		? answer.error
		: undefined;

/** Payload's drawer always reports success. This shows the real result until it is dismissed. */
export function ScheduleAnswers({ children }: { children: ReactNode }) {
	const { serverFunction } = useServerFunctions();
	useOwnTimeZone();
	const told: ServerFunctionClient = useCallback(
		async (call) => {
			const answer = await serverFunction(call);
			const error = call.name === 'schedule-publish' ? errorIn(answer) : undefined;
			if (error)
				setTimeout(() => {
					toast.dismiss();
					toast.error(error, { duration: Number.POSITIVE_INFINITY });
				});
			return answer;
		},
		[serverFunction],
	);
	return <ServerFunctionsProvider serverFunction={told}>{children}</ServerFunctionsProvider>;
}
