import { useLocation } from 'react-router';
import { useShell } from '../../client/use-shell.ts';
import type { SentView } from './sent-view.ts';

/** The outcome of this form, if it was submitted without JavaScript and this is the page that shows it. */
export function useSentForm(kind: string): SentView | undefined {
	const { sentForm } = useShell();
	const { search } = useLocation();
	return sentForm?.kind === kind && search.includes(sentForm.token) ? sentForm : undefined;
}
