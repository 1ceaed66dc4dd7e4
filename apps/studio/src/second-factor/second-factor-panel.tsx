'use client';

import { useAuth, useDocumentInfo, useField } from '@payloadcms/ui';
import { useState } from 'react';
import { type Answer, ask } from './ask.ts';
import { CodesToKeep } from './codes-to-keep.tsx';
import { Question } from './question.tsx';
import { SetUp } from './set-up.tsx';

/** In the own account: set up and turned off. In that of others: what administrators can do for them. */
export function SecondFactorPanel() {
	const { id } = useDocumentInfo();
	const { user } = useAuth();
	const { value } = useField<boolean>({ path: 'secondFactor' });
	const [changed, setChanged] = useState<boolean>();
	const isOn = changed ?? value ?? false;
	return (
		<section className="studio-second-factor" aria-labelledby="second-factor">
			<h2 id="second-factor">Second factor</h2>
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
			<p>On: whoever signs in as you needs your password and a code of your phone.</p>
			<Question
				fields={{ code: 'A code, to change this' }}
				actions={{
					'New recovery codes': async (given) => show(await ask('codes', given)),
					'Turn off': async (given) => {
						await ask('off', given);
						onChange(false);
					},
				}}
			/>
		</>
	);
}

function TheirSecondFactor({ id, isOn, onChange }: State & { id: number | string | undefined }) {
	if (!isOn) return <p>Not set up. Colleagues set it up in their own account.</p>;
	return (
		<>
			<p>On. Reset it when phone and recovery codes are lost, and you are sure who is asking.</p>
			<Question
				fields={{}}
				actions={{
					Reset: async () => {
						await ask(`reset`, {}, id);
						onChange(false);
					},
				}}
			/>
		</>
	);
}
