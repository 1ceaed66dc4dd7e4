'use client';

import { Button } from '@payloadcms/ui';

export function CodesToKeep({ codes, onKept }: { codes: string[]; onKept: () => void }) {
	return (
		<div role="status">
			<p>
				Keep these recovery codes where your phone is not. Each opens your account once, and they are not shown again.
			</p>
			<ul>
				{codes.map((code) => (
					<li key={code}>
						<code>{code}</code>
					</li>
				))}
			</ul>
			<Button type="button" buttonStyle="secondary" onClick={onKept}>
				I have kept them
			</Button>
		</div>
	);
}
