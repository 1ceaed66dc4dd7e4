import { showLoading } from '../../client/toasts.ts';
import { requestTimeout } from '../../client/wire/wire.ts';

type Ways = {
	/** Shown at once. */
	sending: string;
	/** Says what is missing, or that there is no connection. */
	refuse: () => void;
};

/**
 * A submit while the engine is on its way (D56): the button answers at once. After the request timeout, or where the
 * engine cannot be had, the browser sends the form, unless only its own error page would come back.
 */
export async function submitBeforeEngine(
	form: HTMLFormElement,
	engine: Promise<{ submit(): void }>,
	{ sending, refuse }: Ways,
) {
	const send = () => {
		// For the warning about leaving the page (use-leave-warning.ts). The server says what is missing.
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

/** A browser counts as online in any network, also in one that leads nowhere. */
const isServerThere = () =>
	navigator.onLine &&
	fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(requestTimeout) }).then(
		() => true,
		() => false,
	);
