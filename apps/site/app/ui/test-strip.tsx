import type { ReactNode } from 'react';

/** The loading indicator: a test strip with a moving liquid front and two lines that appear. */
export function TestStrip({ label, children }: { label: string; children?: ReactNode }) {
	return (
		<div className="toast grid justify-items-center gap-5 rounded-card border border-line bg-white px-8 py-7 text-center text-ink raised">
			<span className="test-strip" aria-hidden="true">
				<span className="test-line" />
				<span className="test-line" />
			</span>
			<p className="text-sm font-semibold">{label}</p>
			{children}
		</div>
	);
}
