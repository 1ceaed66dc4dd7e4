import type { ReactNode } from 'react';
import { TestStrip } from './test-strip.tsx';

/** Covers the page while it waits. Children are shown below the animation. */
export function LoadingOverlay({ label, children }: { label: string; children?: ReactNode }) {
	return (
		<div role="status" className="overlay-in fixed inset-0 z-50 grid place-items-center bg-mist/85 p-6">
			<TestStrip label={label}>{children}</TestStrip>
		</div>
	);
}
