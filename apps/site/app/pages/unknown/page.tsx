import { redirect } from 'react-router';

/** Unknown paths lead home, also for a link inside the site that names none of its pages. */
export const loader = () => redirect('/');

export default function Unknown() {
	return null;
}
