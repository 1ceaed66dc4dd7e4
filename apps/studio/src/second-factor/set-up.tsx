'use client';

import { useState } from 'react';
import { type Answer, ask } from './ask.ts';
import { Question } from './question.tsx';

export function SetUp({ onDone }: { onDone: (answer: Answer) => void }) {
	const [begun, setBegun] = useState<Answer>();
	if (!begun)
		return (
			<>
				<p>Off. With an authenticator on your phone, a password alone does not open your account.</p>
				<Question fields={{}} actions={{ 'Set up': async () => setBegun(await ask('begin')) }} />
			</>
		);
	const { secret = '', uri, picture } = begun;
	return (
		<>
			<p>
				Let your authenticator read this picture, <a href={uri}>open it on this phone</a>, or type the secret:
			</p>
			{picture && (
				<svg
					viewBox={`0 0 ${picture.size} ${picture.size}`}
					width="196"
					height="196"
					role="img"
					aria-label="The secret, for an authenticator"
				>
					<rect fill="#fff" width="100%" height="100%" />
					<path fill="#000" d={picture.path} shapeRendering="crispEdges" />
				</svg>
			)}
			<p>
				<code>{secret.match(/.{4}/g)?.join(' ')}</code>
			</p>
			<Question
				fields={{ code: 'The code that it shows now', password: 'Your password' }}
				actions={{ 'Turn on': async (given) => onDone(await ask('on', { ...given, secret })) }}
			/>
		</>
	);
}
