import type { ReactNode } from 'react';
import { TestStrip } from '../ui/test-strip.tsx';

/** Lies over the page while something is awaited. What it is given as children is offered below the strip. */
export function LoadingOverlay({ label, children }: { label: string; children?: ReactNode }) {
	return (
		<div className="overlay-in fixed inset-0 z-50 grid place-items-center bg-mist/90 p-6">
			<div className="grid justify-items-center gap-5 text-center">
				<div role="status" className="grid justify-items-center gap-5">
					<TestStrip />
					<p className="text-sm font-semibold text-ink">{label}</p>
				</div>
				{children}
			</div>
		</div>
	);
}
