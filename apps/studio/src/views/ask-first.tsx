'use client';

import type { ReactNode } from 'react';

type Props = { question: string; className?: string; formAction?: string; children: ReactNode };

/** Sends its form once the person has said yes; without JavaScript at once. */
export const AskFirst = ({ question, ...button }: Props) => (
	<button
		type="submit"
		{...button}
		onClick={(event) => {
			if (!window.confirm(question)) event.preventDefault();
		}}
	/>
);
