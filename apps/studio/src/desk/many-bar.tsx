import { use } from 'react';
import type { Said } from '../words/said.ts';
import { sayHere } from '../words/say-here.ts';
import type { worksOfMany } from './many-letters.ts';

/** Name of the form to which the boxes of the rows belong. */
export const manyForm = 'desk-many';

const buttons: Record<(typeof worksOfMany)[number], Said> = {
	take: { en: 'Take them', zh: '由我处理' },
	done: { en: 'Done', zh: '完成' },
	spam: { en: 'Spam', zh: '垃圾信息' },
};

/** What can be done with all ticked letters; the style sheet shows it once one is ticked. */
export function ManyBar({ from }: { from: string }) {
	const say = use(sayHere());
	return (
		<form
			id={manyForm}
			className="desk-many"
			method="post"
			action="/api/desk/many"
			aria-label={say('Ticked letters', '勾选的信件')}
		>
			<input type="hidden" name="from" value={from} />
			<span>{say('With the ticked ones:', '对勾选的信件：')}</span>
			{Object.entries(buttons).map(([name, label]) => (
				<button key={name} type="submit" name="do" value={name}>
					{say(label)}
				</button>
			))}
			<button type="submit" formMethod="get" formAction="/api/inbox/messages/xlsx">
				{say('Download as XLSX', '下载为 XLSX')}
			</button>
			<button type="reset">{say('Untick all', '取消勾选')}</button>
		</form>
	);
}
