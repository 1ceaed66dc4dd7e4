import { useNavigation } from 'react-router';
import { useDataTimeout } from '../client/navigation/awaited-data.ts';
import { showToast } from '../client/toasts.ts';
import { useAfter } from '../client/use-after.ts';
import { chunkLoadTimeout } from '../constants.ts';
import { useMessages } from '../messages/use-messages.ts';
import { Button } from '../ui/button.tsx';
import { LoadingOverlay } from '../ui/loading-overlay.tsx';

/** Milliseconds before the overlay appears: on a faster navigation it would only flicker. */
const noticeable = 150;

/**
 * The overlay of a pending navigation. Data has the request timeout; a chunk that does not load times out after 120 s,
 * with an offer to retry.
 */
export function PendingNavigation() {
	const messages = useMessages();
	useDataTimeout((given) => showToast('error', messages.noConnection, { ...given, label: messages.tryAgain }));
	const { state, location } = useNavigation();
	const waiting = state === 'loading';
	const shown = useAfter(waiting, noticeable);
	const gaveUp = useAfter(waiting, chunkLoadTimeout);
	if (!shown) return null;
	return (
		<LoadingOverlay label={gaveUp ? messages.takingLong : messages.loading}>
			{gaveUp && location && (
				<Button onClick={() => window.location.assign(location.pathname + location.search)}>{messages.tryAgain}</Button>
			)}
		</LoadingOverlay>
	);
}
