'use client';

import { ServerFunctionsProvider, useServerFunctions } from '@payloadcms/ui';
import type { ServerFunctionClient } from 'payload';
import { type ReactNode, useCallback } from 'react';

/** Payload's dialog replaces the form by a colleague's newer version. The studio merges both, so it is never asked for. */
export function NoStaleDialog({ children }: { children: ReactNode }) {
	const { serverFunction } = useServerFunctions();
	const asked: ServerFunctionClient = useCallback(
		(call) =>
			serverFunction(call.name === 'form-state' ? { ...call, args: { ...call.args, checkForStaleData: false } } : call),
		[serverFunction],
	);
	return <ServerFunctionsProvider serverFunction={asked}>{children}</ServerFunctionsProvider>;
}
