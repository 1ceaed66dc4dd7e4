'use client';

import { Button, useAuth, useDocumentInfo, useField } from '@payloadcms/ui';
import { useState } from 'react';
import { useSay } from '../words/use-say.ts';
import { type Answer, ask } from './ask.ts';
import { Question } from './question.tsx';
import { SetUp } from './set-up.tsx';

/** In the user's own account: setup and removal. In other accounts: the actions of administrators. */
export function SecondFactorPanel() {
	const say = useSay();
	const { id } = useDocumentInfo();
	const { user } = useAuth();
	const { value } = useField<boolean>({ path: 'secondFactor' });
	const [changed, setChanged] = useState<boolean>();
	const isOn = changed ?? value ?? false;
	return (
		<section className="studio-second-factor" aria-labelledby="second-factor">
			<h2 id="second-factor">{say('Second factor', '第二因素')}</h2>
			{id === user?.id ? (
				<OwnSecondFactor isOn={isOn} onChange={setChanged} />
			) : (
				<TheirSecondFactor id={id} isOn={isOn} onChange={setChanged} />
			)}
		</section>
	);
}

interface State {
	isOn: boolean;
	onChange: (isOn: boolean) => void;
}

function OwnSecondFactor({ isOn, onChange }: State) {
	const say = useSay();
	const [codes, setCodes] = useState<string[]>();
	if (codes) return <CodesToKeep codes={codes} onKept={() => setCodes(undefined)} />;
	const show = ({ recoveryCodes }: Answer) => setCodes(recoveryCodes);
	if (!isOn)
		return (
			<SetUp
				onDone={(answer) => {
					onChange(true);
					show(answer);
				}}
			/>
		);
	return (
		<>
			<p>
				{say(
					'On: whoever signs in as you needs your password and a code of your phone.',
					'已启用：以您的身份登录需要您的密码和手机上的验证码。',
				)}
			</p>
			<Question
				fields={{ code: say('A code, to change this', '更改需要验证码') }}
				actions={{
					[say('New recovery codes', '新的恢复码')]: async (given) => show(await ask('codes', given)),
					[say('Turn off', '停用')]: async (given) => {
						await ask('off', given);
						onChange(false);
					},
				}}
			/>
		</>
	);
}

function TheirSecondFactor({ id, isOn, onChange }: State & { id: number | string | undefined }) {
	const say = useSay();
	if (!isOn)
		return <p>{say('Not set up. Colleagues set it up in their own account.', '未设置。同事在自己的账户中设置。')}</p>;
	return (
		<>
			<p>
				{say(
					'On. Reset it when phone and recovery codes are lost, and you are sure who is asking.',
					'已启用。手机和恢复码都丢失、且您确定是谁在请求时，请重置。',
				)}
			</p>
			<Question
				fields={{}}
				actions={{
					[say('Reset', '重置')]: async () => {
						await ask(`reset`, {}, id);
						onChange(false);
					},
				}}
			/>
		</>
	);
}

function CodesToKeep({ codes, onKept }: { codes: string[]; onKept: () => void }) {
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
