import { showLoading } from '../../client/toasts.ts';
import { requestTimeout } from '../../client/wire/wire.ts';

type Ways = {
	/** The message shown immediately. */
	sending: string;
	/** Shows which fields are missing, or that there is no connection. */
	refuse: () => void;
};

/**
 * Handles a submit while the engine is loading (D56): the button responds immediately. After the request timeout, or if
 * the engine cannot be loaded, the browser sends the form, unless only its own error page would come back.
 */
export async function submitBeforeEngine(
	form: HTMLFormElement,
	engine: Promise<{ submit(): void }>,
	{ sending, refuse }: Ways,
) {
	const send = () => {
		// Turns off the warning about leaving the page (use-leave-warning.ts). The server reports missing fields.
		form.noValidate = false;
		form.submit();
	};
	const release = showLoading(sending);
	const next = await Promise.race([
		engine.then(({ submit }) => submit),
		passed(requestTimeout).then(() => (navigator.onLine ? send : refuse)),
	]).catch(async () => ((await isServerThere()) ? send : refuse));
	release();
	next();
}

const passed = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** `onLine` is true in any network, even in one without internet access. */
const isServerThere = () =>
	navigator.onLine &&
	fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(requestTimeout) }).then(
		() => true,
		() => false,
	);
