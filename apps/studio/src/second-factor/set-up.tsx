'use client';

import { useState } from 'react';
import { useSay } from '../words/use-say.ts';
import { type Answer, ask } from './ask.ts';
import { Question } from './question.tsx';

export function SetUp({ onDone }: { onDone: (answer: Answer) => void }) {
	const say = useSay();
	const [begun, setBegun] = useState<Answer>();
	if (!begun)
		return (
			<>
				<p>
					{say(
						'Off. With an authenticator on your phone, a password alone does not open your account.',
						'未启用。在手机上使用身份验证器后，仅凭密码无法打开您的账户。',
					)}
				</p>
				<Question fields={{}} actions={{ [say('Set up', '设置')]: async () => setBegun(await ask('begin')) }} />
			</>
		);
	const { secret = '', uri, picture } = begun;
	return (
		<>
			<p>
				{say('Let your authenticator read this picture, ', '请用身份验证器扫描此图，')}
				<a href={uri}>{say('open it on this phone', '在此手机上打开')}</a>
				{say(', or type the secret:', '，或输入密钥：')}
			</p>
			{picture && (
				<svg
					viewBox={`0 0 ${picture.size} ${picture.size}`}
					width="196"
					height="196"
					role="img"
					aria-label={say('The secret, for an authenticator', '身份验证器的密钥')}
				>
					<rect fill="#fff" width="100%" height="100%" />
					<path fill="#000" d={picture.path} shapeRendering="crispEdges" />
				</svg>
			)}
			<p>
				<code>{secret.match(/.{4}/g)?.join(' ')}</code>
			</p>
			<Question
				fields={{
					code: say('The code that it shows now', '当前显示的验证码'),
					password: say('Your password', '您的密码'),
				}}
				actions={{ [say('Turn on', '启用')]: async (given) => onDone(await ask('on', { ...given, secret })) }}
			/>
		</>
	);
}
