'use client';

import { Button } from '@payloadcms/ui';
import { type KeyboardEvent, useId, useState } from 'react';

type Given = Record<string, string>;
interface Props {
	/** Labels by field name. */
	fields: Given;
	/** Buttons and what they do; Enter triggers the first. Errors are shown. */
	actions: Record<string, (given: Given) => Promise<void>>;
}

/** Not a form element, because it is inside Payload's form. */
export function Question({ fields, actions }: Props) {
	const id = useId();
	const [given, setGiven] = useState<Given>({});
	const [error, setError] = useState('');
	const run = async (action: ((given: Given) => Promise<void>) | undefined) => {
		setError('');
		await action?.(given).catch((reason: Error) => setError(reason.message));
	};
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.key !== 'Enter') return;
		event.preventDefault();
		void run(Object.values(actions)[0]);
	};
	return (
		<div className="studio-form">
			{Object.entries(fields).map(([name, label]) => (
				<label key={name} htmlFor={`${id}-${name}`}>
					{label}{' '}
					<input
						id={`${id}-${name}`}
						type={name === 'password' ? 'password' : 'text'}
						autoComplete={name === 'password' ? 'current-password' : 'one-time-code'}
						value={given[name] ?? ''}
						onChange={({ target }) => setGiven({ ...given, [name]: target.value })}
						onKeyDown={onKeyDown}
					/>
				</label>
			))}
			{Object.entries(actions).map(([label, action]) => (
				<Button key={label} type="button" buttonStyle="secondary" onClick={() => void run(action)}>
					{label}
				</Button>
			))}
			{error && <p role="alert">{error}</p>}
		</div>
	);
}
