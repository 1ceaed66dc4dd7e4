'use client';

import { useEffect, useState } from 'react';
import { useSay } from '../words/use-say.ts';

const every = 5000;

/** Shows who else has this message open. */
export function AlsoHere({ address }: { address: string }) {
	const say = useSay();
	const [others, setOthers] = useState<string[]>([]);

	useEffect(() => {
		let isOver = false;
		const ask = async () => {
			if (document.visibilityState === 'hidden') return;
			const answer = await fetch(address, { method: 'POST' }).catch(() => null);
			const said: { others?: string[] } = answer?.ok ? await answer.json() : {};
			if (!isOver) setOthers(said.others ?? []);
		};
		void ask();
		const timer = setInterval(() => void ask(), every);
		return () => {
			isOver = true;
			clearInterval(timer);
		};
	}, [address]);

	return (
		<p role="status" className="desk-also">
			{others.length > 0 &&
				say(
					`${others.join(', ')} ${others.length === 1 ? 'has' : 'have'} this letter open too.`,
					`${others.join('、')} 也打开了这封来信。`,
				)}
		</p>
	);
}
