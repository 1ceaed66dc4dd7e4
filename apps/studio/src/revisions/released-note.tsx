import type { UIFieldServerProps } from 'payload';
import { use } from 'react';
import type { Said } from '../words/said.ts';
import { sayHere } from '../words/say-here.ts';
import { frozenWords } from './released.ts';

const words: Record<string, Said | undefined> = {
	released: frozenWords,
	superseded: frozenWords,
	withdrawn: {
		en: 'This revision is withdrawn: it stays so, and everything about it stays as it is. Make a new revision.',
		zh: '此修订版已撤回：状态不再改变，其内容也保持不变。请新建修订版。',
	},
};

/** Above the form of a released revision: explains why its fields are fixed. */
export function ReleasedNote({ data }: UIFieldServerProps) {
	const say = use(sayHere());
	const said = words[String(data?.state)];
	if (!said) return null;
	return (
		<section className="studio-note studio-released" role="note">
			<p>{say(said)}</p>
		</section>
	);
}
