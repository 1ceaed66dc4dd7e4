'use client';

import { ServerFunctionsProvider, toast, useServerFunctions } from '@payloadcms/ui';
import type { ServerFunctionClient } from 'payload';
import { type ReactNode, useCallback } from 'react';
import { useOwnTimeZone } from './use-own-time-zone.ts';

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
