'use client';

import { Button } from '@payloadcms/ui';
import { useSay } from '../words/use-say.ts';

export function CodesToKeep({ codes, onKept }: { codes: string[]; onKept: () => void }) {
	const say = useSay();
	return (
		<div role="status">
			<p>
				{say(
					'Keep these recovery codes where your phone is not. Each opens your account once, and they are not shown again.',
					'请将这些恢复码保存在手机以外的地方。每个只能打开您的账户一次，且不再显示。',
				)}
			</p>
			<ul>
				{codes.map((code) => (
					<li key={code}>
						<code>{code}</code>
					</li>
				))}
			</ul>
			<Button type="button" buttonStyle="secondary" onClick={onKept}>
				{say('I have kept them', '我已保存')}
			</Button>
		</div>
	);
}
