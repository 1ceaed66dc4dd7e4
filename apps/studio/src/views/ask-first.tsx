'use client';

import type { ReactNode } from 'react';

type Props = { question: string; className?: string; formAction?: string; children: ReactNode };

/** Asks for confirmation before it sends its form; without JavaScript it sends at once. */
export const AskFirst = ({ question, ...button }: Props) => (
	<button
		type="submit"
		{...button}
		onClick={(event) => {
			if (!window.confirm(question)) event.preventDefault();
		}}
	/>
);
