import { use } from 'react';
import { sayHere } from '../../words/say-here.ts';
/** Above the list of applications. */
export const BoardLink = () => {
	const say = use(sayHere());
	return (
		<p>
			<a href="/admin/desk/applications">{say('Show by stage', '按阶段显示')}</a>
		</p>
	);
};
