import { useEffect, useState } from 'react';
import type { OpenDocument } from './open-document.ts';

export type Reading = { phase: 'loading' | 'failed'; document: null } | { phase: 'ready'; document: OpenDocument };

/** Opens a document in the browser. The PDF library is large, so only this loads it. */
export function useDocument(url: string): Reading & { retry: () => void } {
	const [attempt, setAttempt] = useState(0);
	const [reading, setReading] = useState<Reading>({ phase: 'loading', document: null });

	// biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens the same address anew
	useEffect(() => {
		let left = false;
		let close = () => {};
		setReading({ phase: 'loading', document: null });
		import('./open-document.ts')
			.then(({ openDocument }) => openDocument(url))
			.then(
				(document) => {
					close = document.close;
					if (left) close();
					else setReading({ phase: 'ready', document });
				},
				() => {
					if (!left) setReading({ phase: 'failed', document: null });
				},
			);
		return () => {
			left = true;
			close();
		};
	}, [url, attempt]);

	return { ...reading, retry: () => setAttempt((count) => count + 1) };
}
