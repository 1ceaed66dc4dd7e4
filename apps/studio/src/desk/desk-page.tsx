import type { AdminViewServerProps } from 'payload';
import { type ReactNode, use } from 'react';
import { formOutcome } from '../views/form-outcome.ts';
import { StudioPage } from '../views/studio-page.tsx';
import { sayHere } from '../words/say-here.ts';
import { KeepWords } from './keep-words.tsx';

type PageProps = Pick<AdminViewServerProps, 'initPageResult' | 'params' | 'searchParams'> & {
	at: string;
	children: ReactNode;
};

/** Frame of the inbox's views: the result of the last form, and a link back to a message that has left the list. */
export function DeskPage({ children, ...props }: PageProps) {
	const say = use(sayHere());
	const { done, problem, last } = formOutcome(props);
	return (
		<StudioPage {...props} className="desk">
			{done && (
				<p role="status" className="desk-told">
					{done} {last && <a href={last}>{say('Back to it', '回到该信')}</a>}
				</p>
			)}
			{problem && (
				<p role="alert" className="desk-told desk-refused">
					{problem}
				</p>
			)}
			<KeepWords />
			{children}
		</StudioPage>
	);
}
