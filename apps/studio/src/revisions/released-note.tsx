import type { UIFieldServerProps } from 'payload';
import { frozenWords } from './released.ts';

const words: Record<string, string> = {
	released: frozenWords,
	superseded: frozenWords,
	withdrawn: 'This revision is withdrawn: it stays so, and everything about it stays as it is. Make a new revision.',
};

/** Above the form of a released revision: why its fields are fixed. */
export function ReleasedNote({ data }: UIFieldServerProps) {
	const said = words[String(data?.state)];
	if (!said) return null;
	return (
		<section className="studio-note studio-released" role="note">
			<p>{said}</p>
		</section>
	);
}
