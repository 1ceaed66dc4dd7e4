'use client';

import { useLivePreviewContext } from '@payloadcms/ui';
import { useEffect } from 'react';
import { withLayout } from './with-layout.ts';

/** The frame beside the form follows the size that is chosen above it: Mobile shows the layout that phones get. */
export function PreviewLayout() {
	const { breakpoint, url, setURL } = useLivePreviewContext();
	const wanted = url && withLayout(url, breakpoint);
	useEffect(() => {
		if (wanted && wanted !== url) setURL(wanted);
	}, [wanted, url, setURL]);
	return null;
}
