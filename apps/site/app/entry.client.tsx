import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { notesAwaitedData } from './client/navigation/awaited-data.ts';
import { doEarlyClicks } from './client/navigation/early-clicks.ts';
import { notesWhereTo, resumeNavigation } from './client/navigation/interrupted-navigation.ts';
import { learn } from './messages/dictionary.ts';
import { readStillParts } from './ui/still.tsx';

if (document.documentElement.dataset.lang === 'cn') {
	const { cn } = await import('./messages/cn.ts');
	learn('cn', cn);
}

resumeNavigation();
readStillParts();
startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<HydratedRouter instrumentations={[notesWhereTo, notesAwaitedData]} />
		</StrictMode>,
	);
});
doEarlyClicks();
